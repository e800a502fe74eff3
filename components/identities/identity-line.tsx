"use client";

import { Address } from "#components/ui/address.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { useNow } from "#components/ui/reader.tsx";
import { Status, type StatusTone } from "#components/ui/status.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { IdentityItem } from "./identity-items.ts";

const TONES: Record<IdentityItem["status"], StatusTone> = {
	Pending: "active",
	Verified: "good",
	Denied: "bad",
	Revoked: "neutral",
};

/** Who it is, where the question to them stands, and what was sent in their name. */
export function IdentityLine({ row }: { row: IdentityItem }) {
	const { states, facts: words } = useWords("identities");
	const isOpen = row.status === "Pending";
	return (
		<>
			<Avatar name={row.name} />
			<div className="min-w-0 flex-1 basis-56">
				<div className="flex flex-wrap items-baseline gap-x-3">
					<span className="min-w-0 break-words font-medium" dir="auto">
						{row.name}
					</span>
					{row.name === row.email ? null : (
						<span className="min-w-0 break-words text-ink-soft">
							<Address text={row.email} />
						</span>
					)}
				</div>
				<div className="text-ink-soft">
					<Facts>
						<span className="text-ink">
							<Status tone={TONES[row.status]}>{states[row.status]}</Status>
						</span>
						{isOpen ? null : <Answered row={row} />}
						{isOpen && row.askedAt ? <Asked at={row.askedAt} by={row.askedBy} /> : null}
						{isOpen && row.endsAt ? <Until at={row.endsAt} /> : null}
						{isOpen && !row.askedAt ? words.toBeAsked : null}
						{row.brandName ? format(words.brand, { name: row.brandName }) : null}
						{row.documents > 0 ? format(words.documents, { count: row.documents }) : null}
						{row.documents === 0 && row.status === "Verified" ? words.none : null}
					</Facts>
				</div>
				{row.failure === null ? null : (
					<p className="text-bad">
						{row.failure ? format(words.returnedWith, { reason: row.failure }) : words.returned}
					</p>
				)}
			</div>
		</>
	);
}

/** Since when they have agreed, or when they said something else. */
function Answered({ row: { approvedAt, modifiedAt } }: { row: IdentityItem }) {
	const { facts: words } = useWords("identities");
	const locale = useWordsLocale();
	if (!approvedAt) return <RelativeTime at={modifiedAt} />;
	return <Filled text={words.agreed} values={{ when: <Moment at={approvedAt} locale={locale} style="date" /> }} />;
}

/** When the question was mailed, and by whom it was asked. */
function Asked({ at, by }: { at: string; by: string | null }) {
	const { facts: words } = useWords("identities");
	return (
		<Filled text={by ? words.askedBy : words.asked} values={{ name: by ?? "", when: <TimeInSentence at={at} /> }} />
	);
}

/** Until when they can agree. */
function Until({ at }: { at: string }) {
	const { facts: words } = useWords("identities");
	const locale = useWordsLocale();
	const isOver = new Date(at).getTime() <= useNow();
	if (isOver) return <span className="text-bad">{words.ended}</span>;
	return <Filled text={words.ends} values={{ when: <Moment at={at} locale={locale} style="date" /> }} />;
}
