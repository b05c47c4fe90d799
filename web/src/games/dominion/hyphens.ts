/**
 * Where long names may be broken: browsers know no hyphens for many languages, and a pile on a phone is narrow. A name is
 * broken between the words it is made of; syllables within a word come only where it has to be. No part is wider than the
 * smallest card.
 */
const BROKEN = [
    "Aben-teurer Aus-rüstung Biblio-thek Brücken-troll Büro-krat Burg-graben Cham-pion Dupli-kat Erb-schaft Expe-dition",
    "Fest-mahl Flücht-ling Freuden-feuer Gefolgs-mann Geister-wald Geiz-hals Geld-ver-leiher Geschich-ten-erzähler",
    "Hafen-stadt Herzog-tum Holz-fäller Jahr-markt Kara-wanen-wächter Klein-bauer Kund-schafter Kunst-hand-werker",
    "König-liche Labora-torium Leih-gabe Pilger-fahrt Rats-ver-samm-lung Ratten-fänger Schatz-sucher Schmie-de",
    "Späh-trupp Sumpf-hexe Thron-saal Trai-ning Trans-for-mation Ver-lorene Wander-zirkus Weg-suche Wein-händler",
    "Werk-statt Wild-hüter Zer-störung Zu-flucht Über-fahrt Über-fall",
    "Adven-turer Arti-ficer Bureau-crat Car-riage Chancel-lor Dis-ciple Dupli-cate Festi-val Fugi-tive Hire-ling",
    "Inherit-ance Labora-tory Mer-chant Messen-ger Money-lender Path-finding Pilgrim-age Plati-num Prov-ince",
    "Rat-catcher Scout-ing Story-teller Trans-mogrify Travel-ling Trea-sure Wood-cutter Work-shop",
];

const SOFT = new Map(
    BROKEN.flatMap((line) => line.split(" ")).map((word) => [word.replaceAll("-", ""), word.replaceAll("-", "\u00ad")]),
);

/** Where a word fits on a line of its own, a name is broken before it, not within it. */
const FITTING = 8;

export function soft(name: string): string {
    return name.replace(/\p{L}+/gu, (word, start: number) =>
        start > 0 && word.length <= FITTING ? word : (SOFT.get(word) ?? word),
    );
}
