import type { AnyMessage } from "#lib/i18n/message.ts";

export type Tone = "good" | "warn" | "bad" | "neutral";

/** A sentence of a report; what it was made of where it has a time, which a page writes in its reader's zone. */
export type Sentence = { text: string; timed?: { message: AnyMessage; values: Record<string, string>; at: string } };

/** A sentence of a report, and what it means for anyone who relies on the file. */
export type Finding = Sentence & { tone: Tone };
