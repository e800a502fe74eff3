"use client";

import { CircleCheck, Hourglass, IdCard, KeyRound, Lock, LockOpen } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { SignerIdentityView } from "#lib/contract/documents/reading/identity-review.ts";
import type { SignerProofView } from "#lib/contract/signing/proof-page.ts";
import { format } from "#lib/i18n/message.ts";
import type { SignerDetails } from "../details.ts";
import type { ProofVerbs } from "../proof-verbs.ts";

/** What a signer has to give first, and how far they are with it. */
export function ProofLine({ proof }: { proof: SignerProofView }) {
	const words = useWords("document").proof;
	const { Icon, tone, text, at } = proof.identity ? identityStateOf(proof.identity, words) : stateOf(proof, words);
	const { triesLeft } = proof.identity ?? proof;
	return (
		<div className={cx("mt-1 flex items-start gap-1.5", tone)}>
			<Icon size={14} aria-hidden="true" className="mt-0.75 shrink-0" />
			<span className="min-w-0">
				<Filled
					text={text}
					values={{ method: words.methods[proof.method], count: triesLeft, when: at && <TimeInSentence at={at} /> }}
				/>
			</span>
		</div>
	);
}

type ProofWords = ReturnType<typeof useWords<"document">>["proof"];

function stateOf({ lockedAt, provedAt, failedAt }: SignerProofView, words: ProofWords) {
	if (lockedAt) return { Icon: Lock, tone: "text-bad", text: words.locked, at: lockedAt };
	if (failedAt) {
		return { Icon: KeyRound, tone: "text-warn", text: words.failed, at: failedAt };
	}
	if (provedAt) return { Icon: CircleCheck, tone: "text-good", text: words.proved, at: provedAt };
	return { Icon: KeyRound, tone: "text-ink-soft", text: words.waiting, at: null };
}

const IDENTITY_LOOKS = {
	Start: { Icon: IdCard, tone: "text-ink-soft" },
	Capturing: { Icon: IdCard, tone: "text-ink-soft" },
	Reading: { Icon: IdCard, tone: "text-ink-soft" },
	Lines: { Icon: IdCard, tone: "text-ink-soft" },
	Review: { Icon: IdCard, tone: "text-warn" },
	Accepted: { Icon: CircleCheck, tone: "text-good" },
	Held: { Icon: Hourglass, tone: "text-warn" },
	Rejected: { Icon: IdCard, tone: "text-warn" },
	Locked: { Icon: Lock, tone: "text-bad" },
};

type ShownIdentity = NonNullable<SignerProofView["identity"]>;

function identityStateOf({ state, at, maySee }: ShownIdentity, { identity }: ProofWords) {
	const text = () => {
		if (state === "Rejected") return identity.Rejected;
		return state === "Review" && !maySee ? identity.ReviewOfSender : identity[state];
	};
	return { ...IDENTITY_LOOKS[state], text: text(), at };
}

type IdentityProps = { signer: SignerDetails; identity: SignerIdentityView; documentId: string };

/** The way to what somebody showed: a call where it waits to be looked at, else a link. */
export function IdentityLead({ signer, identity, documentId }: IdentityProps) {
	const words = useWords("document").proof.identity;
	const name = { name: signer.name };
	const href = `/documents/${documentId}/identity/${signer.id}`;
	if (identity.state === "Review") {
		return (
			<Notice tone="warn" className="mt-3">
				<p>{format(words.waiting, name)}</p>
				<RoomButton href={href} size="sm" variant="primary" className="mt-2" aria-label={format(words.reviewOf, name)}>
					{words.review}
				</RoomButton>
			</Notice>
		);
	}
	if (!SEEN.includes(identity.state) || identity.kind === null) return null;
	return (
		<a
			href={href}
			aria-label={format(words.seeOf, name)}
			className="mt-1 inline-block text-seal underline-offset-4 hover:underline"
		>
			{words.see}
		</a>
	);
}

/** Something was shown by then. */
const SEEN: readonly SignerIdentityView["state"][] = ["Accepted", "Held", "Rejected", "Locked"];

type LockedProps = { signer: SignerDetails; documentId: string; unlock: ProofVerbs["unlock"] };

/** Somebody gave too many wrong codes: what that means, and the way out of it. */
export function ProofLocked({ signer, documentId, unlock }: LockedProps) {
	const all = useWords("document").proof;
	const words = signer.proof?.identity ? { ...all, ...all.identity } : all;
	const router = useRouter();
	const { run, isBusy, problem } = useAction(unlock);
	const name = { name: signer.name };
	async function open() {
		const answer = await run({ documentId, signerId: signer.id });
		if (!answer?.ok) return;
		toast(format(words.unlocked, name));
		router.refresh();
	}
	return (
		<Notice tone="bad" className="mt-3">
			<p>{problem ?? format(words.lockedAbout, name)}</p>
			<Button
				size="sm"
				className="mt-2"
				icon={<LockOpen size={16} aria-hidden="true" />}
				isBusy={isBusy}
				aria-label={format(words.unlockOf, name)}
				onClick={open}
			>
				{words.unlock}
			</Button>
		</Notice>
	);
}
