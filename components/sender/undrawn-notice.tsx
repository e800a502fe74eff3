"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { toastAnswer } from "#components/ui/toast-answer.ts";
import { useAction } from "#components/ui/use-action.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { DocumentDetailsData } from "./details.ts";
import { RelativeTime } from "./relative-time.tsx";

export type Redraw = (input: { documentId: string }) => Promise<ActionAnswer>;

type Props = { details: DocumentDetailsData; redraw: Redraw };

const NUMBERS = new Intl.ListFormat("en");
/** More are no help to anybody. */
const NAMED = 8;

/** Nobody may sign what nobody can see: which pages that are, and what there is to do. */
export function UndrawnNotice({ details: { id, undrawn, isOpen }, redraw }: Props) {
	const router = useRouter();
	const { run, isBusy } = useAction(redraw);
	if (!undrawn) return null;
	const { pages, isTried, triedAt, canRetry } = undrawn;
	const named = pages.slice(0, NAMED).map(String);
	const others = pages.length > NAMED ? [`${pages.length - NAMED} others`] : [];
	const which = `${pages.length === 1 ? "Page" : "Pages"} ${NUMBERS.format([...named, ...others])}`;

	async function tryAgain() {
		const answer = await run({ documentId: id });
		if (!answer) return;
		if (!answer.ok) toastAnswer(answer, "");
		router.refresh();
	}

	if (isTried) {
		return (
			<Notice tone="info" className="mb-6">
				{which} could not be drawn and {pages.length === 1 ? "is" : "are"} being tried again. This may take a few
				minutes; you can leave this page.
			</Notice>
		);
	}
	return (
		<Notice tone="bad" className="mb-6">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<p className="min-w-0 flex-1 basis-72 text-pretty">
					<span className="font-medium">{which} cannot be drawn, so nobody can sign this document.</span>{" "}
					{triedAt ? (
						<>
							Tried again <RelativeTime at={triedAt} />, with the same end.{" "}
						</>
					) : null}
					{canRetry ? "Try again, or print" : "Print"} the file to a new PDF, send that, and{" "}
					{isOpen ? "revoke" : "delete"} this one.
				</p>
				{canRetry ? (
					<Button size="sm" isBusy={isBusy} onClick={tryAgain} icon={<RotateCw size={16} aria-hidden="true" />}>
						Try again
					</Button>
				) : null}
			</div>
		</Notice>
	);
}
