"use client";

import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

type Props = { isNew: boolean; changes: number; problems: number; isBusy: boolean; onDiscard: () => void };

/** What is unsaved, and the way to save it; what is on its way there cannot be taken back. */
export function SaveBar({ isNew, changes, problems, isBusy, onDiscard }: Props) {
	const { save: words } = useWords("brands");
	const standing =
		problems > 0
			? format(words.wrong, { count: problems })
			: changes > 0
				? format(words.changes, { count: changes })
				: isNew
					? words.nothingYet
					: words.none;
	const dot = problems > 0 ? "bg-bad" : changes > 0 ? "bg-warn" : isNew ? "bg-line-strong" : "bg-good";
	return (
		<div className="designer-save">
			<p className="flex min-w-0 flex-1 items-center gap-2 text-ink-soft" aria-live="polite">
				<span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
				<span className="min-w-0 text-pretty">{standing}</span>
			</p>
			{changes > 0 && !isBusy ? (
				<Button variant="ghost" onClick={onDiscard}>
					{words.discard}
				</Button>
			) : null}
			<Button type="submit" variant="primary" isBusy={isBusy}>
				{isNew ? words.create : words.action}
			</Button>
		</div>
	);
}
