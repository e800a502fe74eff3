"use client";

import type { ComponentProps, FormEvent } from "react";
import { EARLY } from "./early-script.ts";

type Props = Omit<ComponentProps<"form">, "method" | "action" | "noValidate" | "onSubmit"> & {
	onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	/** Where a browser without scripts sends it, where there is something that takes it. */
	action?: string;
};

/**
 * A form that the page itself answers, in its own words. What is typed and sent before the page's scripts are there is
 * kept until they are; without any, what was typed does not end in the address.
 */
export function Form({ onSubmit, children, ...rest }: Props) {
	return (
		<form
			{...rest}
			{...EARLY}
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
