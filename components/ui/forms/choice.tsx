"use client";

import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

type Props<T extends string> = {
	label: string;
	of: readonly T[];
	chosen: T;
	onChoose: (one: T) => void;
	children: (one: T) => ReactNode;
};

/** One of a few, side by side, effective at once. */
export function Choice<T extends string>({ label, of, chosen, onChoose, children }: Props<T>) {
	return (
		<fieldset
			aria-label={label}
			className="flex min-w-0 max-w-full gap-0.5 scroll-px-16 overflow-x-auto rounded-control bg-sunken p-0.5"
		>
			{of.map((one) => (
				<button
					key={one}
					type="button"
					aria-pressed={one === chosen}
					onClick={() => onChoose(one)}
					className={cx(
						"inline-flex min-h-8 items-center whitespace-nowrap rounded-md px-2.5 font-medium text-sm max-sm:min-h-9 max-sm:px-2",
						one === chosen ? "bg-surface text-ink shadow-[0_0_0_1px_var(--line)]" : "text-ink-soft hover:text-ink",
					)}
				>
					{children(one)}
				</button>
			))}
		</fieldset>
	);
}
