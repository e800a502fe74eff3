export type Tone = "good" | "warn" | "bad" | "neutral";

/** A sentence of a report, and what it means for whoever relies on the file. */
export type Finding = { tone: Tone; text: string };
