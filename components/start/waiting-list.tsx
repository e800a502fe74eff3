"use client";

import { Eye, PenLine } from "lucide-react";
import { type OpenOwnSigning, useOwnSigning } from "#components/documents/use-own-signing.ts";
import { Button } from "#components/ui/button.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { namesInWords } from "#components/ui/lists/names-in-words.ts";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { ConsentRow } from "./consent-row.tsx";
import type { ConsentItem, WaitingItem } from "./start-items.ts";
import { StartRow } from "./start-row.tsx";

type Props = { request: ConsentItem | null; rows: WaitingItem[]; open: OpenOwnSigning };

/** What the reader has to answer, sign or review, each on the spot. */
export function WaitingList({ request, rows, open }: Props) {
	return (
		<ul>
			{request ? <ConsentRow {...request} /> : null}
			{rows.map((row) => (
				<WaitingRow key={row.id} row={row} open={open} />
			))}
		</ul>
	);
}

function WaitingRow({ row, open }: { row: WaitingItem; open: OpenOwnSigning }) {
	const { waiting: words } = useWords("start");
	const { untitled } = useWords("documents");
	const { sign, isBusy } = useOwnSigning(open, row.id);
	const title = row.title || untitled;

	return (
		<StartRow
			icon={row.isReview ? Eye : PenLine}
			tone="seal"
			title={title}
			href={row.isReached ? `/documents/${row.id}` : null}
			about={<About row={row} />}
		>
			<Button
				isBusy={isBusy}
				aria-label={format(row.isReview ? words.reviewOf : words.signOf, { title })}
				onClick={sign}
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
			{sender ? format(words.from, { name: sender }) : words.own}
			{signed.length > 0 ? format(words.signed, { names: namesInWords(signed, locale, more) }) : null}
			{isLast ? words.last : null}
			{expiresAt ? (
				<Filled text={words.until} values={{ date: <Moment at={expiresAt} locale={locale} style="date" /> }} />
			) : null}
		</Facts>
	);
}
