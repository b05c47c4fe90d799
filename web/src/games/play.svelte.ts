/** How a board lets its player move. The table makes one for each game and sets its question. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteMap } from "svelte/reactivity";
import { longPress } from "../ui/longPress";
import type { Choice, PlaceInfo, Question, Reason } from "../wire/messages";
import { findOption, isAt, type MoveName } from "./choices";

/** Moves go to the service through these. */
export interface Wire {
    choose(texts: readonly string[]): void;
    why(move: MoveName): Promise<Reason>;
}

/** What is pointed at or has the focus: an option, or something that cannot be chosen. */
export interface Pointed {
    element: Element;
    option: Choice | null;
    /** Why it cannot be chosen; null while the service is asked. */
    reason: Reason | null;
}

/** What a line of the story names: something by its key, perhaps only where it lies or whose it is. */
export type Named = Partial<PlaceInfo> & { key: string };

/** Something on the board that was clicked, and the move it stands for. */
export interface Picked {
    text: string;
    element: Element;
}

/** Pointing at something that cannot be chosen asks the service why after this time. */
const ASK_AFTER = 300;
/** The verb of the option that ends a series in every game. */
export const DONE = "done";

export class Play {
    /** The question bar says what choosing it would do, or why it cannot be chosen. */
    pointed: Pointed | null = $state.raw(null);
    /** By a board: what an option does in words of its game, where those are better than what its preview says. */
    describe: ((option: Choice) => string | null) | null = $state.raw(null);
    /** What a line of the story that is pointed at names; boards mark it (`names`). */
    lit: readonly Named[] = $state.raw([]);
    /** Whether the keyboard also reaches what cannot be chosen, to ask why not; the table turns it on and off. */
    inquiring = $state(false);
    /** A move is on its way; set by the table, which says with `settled` how it ended. */
    busy = $state(false);
    /** What is chosen of a series, in its order; `confirm` makes these moves together. */
    picked: readonly Picked[] = $state.raw([]);

    /** The move of a hint: what stands for it is marked. Set by the table. */
    hinted: Choice | null = $state.raw(null);

    #question: Question | null = $state.raw(null);
    /** What was clicked last and, while that is on its way, after it: each of these is made in its turn. */
    #clicked: readonly Picked[] = $state.raw([]);
    /** How many things on the board stand for each option, by its text: the table gives every other one a button. */
    readonly #shown = new SvelteMap<string, number>();
    /** Likewise, those of which each can be picked by itself. */
    readonly #pickable = new SvelteMap<string, number>();
    readonly #wire: Wire;

    constructor(wire: Wire) {
        this.#wire = wire;
    }

    get question(): Question | null {
        return this.#question;
    }

    /** Set by the table; boards only read it. */
    set question(question: Question | null) {
        if (!alike(this.#question, question)) {
            this.picked = [];
            this.pointed = null;
        }
        this.#question = question;
    }

    /** The number of answers of one kind that follow one another. */
    get series(): number {
        return this.question?.series ?? 1;
    }

    /** Whether several things are picked first and then confirmed: a series, and the board has each of its things. */
    get picking(): boolean {
        const options = this.question?.options ?? [];
        return this.series > 1 && options.every(({ text, verb }) => verb === DONE || this.#pickable.has(text));
    }

    /** Whether enough is picked to confirm. */
    get enough(): boolean {
        const { length } = this.picked;
        return length === this.series || (length > 0 && this.#done !== undefined);
    }

    /** The option that ends a series early. */
    get #done(): Choice | undefined {
        return this.find({ verb: DONE });
    }

    /** Whether fewer answers than the series has will do. */
    get mayEndEarly(): boolean {
        return this.#done !== undefined;
    }

    /** The option that a move is; undefined if it is not legal now. */
    find(move: MoveName): Choice | undefined {
        return findOption(this.question?.options ?? [], move);
    }

    legal(move: MoveName): boolean {
        return this.find(move) !== undefined;
    }

    /** The tabindex of a native button: some boards have so many that the keyboard should skip those that are not legal. */
    reach(move: MoveName): 0 | -1 {
        return this.legal(move) || this.inquiring ? 0 : -1;
    }

    /** Options of which `matches` is true. */
    options(matches: (option: Choice) => boolean): Choice[] {
        return this.question?.options.filter(matches) ?? [];
    }

    /** Options about what lies at a place; what the place leaves out does not matter. */
    at(place: PlaceInfo): Choice[] {
        return this.options((option) => isAt(option, place));
    }

    /** Options that nothing on the board stands for. */
    get rest(): Choice[] {
        return this.question?.options.filter((option) => !this.#shown.has(option.text)) ?? [];
    }

    /** One move, or several that are made together or not at all. */
    choose(...options: Choice[]): void {
        this.#send(options.map(({ text }) => text));
    }

    #send(texts: readonly string[]): void {
        if (this.busy) return;
        this.pointed = null;
        this.#wire.choose(texts);
    }

    /** Make the moves that are picked. */
    confirm(): void {
        if (!this.enough) return;
        const texts = this.picked.map(({ text }) => text);
        this.#send([...texts, ...(texts.length < this.series && this.#done ? [this.#done.text] : [])]);
    }

    /** By the table: the move that was on its way is made, or was refused; what was clicked meanwhile comes next. */
    settled(made: boolean): void {
        this.busy = false;
        const [next, ...later] = this.#clicked.slice(1);
        const legal = this.question?.options.some(({ text }) => text === next?.text);
        this.#clicked = made && next && legal && !this.picking ? [next, ...later] : [];
        if (this.#clicked.length > 0) this.#send([next!.text]);
    }

    why(move: MoveName): Promise<Reason> {
        return this.#wire.why(move);
    }

    /** Ask why something that is pointed at cannot be chosen. */
    async explain(move: MoveName, element: Element): Promise<void> {
        if (this.question === null) return;
        const asked: Pointed = { element, option: null, reason: null };
        this.pointed = asked;
        const reason = await this.why(move);
        if (this.pointed === asked) this.pointed = reason.legal ? null : { ...asked, reason };
    }

    /** Lets an element say what an option would do while it is pointed at or has the focus. */
    previews(option: Choice): Attachment {
        return (element) => this.#point(element, () => (this.pointed = { element, option, reason: null }), 0);
    }

    /** Calls `show` when an element has been pointed at, or has had the focus, for so long. */
    #point(element: Element, show: () => void, delay: number): () => void {
        let waiting: ReturnType<typeof setTimeout> | undefined;
        const ending = new AbortController();
        const listen = (kind: string, handler: (event: Event) => void): void =>
            element.addEventListener(kind, handler, { signal: ending.signal });
        const wait = (): void => {
            clearTimeout(waiting);
            if (delay === 0) show();
            else waiting = setTimeout(show, delay);
        };
        const leave = (): void => {
            clearTimeout(waiting);
            if (this.pointed?.element === element) this.pointed = null;
        };
        listen("pointerenter", (event) => (event as PointerEvent).pointerType !== "touch" && wait());
        listen("pointerleave", (event) => (event as PointerEvent).pointerType !== "touch" && leave());
        listen("focus", () => element.matches(":focus-visible") && wait());
        // What is taken off the board loses the focus while the board is being drawn: no state may change then.
        listen("blur", () => queueMicrotask(leave));
        longPress(element, show, ending.signal);
        return () => {
            ending.abort();
            untrack(leave);
        };
    }

    /**
     * Lets an element stand for a move: `<button {@attach play.move({ verb: "buy", parts: { gem, count } })}>`. If the move
     * is legal the element gets the class `legal`, takes the focus and makes the move when it is clicked or Enter is
     * pressed. Pointed at or focused, it lets the question bar say what the move does, or why it is not legal.
     */
    move(move: MoveName): Attachment<HTMLElement | SVGElement> {
        return this.#stand(move, false);
    }

    /** The same for one of several alike, say a card in hand: where several are asked for it is picked with others. */
    pick(move: MoveName): Attachment<HTMLElement | SVGElement> {
        return this.#stand(move, true);
    }

    #stand(move: MoveName, pickable: boolean): Attachment<HTMLElement | SVGElement> {
        return (element) => {
            const option = this.find(move);
            const native = element instanceof HTMLButtonElement;
            if (option) {
                count(this.#shown, option.text, 1);
                if (pickable) count(this.#pickable, option.text, 1);
            }
            this.#hint(element, [move]);
            element.classList.toggle("legal", option !== undefined);
            element.dataset["move"] = option?.text ?? move.verb;
            element.setAttribute("aria-disabled", String(!option));
            if (!native) {
                element.setAttribute("role", "button");
                element.setAttribute("tabindex", String(this.reach(move)));
            }

            const ending = new AbortController();
            const listen = <K extends keyof HTMLElementEventMap>(
                kind: K,
                handler: (event: HTMLElementEventMap[K]) => void,
            ): void => (element as HTMLElement).addEventListener(kind, handler, { signal: ending.signal });
            const act = (): void => {
                if (option) this.#click({ text: option.text, element });
                else void this.explain(move, element);
            };
            listen("click", act);
            listen("keydown", (event) => {
                if (native || (event.key !== "Enter" && event.key !== " ")) return;
                event.preventDefault();
                act();
            });
            const away = option
                ? this.#point(element, () => (this.pointed = { element, option, reason: null }), 0)
                : this.#point(element, () => void this.explain(move, element), ASK_AFTER);
            $effect(() => this.#mark(element, pickable && option !== undefined && this.picking));
            return () => {
                ending.abort();
                away();
                if (!option) return;
                count(this.#shown, option.text, -1);
                if (pickable) count(this.#pickable, option.text, -1);
            };
        };
    }

    #click(clicked: Picked): void {
        const without = (list: readonly Picked[]): Picked[] =>
            list.filter(({ element }) => element !== clicked.element);
        if (this.picking) {
            if (this.busy) return;
            const others = without(this.picked);
            const adds = others.length === this.picked.length && others.length < this.series;
            this.picked = adds ? [...others, clicked] : others;
        } else if (!this.busy) {
            this.#clicked = [clicked];
            this.#send([clicked.text]);
        } else if (without(this.#clicked).length === this.#clicked.length) {
            // a thing that is clicked twice in a hurry is meant once
            this.#clicked = [...this.#clicked, clicked];
        }
    }

    /** Shows on an element that it is picked, as which, or that its move is under way. */
    #mark(element: HTMLElement | SVGElement, pickable: boolean): void {
        const place = this.picked.findIndex((one) => one.element === element);
        const underWay = this.busy && this.#clicked.some((one) => one.element === element);
        element.classList.toggle("picked", place >= 0 || underWay);
        if (place >= 0) element.dataset["picked"] = String(place + 1);
        else delete element.dataset["picked"];
        if (pickable) element.setAttribute("aria-pressed", String(place >= 0));
        else element.removeAttribute("aria-pressed");
    }

    /**
     * Says that an element leads to these options by a click or two of its own (a switch, a list that opens): the table
     * gives them no button.
     */
    leads(options: readonly Choice[]): Attachment {
        return (element) => {
            const texts = options.map(({ text }) => text);
            for (const text of texts) count(this.#shown, text, 1);
            this.#hint(element, options);
            return () => {
                for (const text of texts) count(this.#shown, text, -1);
            };
        };
    }

    /** Marks an element while a line of the story that names what lies there is pointed at. */
    names(place: PlaceInfo): Attachment {
        return (element) => {
            const lit = this.lit.some(
                ({ key, zone, owner }) =>
                    key === place.key &&
                    (zone === undefined || zone === place.zone) &&
                    (owner === undefined || owner === place.owner),
            );
            element.toggleAttribute("data-lit", lit);
        };
    }

    /** Marks what stands for a hinted move, or leads to it, as long as it does. */
    #hint(element: Element, moves: readonly MoveName[]): void {
        $effect(() => {
            const hinted = this.hinted === null ? [] : [this.hinted];
            element.toggleAttribute(
                "data-hinted",
                moves.some((move) => findOption(hinted, move)),
            );
        });
    }
}

function count(texts: SvelteMap<string, number>, text: string, change: 1 | -1): void {
    untrack(() => {
        const now = (texts.get(text) ?? 0) + change;
        if (now > 0) texts.set(text, now);
        else texts.delete(text);
    });
}

/** Whether the same is asked as before. */
function alike(a: Question | null, b: Question | null): boolean {
    if (a === null || b === null) return a === b;
    const texts = (question: Question): string => question.options.map(({ text }) => text).join("\n");
    return a.kind === b.kind && a.series === b.series && texts(a) === texts(b);
}
