"use client";

import { type FormEvent, useState } from "react";
import { usePageInView } from "#components/viewer/use-page-in-view.ts";
import { format } from "#lib/i18n/message.ts";
import { useSigning } from "../state/signing-context.tsx";

/** Where one is in a document of several pages; a number typed there leads to its page. */
export function PageJump() {
	const { view, messages } = useSigning();
	const count = view.pages.length;
	const page = usePageInView();
	const [draft, setDraft] = useState<string | null>(null);
	if (count < 2) return null;
	const jump = () => {
		const wanted = Math.min(count, Math.max(1, Number.parseInt(draft ?? "", 10)));
		setDraft(null);
		if (Number.isInteger(wanted)) document.getElementById(`page-${wanted}`)?.scrollIntoView({ block: "start" });
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		jump();
	};
	return (
		<form
			onSubmit={onSubmit}
			className="flex shrink-0 items-center gap-1 text-ink-soft text-sm tabular-nums noscript:invisible"
		>
			<input
				inputMode="numeric"
				aria-label={format(messages.actions.goToPage, { count })}
				title={format(messages.actions.goToPage, { count })}
				className="h-9 rounded-control border border-line bg-surface px-1 text-center text-ink hover:border-line-strong max-sm:text-base"
				style={{ width: `calc(${Math.max(2, String(count).length)}ch + 1rem)` }}
				maxLength={6}
				value={draft ?? String(page)}
				onFocus={(event) => event.target.select()}
				onChange={(event) => setDraft(event.target.value)}
				onBlur={() => setDraft(null)}
			/>
			<span aria-hidden="true">/ {count}</span>
		</form>
	);
}
