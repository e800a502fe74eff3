import { Fragment, type ReactNode } from "react";
import { type AnyMessage, format, type ValuesOf } from "#lib/i18n/message.ts";

/** What a message shows may be an element as well; what it counts or chooses by is a plain value. */
type Elements<Values> = { readonly [Name in keyof Values]: Values[Name] extends string ? ReactNode : Values[Name] };

type Props<M> = {
	text: M;
	values: [M] extends [AnyMessage] ? Elements<ValuesOf<M>> : Readonly<Record<string, ReactNode>>;
};

/** Where an element goes, in a private character that no message has. */
const PLACE = /\ue000(\w+)\ue000/;

/** A message of whose values some are elements: a link, a time, a name set apart. */
export function Filled<M extends string | AnyMessage>({ text, values }: Props<M>) {
	const parts = typeof text === "string" ? text.split(/\{(\w+)\}/) : placed(text, values).split(PLACE);
	const named = values as Readonly<Record<string, ReactNode>>;
	return parts.map((part, index) => (index % 2 === 1 ? <Fragment key={index}>{named[part]}</Fragment> : part));
}

function placed(message: AnyMessage, values: object): string {
	const texts = Object.entries(values).map(([name, value]) => {
		return [name, typeof value === "string" || typeof value === "number" ? value : `\ue000${name}\ue000`];
	});
	return format(message, Object.fromEntries(texts) as never);
}
