"use client";

import { type ComponentProps, type FormEvent, useRef } from "react";
import { useEarly } from "./use-early.ts";

type Props = Omit<ComponentProps<"form">, "method" | "action" | "noValidate" | "onSubmit" | "ref"> & {
	onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	/** Where a browser without scripts sends it, where there is something that takes it. */
	action?: string;
};

/**
 * A form that the page itself answers, in its own words. What is typed and sent before the page's scripts are there is
 * kept until they are; without any, what was typed does not end in the address.
 */
export function Form({ onSubmit, children, ...rest }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const early = useEarly(form);
	return (
		<form
			{...rest}
			{...early}
			ref={form}
			method="post"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit(event);
			}}
		>
			{children}
		</form>
	);
}
