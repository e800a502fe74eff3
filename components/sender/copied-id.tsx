"use client";

import { Check, Copy } from "lucide-react";
import { Fragment, useRef, useState } from "react";
import { copyText } from "#components/ui/copy-text.ts";

/** An id to copy; where the browser has no clipboard for us it is selected instead. */
export function CopiedId({ id, label }: { id: string; label: string }) {
	const shown = useRef<HTMLElement>(null);
	const [isCopied, setIsCopied] = useState(false);

	async function copy() {
		if (!(await copyText(id))) {
			if (shown.current) getSelection()?.selectAllChildren(shown.current);
			return;
		}
		setIsCopied(true);
		setTimeout(() => setIsCopied(false), 2000);
	}

	return (
		<span className="flex items-start gap-1">
			<code ref={shown} className="min-w-0 font-mono text-xs leading-5">
				{id.split("-").map((group, index) => (
					<Fragment key={index}>
						{index > 0 ? "-" : ""}
						{/* A line may end between groups. */}
						<wbr />
						{group}
					</Fragment>
				))}
			</code>
			<button
				type="button"
				onClick={copy}
				aria-label={isCopied ? "Copied" : `Copy ${label}`}
				title={isCopied ? "Copied" : "Copy"}
				className="-my-1.5 grid size-8 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
			>
				{isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
			</button>
		</span>
	);
}
