"use client";

import { Search } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import { CONTROL_CLASS } from "#components/ui/forms/text-field.tsx";

/** Searches guides and reference on the server, so it needs no scripts. */
export function DocsSearch({ search = "", isLarge = false }: { search?: string; isLarge?: boolean }) {
	return (
		<search>
			<form action="/docs/search" className="flex p-0.5">
				<input
					type="search"
					name="q"
					aria-label="Search the documentation"
					placeholder="Search the docs"
					defaultValue={search}
					maxLength={200}
					autoComplete="off"
					className={cx(CONTROL_CLASS, "min-w-0 rounded-r-none focus:z-10", isLarge ? "h-11" : "h-10")}
				/>
				<button
					type="submit"
					className={cx(
						"-ml-px flex shrink-0 items-center justify-center gap-2 rounded-r-control border border-line-strong bg-sunken font-medium hover:bg-line",
						isLarge ? "px-5 text-read" : "w-11",
					)}
				>
					<Search size={16} aria-hidden="true" />
					<span className={isLarge ? "max-sm:sr-only" : "sr-only"}>Search</span>
				</button>
			</form>
		</search>
	);
}
