"use client";

import { ClipboardCopy, Download } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { copyText } from "#components/ui/copy-text.ts";
import { toast } from "#components/ui/toast.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { DocumentMessages } from "#lib/i18n/workplace/document/en.ts";
import type { DocumentDetailsData, ViewedValue } from "./details.ts";
import { FilledAt } from "./filled-at.tsx";
import { Section } from "./section.tsx";
import { listedValues, valuesAsCells, valuesAsCsv } from "./values-as-text.ts";

/** What signers filled in, as a list to read, to copy, and to keep as CSV. */
export function DocumentValues({ details }: { details: DocumentDetailsData }) {
	const words = useWords("document").values;
	const { copy: copyWord, unreachable } = useWords("common");
	const locale = useWordsLocale();
	const listed = listedValues(details.values);
	if (listed.length === 0) return null;
	const copy = async () => {
		const isCopied = await copyText(valuesAsCells(details.values, words));
		if (isCopied) toast(plural(locale, listed.length, words.copied));
		else toast(words.notCopied, "warn");
	};
	return (
		<Section
			title={plural(locale, listed.length, words.count)}
			aside={
				<div className="flex shrink-0 gap-2">
					<Button size="sm" onClick={copy} icon={<ClipboardCopy size={16} aria-hidden="true" />}>
						{copyWord}
					</Button>
					<Button
						size="sm"
						onClick={() => saveCsv(details, words).catch(() => toast(unreachable, "warn"))}
						icon={<Download size={16} aria-hidden="true" />}
						aria-label={words.downloadCsv}
					>
						{words.csv}
					</Button>
				</div>
			}
		>
			<table className="block w-full sm:table">
				<thead className="sr-only sm:not-sr-only">
					<tr className="text-left text-ink-soft">
						{[words.field, words.value, words.by].map((heading) => (
							<th key={heading} scope="col" className="px-4 pt-3 pb-1 font-normal sm:px-5">
								{heading}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="block sm:table-row-group">
					{listed.map((value) => (
						<ValueRow key={value.rowId} value={value} documentId={details.id} />
					))}
				</tbody>
			</table>
		</Section>
	);
}

function ValueRow({ value, documentId }: { value: ViewedValue; documentId: string }) {
	const isAttached = value.type === "Attachment" && value.shown?.kind === "file";
	return (
		<tr className="block border-line border-t px-4 py-3 first:border-t-0 sm:table-row sm:px-0 sm:first:border-t">
			<th scope="row" className="block text-left font-normal text-ink-soft sm:table-cell sm:w-1/3 sm:px-5 sm:py-2.5">
				<span className="break-words" dir="auto">
					{value.title}
				</span>
			</th>
			<td className="block sm:table-cell sm:px-5 sm:py-2.5">
				<span className="whitespace-pre-wrap break-words [overflow-wrap:anywhere]" dir="auto">
					{isAttached ? (
						<a className="text-seal underline underline-offset-2" href={attachmentUrl(documentId, value)} download>
							{value.text}
						</a>
					) : (
						value.text
					)}
				</span>
			</td>
			<td className="block text-ink-soft sm:table-cell sm:w-1/4 sm:px-5 sm:py-2.5">
				<span className="break-words">{value.signerName}</span>
				{value.filledAt ? (
					<span className="max-sm:before:content-['·_'] max-sm:before:ml-1 sm:block">
						<FilledAt at={value.filledAt} />
					</span>
				) : null}
			</td>
		</tr>
	);
}

function attachmentUrl(documentId: string, { id }: ViewedValue): string {
	return `/documents/${documentId}/attachments/${encodeURIComponent(id)}`;
}

async function saveCsv({ title, values }: DocumentDetailsData, words: DocumentMessages["values"]): Promise<void> {
	const csv = await valuesAsCsv(values, words);
	const url = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = url;
	const name = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ").trim() || words.unnamed;
	link.download = fill(words.fileName, { title: name });
	link.click();
	URL.revokeObjectURL(url);
}
