"use client";

import { LookAgain } from "#components/live/poll-page.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import { ReviewParts } from "./identity-review.tsx";
import type { IdentityVerbs, Refused } from "./review-verbs.ts";

type Props = {
	token: string;
	review: IdentityReviewView;
	mayDecide: boolean;
	/** Where the sender's application goes on; null: it does not say. */
	redirectUrl: string | null;
	accept: (input: { token: string; attempt: number }) => Promise<ActionAnswer>;
	reject: (input: { token: string } & Refused) => Promise<ActionAnswer>;
};

/** The same in a frame of the sender's own application: deciding leads on to where that wants to have it. */
export function LinkedReview({ token, review, mayDecide, redirectUrl, accept, reject }: Props) {
	const words = useWords("identity").linked;
	const verbs: IdentityVerbs = {
		decide: mayDecide
			? {
					accept: async ({ attempt }) => leave(await accept({ token, attempt }), redirectUrl),
					reject: async ({ attempt, reason, note }) =>
						leave(await reject({ token, attempt, reason, note }), redirectUrl),
				}
			: null,
		hold: null,
		remove: null,
		allow: null,
	};
	const isDecided = review.decision !== null;
	return (
		<>
			{isDecided ? null : <LookAgain />}
			<ReviewParts {...{ review, verbs }} />
			{isDecided && redirectUrl ? (
				<ButtonLink href={redirectUrl} variant="primary" className="mt-6">
					{words.goOn}
				</ButtonLink>
			) : null}
		</>
	);
}

function leave(answer: ActionAnswer, redirectUrl: string | null): ActionAnswer {
	if (answer.ok && redirectUrl) window.location.replace(redirectUrl);
	return answer;
}
