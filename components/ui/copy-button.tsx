"use client";

import { Check, Copy } from "lucide-react";
import { type RefObject, useState } from "react";
import { copyText } from "./copy-text.ts";
import { cx } from "./cx.ts";
import { useWords } from "./words.tsx";

type Props = {
	text: string;
	/** What it does, in words. */
	label: string;
	/** Where the text stands: it is selected where the browser has no clipboard for us. */
	shown: RefObject<HTMLElement | null>;
	className: string;
};

const SAID_MS = 2_000;

/** Copies, and says for a moment that it has. */
export function CopyButton({ text, label, shown, className }: Props) {
	const words = useWords("common");
	const [isCopied, setIsCopied] = useState(false);

	async function copy() {
		if (!(await copyText(text))) {
			if (shown.current) getSelection()?.selectAllChildren(shown.current);
			return;
		}
		setIsCopied(true);
		setTimeout(() => setIsCopied(false), SAID_MS);
	}

	return (
		<button
			type="button"
			onClick={copy}
			aria-label={isCopied ? words.copied : label}
			title={isCopied ? words.copied : words.copy}
			className={cx("grid shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink", className)}
		>
			{isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
		</button>
	);
}
