"use client";

import { Avatar } from "#components/sender/avatar.tsx";
import { RelativeTime } from "#components/sender/relative-time.tsx";
import { TimeInSentence } from "#components/sender/time-in-sentence.tsx";
import { Address } from "#components/ui/address.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { useNow } from "#components/ui/reader.tsx";
import { Status, type StatusTone } from "#components/ui/status.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { IdentityItem } from "./items.ts";

const TONES: Record<IdentityItem["status"], StatusTone> = {
	Pending: "active",
	Verified: "good",
	Denied: "bad",
	Revoked: "neutral",
};

/** Who it is, where the question to them stands, and what was sent in their name. */
export function IdentityLine({ row }: { row: IdentityItem }) {
	const { states, facts: words } = useWords("identities");
	const locale = useWordsLocale();
	return (
		<>
			<Avatar name={row.name} />
			<div className="min-w-0 flex-1 basis-56">
				<div className="flex flex-wrap items-baseline gap-x-3">
					<span className="break-words font-medium" dir="auto">
						{row.name}
					</span>
					{row.name === row.email ? null : (
						<span className="break-words text-ink-soft">
							<Address text={row.email} />
						</span>
					)}
				</div>
				<div className="text-ink-soft">
					<Facts>
						<span className="text-ink">
							<Status tone={TONES[row.status]}>{states[row.status]}</Status>
						</span>
						<Since row={row} />
						{row.brandName ? fill(words.brand, { name: row.brandName }) : null}
						{row.documents > 0 ? plural(locale, row.documents, words.documents) : null}
						{row.documents === 0 && row.status === "Verified" ? words.none : null}
					</Facts>
				</div>
				{row.failure === null ? null : (
					<p className="text-bad">{row.failure ? fill(words.returnedWith, { reason: row.failure }) : words.returned}</p>
				)}
			</div>
		</>
	);
}

/** When they were asked and until when they can agree; or since when they have answered. */
function Since({ row }: { row: IdentityItem }) {
	const { facts: words } = useWords("identities");
	const locale = useWordsLocale();
	const now = useNow();
	if (row.status !== "Pending") {
		if (!row.approvedAt) return <RelativeTime at={row.modifiedAt} />;
		return (
			<Filled text={words.agreed} values={{ when: <Moment at={row.approvedAt} locale={locale} style="date" /> }} />
		);
	}
	if (!row.askedAt || !row.endsAt) return words.toBeAsked;
	const when = <TimeInSentence at={row.askedAt} />;
	const isOver = new Date(row.endsAt).getTime() <= now;
	return (
		<Facts>
			<Filled text={row.askedBy ? words.askedBy : words.asked} values={{ name: row.askedBy ?? "", when }} />
			{isOver ? (
				<span className="text-bad">{words.ended}</span>
			) : (
				<Filled text={words.ends} values={{ when: <Moment at={row.endsAt} locale={locale} style="date" /> }} />
			)}
		</Facts>
	);
}
