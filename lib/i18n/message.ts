import formatCompiled, { type CompiledMessage } from "icu-minify/format";
import { remembered } from "./remembered.ts";

declare const values: unique symbol;

/** A compiled ICU message that takes values, headed by the language tag it is written in; plain data, like a string. */
export type Message<Values> = readonly [tag: string, ...parts: unknown[]] & {
	readonly [values]?: (values: Values) => void;
};

const numberFormat = remembered((tag) => new Intl.NumberFormat(tag));
const cardinalRules = remembered((tag) => new Intl.PluralRules(tag));
const ordinalRules = remembered((tag) => new Intl.PluralRules(tag, { type: "ordinal" }));

const formatters = {
	getNumberFormat: (tag: string) => numberFormat(tag),
	getPluralRules: (tag: string, options?: Intl.PluralRulesOptions) =>
		options?.type === "ordinal" ? ordinalRules(tag) : cardinalRules(tag),
	// The compiler refuses dates and times: they are formatted by format.ts, in the reader's time zone.
	getDateTimeFormat: (tag: string) => new Intl.DateTimeFormat(tag),
} as Parameters<typeof formatCompiled>[3]["formatters"];

export type AnyMessage = Message<never>;
type Takes<M> = M extends Message<infer Values> ? (values: Values) => void : never;
/** What a message takes; for one of several, what all of them take together. */
export type ValuesOf<M> = Takes<M> extends (values: infer Values) => void ? Values : never;

/** The text of a message with its values, in the language the message is written in. */
export function format<M extends AnyMessage>(message: M, values: ValuesOf<M>): string {
	const [tag, ...parts] = message;
	const text = formatCompiled<string>(parts as CompiledMessage, tag, values as Record<string, string>, { formatters });
	// A text of which nothing is left comes as an empty list.
	return typeof text === "string" ? text : "";
}

/** The same for one of several messages, some of which take no values. */
export function formatAny<M extends string | AnyMessage>(message: M, values: ValuesOf<Exclude<M, string>>): string {
	return typeof message === "string" ? message : format<AnyMessage>(message, values as never);
}
