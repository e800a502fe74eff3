"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import type { DocumentDetailsData } from "../details.ts";

export type Redraw = (input: { documentId: string }) => Promise<ActionAnswer>;

type Props = { details: DocumentDetailsData; redraw: Redraw };

/** More are no help to anybody. */
const NAMED = 8;

/** Nobody may sign what nobody can see: which pages that are, and what there is to do. */
export function UndrawnNotice({ details: { id, undrawn, isOpen }, redraw }: Props) {
	const words = useWords("document").undrawn;
	const locale = useWordsLocale();
	const router = useRouter();
	const { run, isBusy } = useAction(redraw);
	if (!undrawn) return null;
	const { pages, isTried, isUnsent, triedAt, canRetry } = undrawn;
	const named = pages.slice(0, NAMED).map(String);
	const others = pages.length > NAMED ? [format(words.others, { count: pages.length - NAMED })] : [];
	const which = { count: pages.length, pages: formatList(locale, [...named, ...others]) };
	const [retry, noRetry] = isOpen ? [words.retryOrRevoke, words.revoke] : [words.retryOrDelete, words.delete];

	async function tryAgain() {
		const answer = await run({ documentId: id });
		if (!answer) return;
		if (!answer.ok) toastAnswer(answer, "");
		router.refresh();
	}

	if (isTried) {
		return (
			<Notice tone="info" className="mb-6">
				{format(words.retrying, which)}
			</Notice>
		);
	}
	return (
		<Notice tone="bad" className="mb-6">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<p className="min-w-0 flex-1 basis-72 text-pretty">
					<span className="font-medium">{format(words.cannot, which)}</span> {isUnsent ? `${words.unsent} ` : ""}
					{triedAt ? (
						<>
							<Filled text={words.tried} values={{ when: <TimeInSentence at={triedAt} /> }} />{" "}
						</>
					) : null}
					{canRetry ? retry : noRetry}
				</p>
				{canRetry ? (
					<Button size="sm" isBusy={isBusy} onClick={tryAgain} icon={<RotateCw size={16} aria-hidden="true" />}>
						{words.retry}
					</Button>
				) : null}
			</div>
		</Notice>
	);
}
