"use client";

import { PencilLine } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { DocumentDetailsData } from "../details.ts";
import { DiscardCorrectionDialog } from "../dialogs/discard-correction-dialog.tsx";

type Verb = (input: { documentId: string }) => Promise<ActionAnswer>;
/** What can be done about a correction that is open. */
export type CorrectionVerbs = { discard: Verb };

type Props = CorrectionVerbs & { details: Pick<DocumentDetailsData, "id" | "correction">; correct: Verb };

/** Who corrects a document, what that means for its signers, and the ways on. */
export function CorrectionPanel({ details: { id, correction }, correct, discard }: Props) {
	const words = useWords("document").correction;
	const router = useRouter();
	const [isAsking, setIsAsking] = useState(false);
	const going = useAction(correct);
	const discarding = useAction(discard);
	if (!correction) return null;

	async function goOn() {
		const answer = await going.run({ documentId: id });
		if (answer?.ok) router.push(`/documents/${id}/desk`);
		else if (answer) toast(answer.message, "bad");
	}

	async function giveUp() {
		const answer = await discarding.run({ documentId: id });
		if (!answer?.ok) return;
		setIsAsking(false);
		toast(words.discard.done);
		router.refresh();
	}

	return (
		<section
			aria-label={words.title}
			className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-warn-soft px-5 py-4"
		>
			<div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
				<PencilLine size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
				<div className="text-pretty">
					<p className="font-medium">
						<Filled
							text={correction.by === "" ? words.begunBySomebody : words.begun}
							values={{ name: <bdi>{correction.by}</bdi>, when: <TimeInSentence at={correction.since} /> }}
						/>
					</p>
					<p>{words.about}</p>
				</div>
			</div>
			<div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
				<Button onClick={() => setIsAsking(true)}>{words.discard.action}</Button>
				<Button icon={<PencilLine size={16} aria-hidden="true" />} isBusy={going.isBusy || going.isDone} onClick={goOn}>
					{words.goOn}
				</Button>
			</div>
			{isAsking ? (
				<DiscardCorrectionDialog
					words={words.discard}
					isBusy={discarding.isBusy}
					problem={discarding.problem}
					onDiscard={() => void giveUp()}
					onClose={() => setIsAsking(false)}
				/>
			) : null}
		</section>
	);
}
