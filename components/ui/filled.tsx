import { Fragment, type ReactNode } from "react";

type Props = { text: string; values: Readonly<Record<string, ReactNode>> };

/** A message whose `{name}` places are elements: a link, a time, a name set apart. */
export function Filled({ text, values }: Props) {
	return text
		.split(/\{(\w+)\}/)
		.map((part, index) => (index % 2 === 1 ? <Fragment key={index}>{values[part]}</Fragment> : part));
}
