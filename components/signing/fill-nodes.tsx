import { Fragment, type ReactNode } from "react";

/** Puts nodes into a message's `{name}` places, as fill() does with texts. */
export function fillNodes(message: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
	return message
		.split(/\{(\w+)\}/)
		.map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : (values[part] ?? `{${part}}`)}</Fragment>);
}
