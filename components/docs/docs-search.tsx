"use client";

import { Search } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import { CONTROL_CLASS } from "#components/ui/text-field.tsx";

/** Searches guides and reference on the server, so it needs no scripts. */
export function DocsSearch({ search }: { search: string }) {
	return (
		<form action="/docs/search" className="relative p-0.5">
			<Search size={16} aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3.5 text-ink-soft" />
			<input
				type="search"
				name="q"
				aria-label="Search the documentation"
				placeholder="Search"
				defaultValue={search}
				maxLength={200}
				autoComplete="off"
				className={cx(CONTROL_CLASS, "h-10 pl-9")}
			/>
		</form>
	);
}
