"use client";

import { Check } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import { format } from "#lib/i18n/message.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import type { FaceJudgement, IdentityVerbs } from "./review-verbs.ts";

type Props = { review: IdentityReviewView; verbs: IdentityVerbs; face: FaceJudgement | null };

/** Who it is about, how far they are, and the two ways to decide. */
export function ReviewHead({ review, verbs, face }: Props) {
	const words = useWords("identity");
	const name = { name: review.signerName };
	const { submittedAt, attempt, tries, state } = review;
	return (
		<div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
			<div className="min-w-0 flex-1 basis-80 max-sm:basis-full">
				<h1 className="text-balance break-words font-semibold text-display">{format(words.heading, name)}</h1>
				<p className="mt-1 text-ink-soft">
					<Facts>
						{submittedAt ? <Filled text={words.sent} values={{ when: <TimeInSentence at={submittedAt} /> }} /> : null}
						{attempt > 0
							? attempt > tries
								? format(words.tryMore, { attempt })
								: format(words.try, { attempt, total: tries })
							: null}
						{state === "Review" ? format(words.waits, name) : null}
					</Facts>
				</p>
			</div>
			{state === "Review" && verbs.decide ? <Decide {...{ review, face }} verbs={verbs.decide} /> : null}
		</div>
	);
}

type DecideProps = Pick<Props, "review" | "face"> & { verbs: NonNullable<IdentityVerbs["decide"]> };

/** Accepting stays open; while the faces were not compared it says so beside it. */
function Decide({ review, verbs, face }: DecideProps) {
	const words = useWords("identity");
	const router = useRouter();
	const { run, isBusy, problem } = useAction(verbs.accept);
	const [isRejecting, setIsRejecting] = useState(false);
	const [isAsked, setIsAsked] = useState(false);
	const hasFaces = review.pictures.some(({ picture }) => picture === "Selfie");
	const open = !hasFaces || face === "yes" ? null : face === "no" ? words.notSame : words.acceptFirst;
	const name = { name: review.signerName };

	async function accept() {
		setIsAsked(true);
		if (open !== null) return;
		const { documentId, signerId, attempt } = review;
		const answer = await run({ documentId, signerId, attempt });
		if (!answer?.ok) return;
		toast(format(words.accepted, name));
		router.refresh();
	}

	const said = problem ?? (isAsked ? open : null);
	return (
		<div className="flex min-w-0 max-w-md flex-col items-end gap-2 max-sm:w-full max-sm:max-w-none">
			<div className="flex gap-2 max-sm:w-full max-sm:flex-wrap max-sm:[&>*]:min-h-11 max-sm:[&>*]:max-w-full max-sm:[&>*]:flex-auto">
				<Button variant="danger" onClick={() => setIsRejecting(true)}>
					{words.reject}
				</Button>
				<Button
					variant="primary"
					icon={<Check size={16} aria-hidden="true" />}
					isBusy={isBusy}
					className="wrap-anywhere whitespace-normal!"
					onClick={() => void accept()}
				>
					{format(words.accept, name)}
				</Button>
			</div>
			<p
				role="status"
				className="max-w-80 text-pretty text-right text-warn empty:hidden max-sm:max-w-none max-sm:text-left"
			>
				{said}
			</p>
			{isRejecting ? (
				<RejectDialog {...{ review, face }} reject={verbs.reject} onClose={() => setIsRejecting(false)} />
			) : null}
		</div>
	);
}
