"use client";

import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { KeepCurrent } from "#components/live/keep-current.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { IdentityReviewState, IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import { format } from "#lib/i18n/message.ts";
import { CheckList } from "./check-list.tsx";
import { DecisionPart } from "./decision-part.tsx";
import { FaceCard } from "./face-card.tsx";
import { HoldPart } from "./hold-part.tsx";
import { KeptPart } from "./kept-part.tsx";
import { PictureCard } from "./picture-card.tsx";
import { ReadTable } from "./read-table.tsx";
import { ReviewHead } from "./review-head.tsx";
import type { FaceJudgement, IdentityVerbs } from "./review-verbs.ts";
import { usePictures } from "./use-pictures.ts";

/** There is something to look at, or was. */
const SHOWN: readonly IdentityReviewState[] = ["Review", "Accepted", "Held", "Rejected", "Locked"];

type Props = { review: IdentityReviewView; verbs: IdentityVerbs };

/** What a signer showed of who they are, on a page of its own in the workplace, which follows what happens. */
export function IdentityReview({ review, verbs }: Props) {
	const words = useWords("identity");
	return (
		<>
			<KeepCurrent documentId={review.documentId} version={review.version} />
			<RoomLink
				href={`/documents/${review.documentId}`}
				className="mb-1 -ml-1 inline-flex max-w-full items-center gap-1 py-1 text-ink-soft hover:text-ink"
			>
				<ChevronLeft size={16} aria-hidden="true" className="shrink-0" />
				<span className="truncate">{format(words.back, { title: review.title })}</span>
			</RoomLink>
			<ReviewParts {...{ review, verbs }} />
		</>
	);
}

/** Pictures beside what was read of them, and the sender's decision. */
export function ReviewParts({ review, verbs }: Props) {
	const [face, setFace] = useState<FaceJudgement | null>(null);
	const { pictures, state } = review;
	const urls = usePictures(pictures);
	const selfie = pictures.find(({ picture }) => picture === "Selfie");
	const sides = pictures.filter(({ picture }) => picture !== "Selfie");
	const isShown = review.submittedAt !== null && SHOWN.includes(state);
	return (
		<>
			<ReviewHead {...{ review, verbs, face }} />
			<DecisionPart {...{ review, verbs }} />
			{review.hold && verbs.hold ? <HoldPart {...{ review }} hold={review.hold} verbs={verbs.hold} /> : null}
			{isShown ? (
				<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)]">
					<div className="flex min-w-0 flex-col gap-4 empty:hidden">
						{sides.map((one) => (
							<PictureCard key={one.picture} {...{ review, urls }} shown={one} />
						))}
						{selfie && sides[0] ? (
							<FaceCard {...{ review, urls, selfie, face }} document={sides[0]} onSay={setFace} />
						) : null}
					</div>
					<div className="flex min-w-0 flex-col gap-4">
						<ReadTable review={review} />
						<CheckList {...{ review, face }} />
						<KeptPart {...{ review, verbs }} />
					</div>
				</div>
			) : null}
		</>
	);
}
