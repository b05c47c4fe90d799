/** Moves that take several clicks: nothing is sent before the last of them, and Escape steps out. */
import type { Attachment } from "svelte/attachments";
import type { Choice } from "../../wire/messages";
import { isAbout } from "../choices";
import type { Play } from "../play.svelte";
import type { Side } from "./books";

export class Steps {
    /** The gem that is to be loaded; the cards that could take it are offered. */
    gem: string | null = $state(null);
    /** The page whose order is to be swapped for an own one. */
    swap: Side | null = $state(null);
    /** The own order that is given back for it. */
    order: string | null = $state(null);

    readonly #play: Play;

    constructor(play: Play) {
        this.#play = play;
    }

    stepOut(): void {
        this.gem = null;
        this.swap = null;
        this.order = null;
    }

    /** Ways to load a gem. */
    loads(gem: string): Choice[] {
        return this.#play.options((option) => isAbout(option, "load", { gem }));
    }

    /** Purchases from a page for which an own order goes back onto a page. */
    swaps(side: Side): Choice[] {
        return this.#play.options((option) => isAbout(option, "buy", { side }) && "order" in option.parts);
    }

    /** Own orders that can be given back now. */
    get returnable(): readonly string[] {
        return this.swap === null ? [] : this.swaps(this.swap).map(({ parts }) => parts["order"] as string);
    }

    /** The swap that laying the chosen order onto this page completes. */
    layingOn(to: Side): Choice | undefined {
        if (this.swap === null || this.order === null) return undefined;
        return this.#play.find({ verb: "buy", parts: { side: this.swap, order: this.order, to } });
    }

    startSwap(side: Side): void {
        this.stepOut();
        this.swap = side;
    }

    /** Lets an element load a gem: at once if there is one way, else its cards are offered. */
    take(gem: string): Attachment<HTMLElement | SVGElement> {
        const ways = this.loads(gem);
        return ways.length === 1 ? this.#play.move(ways[0]!) : this.#offer(gem, ways);
    }

    #offer(gem: string, ways: readonly Choice[]): Attachment<HTMLElement | SVGElement> {
        return (element) => {
            const choose = (): void => {
                this.stepOut();
                this.gem = gem;
            };
            const pressed = (event: Event): void => {
                const { key } = event as KeyboardEvent;
                if (element instanceof HTMLButtonElement || (key !== "Enter" && key !== " ")) return;
                event.preventDefault();
                choose();
            };
            element.classList.add("legal");
            element.setAttribute("role", "button");
            element.setAttribute("tabindex", "0");
            element.addEventListener("click", choose);
            element.addEventListener("keydown", pressed);
            const forget = this.#play.leads(ways)(element);
            return () => {
                element.removeEventListener("click", choose);
                element.removeEventListener("keydown", pressed);
                forget?.();
            };
        };
    }
}
