"use client";

import { ArchiveRestore } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { DocumentStatus } from "./document-status.tsx";
import { RelativeTime } from "./relative-time.tsx";

/** A document in the trash; times are ISO 8601. */
export type TrashRow = {
	id: string;
	title: string;
	status: string;
	sealState: string;
	/** Who sent or made it; null when it is the reader's own. */
	sender: string | null;
	deletedAt: string;
	/** When it goes for good. */
	purgeAt: string;
};

type Restore = (input: { documentId: string }) => Promise<ActionAnswer<{ status: string }>>;

/** What was deleted and can still be taken back. */
export function TrashList({ rows, restore }: { rows: TrashRow[]; restore: Restore }) {
	const { columns, trash } = useWords("list");
	return (
		<div className="overflow-hidden rounded-card border border-line bg-surface">
			<div className="hidden grid-cols-[minmax(0,1fr)_12rem_8rem_9rem] gap-4 border-line border-b px-5 py-2.5 font-medium text-ink-soft md:grid">
				<span>{columns.title}</span>
				<span>{columns.state}</span>
				<span>{trash.deleted}</span>
				<span />
			</div>
			<ul>
				{rows.map((row) => (
					<li key={row.id} className="border-line border-b last:border-b-0">
						<TrashedDocument row={row} restore={restore} />
					</li>
				))}
			</ul>
		</div>
	);
}

function TrashedDocument({ row, restore }: { row: TrashRow; restore: Restore }) {
	const { trash, madeBy } = useWords("list");
	const { untitled } = useWords("documents");
	const locale = useWordsLocale();
	const router = useRouter();
	const { run, isBusy } = useAction(restore);
	const title = row.title || untitled;

	async function takeBack() {
		const answer = await run({ documentId: row.id });
		if (!answer) return;
		if (answer.ok) toast(fill(trash.back[backAs(answer.value.status)], { title }));
		else toast(answer.message, "bad");
		router.refresh();
	}

	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5 md:grid-cols-[minmax(0,1fr)_12rem_8rem_9rem] md:py-3">
			<div className="min-w-0 max-md:col-span-2">
				<p className="line-clamp-2 break-words text-left font-medium md:block md:truncate" dir="auto" title={row.title}>
					{title}
				</p>
				<p className="text-ink-soft md:truncate">
					{row.sender ? `${fill(madeBy, { name: row.sender })} · ` : ""}
					<Filled text={trash.until} values={{ date: <Moment at={row.purgeAt} locale={locale} style="date" /> }} />
				</p>
			</div>
			<div>
				<DocumentStatus {...row} />
			</div>
			<div className="text-ink-soft tabular-nums max-md:justify-self-end">
				<RelativeTime at={row.deletedAt} />
			</div>
			<div className="justify-self-end max-md:col-span-2 max-md:w-full">
				<Button
					aria-label={fill(trash.restoreOf, { title })}
					className="max-md:min-h-11 max-md:w-full"
					icon={<ArchiveRestore size={16} aria-hidden="true" />}
					isBusy={isBusy}
					onClick={takeBack}
				>
					{trash.restore}
				</Button>
			</div>
		</div>
	);
}

/** What it comes back as: what deleting has ended stays so. */
function backAs(status: string): "Draft" | "Scheduled" | "Revoked" | "other" {
	return status === "Draft" || status === "Scheduled" || status === "Revoked" ? status : "other";
}
