"use client";

import { LockOpen } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import { format, formatAny } from "#lib/i18n/message.ts";
import type { IdentityVerbs } from "./review-verbs.ts";

type Props = { review: IdentityReviewView; verbs: IdentityVerbs };

/** What there is to know where nothing is to be decided: what is waited for, or what was decided. */
export function DecisionPart({ review, verbs }: Props) {
	const words = useWords("identity");
	const { state } = review;
	const name = { name: review.signerName, provider: review.provider ?? "" };
	if (state === "Review") return null;
	if (state === "Accepted" || state === "Held" || state === "Rejected") return <Decided {...{ review, verbs }} />;
	const atProvider = review.provider !== null && (state === "Capturing" || state === "Reading");
	const { title, text } = atProvider ? words.statesAtProvider[state] : words.states[state];
	return (
		<Notice tone={state === "Locked" ? "bad" : "info"} className="mb-6">
			<p className="font-medium">{formatAny(title, name)}</p>
			<p>{formatAny(text, name)}</p>
			<DecisionText review={review} />
			{state === "Locked" && verbs.allow ? <Allow review={review} allow={verbs.allow} /> : null}
		</Notice>
	);
}

function Decided({ review, verbs }: Props) {
	const words = useWords("identity");
	const isRejected = review.state === "Rejected";
	const { triesLeft, signerName: name } = review;
	return (
		<Notice tone={isRejected ? "bad" : "good"} className="mb-6">
			<DecisionText review={review} />
			{isRejected && triesLeft > 0 ? <p>{format(words.triesLeft, { count: triesLeft, name })}</p> : null}
			{isRejected && triesLeft === 0 && verbs.allow ? <Allow review={review} allow={verbs.allow} /> : null}
		</Notice>
	);
}

/** Who decided what, when and why. */
function DecisionText({ review: { decision, provider, signerName: name } }: Pick<Props, "review">) {
	const words = useWords("identity");
	if (!decision) return null;
	const { outcome, by, at, reason, note } = decision;
	const { decided } = words;
	const texts = {
		Accepted: by === null ? (provider ? decided.AcceptedByProvider : decided.AcceptedBySystem) : decided.Accepted,
		Rejected: by === null ? (provider ? decided.RejectedByProvider : decided.RejectedByCheck) : decided.Rejected,
	};
	return (
		<>
			<p>
				<Filled
					text={texts[outcome]}
					values={{ by, provider, when: <TimeInSentence at={at} />, reason: reason && words.reasons[reason] }}
				/>
			</p>
			{note ? (
				<p className="mt-1">
					<span className="text-ink-soft">{format(words.noteTold, { name })} </span>
					<span className="whitespace-pre-wrap break-words" dir="auto">
						{note}
					</span>
				</p>
			) : null}
		</>
	);
}

type AllowProps = { review: IdentityReviewView; allow: NonNullable<IdentityVerbs["allow"]> };

function Allow({ review, allow: allowTry }: AllowProps) {
	const words = useWords("identity");
	const router = useRouter();
	const { run, isBusy, problem } = useAction(allowTry);
	async function allow() {
		const answer = await run({ documentId: review.documentId, signerId: review.signerId });
		if (!answer?.ok) return;
		toast(format(words.allowed, { name: review.signerName }));
		router.refresh();
	}
	return (
		<div className="mt-2">
			<Button size="sm" icon={<LockOpen size={16} aria-hidden="true" />} isBusy={isBusy} onClick={() => void allow()}>
				{words.allow}
			</Button>
			<p role="alert" className="mt-1 text-bad empty:hidden">
				{problem}
			</p>
		</div>
	);
}
