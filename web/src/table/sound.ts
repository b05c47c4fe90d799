/** Sounds, synthesised in the browser: each is a few short notes. */
import { preferences } from "../ui/preferences.svelte";
import type { Cue } from "./tableClient.svelte";

interface Note {
    /** Hertz. */
    pitch: number;
    /** Seconds from the start. */
    at: number;
    lasts: number;
    loud: number;
    wave: OscillatorType;
}

const SOUNDS: Readonly<Record<Cue, readonly Note[]>> = {
    turn: [
        { pitch: 587, at: 0, lasts: 0.28, loud: 0.16, wave: "triangle" },
        { pitch: 880, at: 0.13, lasts: 0.5, loud: 0.16, wave: "triangle" },
    ],
    moved: [{ pitch: 196, at: 0, lasts: 0.07, loud: 0.07, wave: "sine" }],
    chat: [{ pitch: 740, at: 0, lasts: 0.12, loud: 0.08, wave: "sine" }],
    over: [
        { pitch: 523, at: 0, lasts: 0.9, loud: 0.12, wave: "triangle" },
        { pitch: 659, at: 0.14, lasts: 0.9, loud: 0.12, wave: "triangle" },
        { pitch: 784, at: 0.28, lasts: 1, loud: 0.12, wave: "triangle" },
        { pitch: 1047, at: 0.42, lasts: 1.3, loud: 0.12, wave: "triangle" },
    ],
    hurry: [
        { pitch: 659, at: 0, lasts: 0.12, loud: 0.14, wave: "triangle" },
        { pitch: 659, at: 0.2, lasts: 0.12, loud: 0.14, wave: "triangle" },
    ],
    refused: [{ pitch: 130, at: 0, lasts: 0.18, loud: 0.12, wave: "triangle" }],
};

let audio: AudioContext | null = null;

/** In a hidden tab only the player's turn and short time are heard. Browsers play nothing before the first click on the page. */
export function sound(cue: Cue): void {
    if (!preferences.sound || typeof AudioContext === "undefined") return;
    if (document.hidden && cue !== "turn" && cue !== "hurry") return;
    if (!navigator.userActivation?.hasBeenActive) return;
    audio ??= new AudioContext();
    for (const note of SOUNDS[cue]) ring(audio, note);
}

function ring(context: AudioContext, { pitch, at, lasts, loud, wave }: Note): void {
    const from = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud, from + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + lasts);
}
