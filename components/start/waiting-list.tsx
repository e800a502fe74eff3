"use client";

import { Eye, PenLine } from "lucide-react";
import { useState } from "react";
import { namesInWords } from "#components/sender/names-in-words.ts";
import { Button } from "#components/ui/button.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { WaitingItem } from "./items.ts";
import { StartRow } from "./start-row.tsx";

type Open = (input: { documentId: string }) => Promise<ActionAnswer<{ signLink: string }>>;

/** What the reader has to sign or review, each on the spot. */
export function WaitingList({ rows, open }: { rows: WaitingItem[]; open: Open }) {
	return (
		<ul>
			{rows.map((row) => (
				<WaitingRow key={row.id} row={row} open={open} />
			))}
		</ul>
	);
}

function WaitingRow({ row, open }: { row: WaitingItem; open: Open }) {
	const { waiting: words } = useWords("start");
	const { untitled } = useWords("documents");
	const { run, isBusy } = useAction(open);
	const [isLeaving, setIsLeaving] = useState(false);
	const title = row.title || untitled;

	async function act() {
		const answer = await run({ documentId: row.id });
		if (answer?.ok) {
			setIsLeaving(true);
			window.location.assign(answer.value.signLink);
		} else if (answer) toast(answer.message, "bad");
	}

	return (
		<StartRow
			icon={row.isReview ? Eye : PenLine}
			tone="seal"
			title={title}
			href={`/documents/${row.id}`}
			about={<About row={row} />}
		>
			<Button
				isBusy={isBusy || isLeaving}
				aria-label={fill(row.isReview ? words.reviewOf : words.signOf, { title })}
				onClick={act}
			>
				{row.isReview ? words.review : words.sign}
			</Button>
		</StartRow>
	);
}

function About({ row: { sender, signed, isLast, expiresAt } }: { row: WaitingItem }) {
	const { waiting: words } = useWords("start");
	const { more } = useWords("common");
	const locale = useWordsLocale();
	return (
		<Facts>
			{sender ? fill(words.from, { name: sender }) : words.own}
			{signed.length > 0 ? fill(words.signed, { names: namesInWords(signed, locale, more) }) : null}
			{isLast ? words.last : null}
			{expiresAt ? (
				<Filled text={words.until} values={{ date: <Moment at={expiresAt} locale={locale} style="date" /> }} />
			) : null}
		</Facts>
	);
}
