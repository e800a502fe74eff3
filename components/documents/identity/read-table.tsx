"use client";

import { Check, Info, X } from "lucide-react";
import { Notice } from "#components/ui/notice.tsx";
import { useReaderLanguages } from "#components/ui/reader.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { IdentityReviewView, PlainDay } from "#lib/contract/documents/reading/identity-review.ts";
import { format, formatAny } from "#lib/i18n/message.ts";
import { formatMoment, readerTag } from "#lib/i18n/moment.ts";
import { type ReadRow, readRows } from "./read-rows.ts";

const TONES = {
	good: { Icon: Check, look: "text-good" },
	bad: { Icon: X, look: "text-bad" },
	neutral: { Icon: Info, look: "text-ink-soft" },
};

/** What was read of the document, beside what the sender gave of the signer. */
export function ReadTable({ review }: { review: IdentityReviewView }) {
	const words = useWords("identity");
	const rows = readRows(review);
	if (rows.length === 0 || !review.kind) return <Notice tone="warn">{words.nothingRead}</Notice>;
	const { table } = words;
	return (
		<div className="overflow-hidden rounded-card border border-line bg-surface">
			<table className="w-full text-left max-sm:block">
				<caption className="sr-only">{table.caption}</caption>
				<thead className="max-sm:sr-only">
					<tr className="border-line border-b text-ink-soft [&>th]:px-4 [&>th]:py-2.5 [&>th]:font-normal sm:[&>th]:px-4">
						<th scope="col">{table.read}</th>
						<th scope="col">{table.inDocument[review.kind]}</th>
						<th scope="col">{table.given}</th>
						<th scope="col">{table.compared}</th>
					</tr>
				</thead>
				<tbody className="max-sm:block">
					{rows.map((row) => (
						<Row key={row.row} row={row} />
					))}
				</tbody>
			</table>
			{review.source ? (
				<p className="border-line border-t px-4 py-2.5 text-ink-soft sm:px-5">
					{formatAny(words.sources[isMistyped(review) ? "TypedWrong" : review.source], {
						name: review.signerName,
						provider: review.provider ?? "",
					})}
				</p>
			) : null}
		</div>
	);
}

/** Lines that were typed too often without their check digits holding. */
function isMistyped({ source, checks }: IdentityReviewView): boolean {
	return source === "Typed" && checks.some(({ check, outcome }) => check === "CheckDigits" && outcome === "Failed");
}

function Row({ row: { row, read, given, compared, tone } }: { row: ReadRow }) {
	const words = useWords("identity");
	const { Icon, look } = TONES[tone];
	const shownGiven = useText(given);
	return (
		<tr className="border-line border-b last:border-b-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:px-4 max-sm:py-2.5 sm:[&>*]:px-4 sm:[&>*]:py-2.5">
			<th scope="row" className="whitespace-nowrap font-normal text-ink-soft max-sm:col-span-2">
				{words.table.rows[row]}
			</th>
			<td className="wrap-anywhere min-w-0 font-medium" dir="auto">
				{useText(read) ?? "—"}
			</td>
			<td
				className={
					shownGiven === null ? "text-ink-soft max-sm:hidden" : "wrap-anywhere max-sm:order-last max-sm:text-ink-soft"
				}
				dir="auto"
			>
				{shownGiven === null ? (
					"—"
				) : (
					<>
						<span className="sm:hidden">{format(words.table.givenHere, { value: shownGiven })}</span>
						<span className="max-sm:hidden">{shownGiven}</span>
					</>
				)}
			</td>
			<td className={look}>
				{compared ? (
					<span className="inline-flex items-start gap-1.5 max-sm:whitespace-nowrap">
						<Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
						{words.compared[compared]}
					</span>
				) : null}
			</td>
		</tr>
	);
}

/** A day as its reader writes it. */
function useText(value: string | PlainDay | null): string | null {
	const tag = readerTag(useWordsLocale(), useReaderLanguages());
	if (value === null || typeof value === "string") return value;
	const at = new Date(Date.UTC(value.year, value.month - 1, value.day));
	return formatMoment(at, { tag, timeZone: "UTC" }, "day");
}
