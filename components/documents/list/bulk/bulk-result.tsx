"use client";

import { X } from "lucide-react";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { BulkResult as Result } from "./use-bulk.ts";

type Props = {
	result: Result | null;
	onClose: () => void;
	/** Takes documents that were deleted out of the trash. */
	onRestore: (documents: Result["documents"]) => void;
};

/** What came of an action on several documents: how many were done, and which were not, and why. */
export function BulkResult({ result, onClose, onRestore }: Props) {
	const { bulk: words } = useWords("list");
	const { untitled, delete: deleting } = useWords("documents");
	const { close } = useWords("common");
	if (!result) return <div role="status" />;
	const { outcomes, problem, documents, act } = result;
	const refused = outcomes.filter((one) => one.refusal !== null);
	const done = outcomes.length - refused.length;
	const unknown = documents.length - outcomes.length;
	const titles = new Map(documents.map(({ id, title }) => [id, title || untitled]));
	const doneIds = new Set(outcomes.filter((one) => one.refusal === null).map((one) => one.documentId));
	const isFine = refused.length === 0 && unknown === 0 && !problem;
	return (
		<div role="status" className="mb-4 flex items-start rounded-card border border-line bg-surface">
			<Notice tone={isFine ? "good" : "warn"} className="min-w-0 flex-1">
				{problem ?? format(words.done[act], { count: done })}
				{!problem && unknown > 0 ? ` ${format(words.unknown, { count: unknown })}` : null}
				{refused.length > 0 ? ` ${format(words.refused, { count: refused.length })}` : null}
				{act === "delete" && done > 0 ? (
					<button
						type="button"
						onClick={() => onRestore(documents.filter(({ id }) => doneIds.has(id)))}
						className="ms-3 font-medium text-seal underline-offset-4 hover:underline"
					>
						{deleting.undo}
					</button>
				) : null}
				{refused.length > 0 ? (
					<ul className="mt-1 max-h-48 list-disc overflow-y-auto pl-5">
						{refused.map(({ documentId, refusal }) => (
							<li key={documentId} className="break-words">
								<bdi className="font-medium">{titles.get(documentId)}</bdi> · {refusal}
							</li>
						))}
					</ul>
				) : null}
			</Notice>
			<button
				type="button"
				aria-label={close}
				title={close}
				onClick={onClose}
				className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
			>
				<X size={16} aria-hidden="true" />
			</button>
		</div>
	);
}
