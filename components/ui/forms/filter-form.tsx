"use client";

import Form from "next/form";
import { type ReactNode, useEffect, useRef } from "react";
import { EARLY } from "./early-script.ts";

type Props = {
	/** The room whose list it narrows. */
	action: string;
	label: string;
	/** What the address says of each control, by its name. */
	values: Readonly<Record<string, string>>;
	className: string;
	children: ReactNode;
};

/**
 * What narrows a list: it stands in the address, and works without scripts. What is chosen from is sent at once; what is
 * typed is kept while another list is on its way, and follows the address where that says something else of it.
 */
export function FilterForm({ action, label, values, className, children }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const followed = useRef(values);
	useEffect(() => {
		const before = followed.current;
		followed.current = values;
		for (const [name, value] of Object.entries(values)) {
			const control = form.current?.elements.namedItem(name);
			const isOurs = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
			if (isOurs && before[name] !== value) control.value = value;
		}
	}, [values]);
	return (
		<Form
			{...EARLY}
			ref={form}
			action={action}
			prefetch={false}
			scroll={false}
			aria-label={label}
			onChange={({ currentTarget, target }) => {
				if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
			}}
			className={className}
		>
			{children}
		</Form>
	);
}
