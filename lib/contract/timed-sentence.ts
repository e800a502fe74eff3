import { type AnyMessage, format, type ValuesOf } from "#lib/i18n/message.ts";
import { utcText } from "#lib/i18n/moment.ts";
import type { Sentence } from "./finding.ts";

/** A message with its time, in UTC. */
export function timedSentence<M extends AnyMessage>(
	message: M,
	values: Omit<ValuesOf<M>, "time"> & Record<string, string>,
	at: string,
): Sentence {
	const text = format<AnyMessage>(message, { ...values, time: utcText(new Date(at)) } as never);
	return { text, timed: { message, values, at } };
}
