"use client";

import { useRef } from "react";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

type Props = { type: string; name: string; value: string };

/** A DNS record, part by part, to be copied to where it is set. */
export function DnsRecord({ type, name, value }: Props) {
	const { domain: words } = useWords("brands");
	return (
		<dl className="flex flex-col divide-y divide-line rounded-control border border-line bg-surface">
			<Part label={words.type} text={type} />
			<Part label={words.recordName} text={name} />
			<Part label={words.value} text={value} />
		</dl>
	);
}

function Part({ label, text }: { label: string; text: string }) {
	const { domain: words } = useWords("brands");
	const shown = useRef<HTMLElement>(null);
	return (
		<div className="flex items-center gap-3 py-1 ps-3 pe-1">
			<dt className="w-14 shrink-0 text-ink-soft">{label}</dt>
			<dd className="flex min-w-0 flex-1 items-center gap-3">
				<span ref={shown} className="min-w-0 flex-1 break-all font-mono text-sm">
					{text}
				</span>
				<CopyButton text={text} label={format(words.copy, { what: label })} shown={shown} className="size-10" />
			</dd>
		</div>
	);
}
