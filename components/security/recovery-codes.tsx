"use client";

import { Check, Copy, Download, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { copyText } from "#components/ui/copy-text.ts";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { Person } from "./person.ts";

type Props = {
	codes: string[];
	person: Person;
	/** Left out: that they are saved sends the form around them. */
	onSaved?: () => void;
	isBusy?: boolean;
};

/** Recovery codes, shown this once, with the ways to keep them. */
export function RecoveryCodes({ codes, person, onSaved, isBusy }: Props) {
	const { codes: words } = useWords("security");
	const [isCopied, setIsCopied] = useState(false);
	const list = useRef<HTMLUListElement>(null);
	const title = format(words.file, person);

	async function copy() {
		const isDone = await copyText(codes.join("\n"));
		setIsCopied(isDone);
		if (!isDone && list.current) getSelection()?.selectAllChildren(list.current);
	}

	return (
		<div className="recovery-codes flex flex-col gap-4">
			<p className="text-pretty">{format(words.save, { count: codes.length })}</p>
			<p className="hidden font-medium print:block">{title}</p>
			<ul
				ref={list}
				aria-label={words.list}
				className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line bg-sunken px-5 py-4 font-mono text-read"
			>
				{codes.map((code) => (
					<li key={code} className="whitespace-nowrap">
						{code}
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-2 print:hidden">
				<Button icon={<Download size={16} aria-hidden="true" />} onClick={() => download(title, codes)}>
					{words.download}
				</Button>
				<Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
					{words.print}
				</Button>
				<Button
					icon={isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
					onClick={copy}
				>
					{isCopied ? words.copied : words.copy}
				</Button>
			</div>
			<div className="print:hidden">
				<Button type={onSaved ? "button" : "submit"} variant="primary" onClick={onSaved} isBusy={isBusy}>
					{words.saved}
				</Button>
			</div>
		</div>
	);
}

function download(title: string, codes: string[]): void {
	const address = URL.createObjectURL(new Blob([`${title}\n\n${codes.join("\n")}\n`], { type: "text/plain" }));
	const link = document.createElement("a");
	link.href = address;
	link.download = "signet-recovery-codes.txt";
	link.click();
	URL.revokeObjectURL(address);
}
