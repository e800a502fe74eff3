"use client";

import { CircleAlert, TriangleAlert } from "lucide-react";
import { useIsCorrecting } from "#components/editor/correcting/use-locks.ts";
import { useRecipientNames } from "#components/editor/recipients/use-recipient-names.ts";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DraftProblem } from "#lib/draft/draft-problem.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import { pageOf, problemText } from "./problem-text.ts";
import { useLead } from "./use-lead.ts";
import type { Problems } from "./use-problems.ts";

/** What is in the way of sending, each with the way there; below, what only may be a mistake. */
export function ProblemList({ problems: { blocking, warnings } }: { problems: Problems }) {
	const { sending, correcting } = useWords("editor");
	const fix = useIsCorrecting() ? correcting.fix : sending.fix;
	if (blocking.length + warnings.length === 0) return null;
	return (
		<div className="flex flex-col gap-2">
			{blocking.length > 0 ? (
				<section className="overflow-hidden rounded-card border border-bad">
					<h3 className="flex items-center gap-2.5 bg-bad-soft px-4 py-2.5 font-semibold text-bad">
						<CircleAlert size={16} aria-hidden="true" className="shrink-0" />
						{format(fix, { count: blocking.length })}
					</h3>
					<ul className="divide-y divide-line">
						{blocking.map((problem, index) => (
							<ProblemRow key={index} problem={problem} />
						))}
					</ul>
				</section>
			) : null}
			{warnings.length > 0 ? (
				<ul className="divide-y divide-line rounded-card border border-line">
					{warnings.map((problem, index) => (
						<ProblemRow key={index} problem={problem} />
					))}
				</ul>
			) : null}
		</div>
	);
}

function ProblemRow({ problem }: { problem: DraftProblem }) {
	const words = useWords("editor");
	const fieldWords = useWords("fieldSettings");
	const draft = useDesk((desk) => desk.draft);
	const nameOf = useRecipientNames();
	const lead = useLead();
	const isWarning = problem.severity === "warns";
	const anyway = useIsCorrecting() ? words.correcting.anyway : words.sending.anyway;
	return (
		<li className="flex items-center gap-3 px-4 py-2.5">
			{isWarning ? <TriangleAlert size={16} aria-hidden="true" className="shrink-0 text-warn" /> : null}
			<span className="min-w-0 flex-1 text-pretty break-words">
				{problemText(problem, draft, { words, fieldWords, nameOf })}
				{isWarning ? ` ${anyway}` : null}
			</span>
			<Button size="sm" onClick={() => lead(problem)} className="max-md:min-h-11">
				{leadText(problem, pageOf(problem, draft), words.sending)}
			</Button>
		</li>
	);
}

function leadText({ at, kind }: DraftProblem, page: number | null, words: Messages["editor"]["sending"]): string {
	if (kind === "noFields" || kind === "noSignature") return words.placeOne;
	if (page !== null) return format(words.showOnPage, { page });
	if (kind === "noFiles" || kind === "noRecipients") return words.show;
	return at.in === "recipients" || at.in === "document" ? words.change : words.show;
}
