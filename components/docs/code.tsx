"use client";

import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { copyText } from "#components/ui/copy-text.ts";
import { cx } from "#components/ui/cx.ts";

type Props = {
	children: string;
	label: string;
	/** Many lines: they scroll in a box that leaves room for the rest of the page. */
	isTall?: boolean;
};

/** Lines to copy; where the browser has no clipboard for us they are selected instead. */
export function Code({ children, label, isTall = false }: Props) {
	const lines = useRef<HTMLPreElement>(null);
	const [isCopied, setIsCopied] = useState(false);

	async function copy() {
		if (!(await copyText(children))) {
			if (lines.current) getSelection()?.selectAllChildren(lines.current);
			return;
		}
		setIsCopied(true);
		setTimeout(() => setIsCopied(false), 2000);
	}

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
			<button
				type="button"
				onClick={copy}
				aria-label={isCopied ? "Copied" : `Copy: ${label}`}
				title={isCopied ? "Copied" : "Copy"}
				className="m-2 grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-surface hover:text-ink"
			>
				{isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
			</button>
		</div>
	);
}
