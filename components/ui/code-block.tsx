"use client";

import { useRef } from "react";
import { CopyButton } from "./copy-button.tsx";
import { cx } from "./cx.ts";

type Props = {
	children: string;
	label: string;
	/** The name of the button that copies the lines. */
	copyLabel: string;
	/** Many lines: they scroll in a box that leaves room for the rest of the page. */
	isTall?: boolean;
};

/** Lines to copy. */
export function Code({ children, label, copyLabel, isTall = false }: Props) {
	const lines = useRef<HTMLPreElement>(null);
	return (
		<div className="flex items-start rounded-card border border-line bg-sunken">
			<section
				aria-label={label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				className={cx("min-w-0 flex-1 overflow-x-auto rounded-card", isTall && "max-h-96 overflow-y-auto")}
			>
				<pre ref={lines} className="w-max min-w-full p-4 pr-2 font-mono text-xs leading-5">
					{children}
				</pre>
			</section>
			<CopyButton text={children} label={copyLabel} shown={lines} className="m-2 size-9 hover:bg-surface" />
		</div>
	);
}
