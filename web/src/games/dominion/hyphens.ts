/**
 * Where long names may be broken: browsers know no hyphens for many languages, and a pile on a phone is narrow. A name is
 * broken between the words it is made of; syllables within a word come only where it has to be.
 */
const BROKEN = [
    "Aben-teurer Aus-rüstung Biblio-thek Brücken-troll Burg-graben Expe-dition Flücht-ling Freuden-feuer Gefolgs-mann",
    "Geister-wald Geld-verleiher Geschichten-erzähler Hafen-stadt Herzog-tum Holz-fäller Jahr-markt",
    "Karawanen-wächter Klein-bauer Kund-schafter Kunst-handwerker König-liche Labora-torium Pilger-fahrt",
    "Rats-versammlung Ratten-fänger Schatz-sucher Späh-trupp Sumpf-hexe Thron-saal Trans-formation Ver-lorene",
    "Wander-zirkus Wein-händler Werk-statt Wild-hüter Zer-störung Über-fahrt",
    "Adven-turer Arti-ficer Bureau-crat Chancel-lor Dupli-cate Inherit-ance Labora-tory Messen-ger Money-lender",
    "Path-finding Pilgrim-age Rat-catcher Story-teller Trans-mogrify Travel-ling Wood-cutter",
];

const SOFT = new Map(
    BROKEN.flatMap((line) => line.split(" ")).map((word) => [word.replace("-", ""), word.replace("-", "\u00ad")]),
);

export function soft(name: string): string {
    return name.replace(/\p{L}+/gu, (word) => SOFT.get(word) ?? word);
}
