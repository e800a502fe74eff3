"use client";

import { ClipboardCopy, Download } from "lucide-react";
import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { copyText } from "#components/ui/copy-text.ts";
import { cx } from "#components/ui/cx.ts";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";
import type { DocumentDetailsData, ViewedValue } from "../details.ts";
import { FilledAt } from "./filled-at.tsx";
import { groupedValues, listedValues, valuesAsCells, valuesAsCsv } from "./values-as-text.ts";

type DocumentMessages = WorkplaceMessages["document"];

/** What signers filled in, as a list to read, to copy, and to keep as CSV. */
export function DocumentValues({ details }: { details: DocumentDetailsData }) {
	const words = useWords("document").values;
	const { copy: copyWord, unreachable } = useWords("common");
	const listed = listedValues(details.values);
	if (listed.length === 0) return null;
	const copy = async () => {
		const isCopied = await copyText(valuesAsCells(details.values, words));
		if (isCopied) toast(format(words.copied, { count: listed.length }));
		else toast(words.notCopied, "warn");
	};
	return (
		<Section
			title={format(words.count, { count: listed.length })}
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
			<table className="block w-full sm:table sm:table-fixed">
				<thead className="sr-only sm:not-sr-only">
					<tr className="text-left text-ink-soft">
						{HEADINGS.map(([heading, width]) => (
							<th key={heading} scope="col" className={cx("px-4 pt-3 pb-1 font-normal sm:px-5", width)}>
								{words[heading]}
							</th>
						))}
					</tr>
				</thead>
				{groupedValues(details.values).map((part) => (
					<ValueGroup key={part.values[0]?.rowId} {...part} documentId={details.id} />
				))}
			</table>
		</Section>
	);
}

const HEADINGS = [
	["field", "sm:w-[28%]"],
	["value", ""],
	["by", "sm:w-[20%]"],
	["at", "sm:w-52"],
] as const;

const CELL = "block sm:table-cell sm:px-5 sm:py-2.5 sm:align-baseline";

type GroupProps = ReturnType<typeof groupedValues>[number] & { documentId: string };

/** A value that stands alone, or the parts of a choice below its name. */
function ValueGroup({ group, values, documentId }: GroupProps) {
	return (
		<tbody className="block border-line border-t first-of-type:max-sm:border-t-0 sm:table-row-group">
			{group === null ? null : (
				<tr className="block sm:table-row">
					<th
						scope="rowgroup"
						colSpan={HEADINGS.length}
						className="block truncate px-4 pt-3 text-left font-medium sm:table-cell sm:px-5 sm:pt-2.5"
						dir="auto"
					>
						{group}
					</th>
				</tr>
			)}
			{values.map((value) => (
				<ValueRow key={value.rowId} value={value} documentId={documentId} />
			))}
		</tbody>
	);
}

/** One line, unless the value itself has several; on a phone its parts are below each other. */
function ValueRow({ value, documentId }: { value: ViewedValue; documentId: string }) {
	const isAttached = value.type === "Attachment" && value.shown?.kind === "file";
	return (
		<tr className={cx("block px-4 py-3 sm:table-row", value.group !== null && "max-sm:pl-8")}>
			<th
				scope="row"
				className={cx(CELL, "text-left font-normal text-ink-soft", value.group !== null && "sm:pl-9")}
				title={value.title}
			>
				<span className="block truncate" dir="auto">
					{value.title}
				</span>
			</th>
			<td className={CELL}>
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
			<td className={cx(CELL, "text-ink-soft max-sm:inline")} title={value.signerName}>
				<span className="break-words sm:block sm:truncate" dir="auto">
					{value.signerName}
				</span>
			</td>
			<td className={cx(CELL, "text-ink-soft max-sm:inline sm:whitespace-nowrap")}>
				{value.filledAt ? (
					<span className="max-sm:before:mx-1 max-sm:before:content-['·']">
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
	link.download = format(words.fileName, { title: name });
	link.click();
	URL.revokeObjectURL(url);
}
