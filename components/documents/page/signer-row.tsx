"use client";

import { Link2, Pencil } from "lucide-react";
import { useState } from "react";
import { SaveContact } from "#components/contacts/save-contact.tsx";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { Address } from "#components/ui/address.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { Button } from "#components/ui/button.tsx";
import { copyText } from "#components/ui/copy-text.ts";
import { Filled } from "#components/ui/filled.tsx";
import { Status } from "#components/ui/status.tsx";
import { TimeInSentence, UpcomingTime } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";
import { askedByEmail, type DeliveryFailureDetails, type SignerDetails } from "../details.ts";
import type { ChangeRecipientVerb } from "../dialogs/change-recipient-dialog.tsx";
import { DisclosePictures } from "../identity/disclose-pictures.tsx";
import type { ProofVerbs } from "../proof-verbs.ts";
import { ChangeProof } from "./change-proof.tsx";
import { CorrectEmail, type CorrectEmailVerb } from "./correct-email.tsx";
import { SignerFailures } from "./signer-failures.tsx";
import { IdentityLead, ProofLine, ProofLocked } from "./signer-proof.tsx";

type DocumentMessages = WorkplaceMessages["document"];

/** What can be done about one signer. */
export type SignerVerbs = {
	correctEmail: CorrectEmailVerb;
	changeRecipient: ChangeRecipientVerb;
	copyLink: (input: { documentId: string; signerId: string }) => Promise<ActionAnswer<{ signLink: string }>>;
	proofVerbs: ProofVerbs;
};

type Props = SignerVerbs & { signer: SignerDetails; documentId: string; isDocumentOpen: boolean };

/** One signer: state, and while it is open a link to hand out and the address to correct. */
export function SignerRow({ signer, documentId, isDocumentOpen, ...verbs }: Props) {
	const { correctEmail, changeRecipient, copyLink, proofVerbs } = verbs;
	const words = useWords("document").signers;
	const [isEditing, setIsEditing] = useState(false);
	const isOpen = isDocumentOpen && signer.status === "NotCompleted";
	const failures = isOpen ? signer.failures : [];
	const asked = askedByEmail(signer, words.host);
	const hasBounced = failures.some((one) => one.channel === "mail" && !one.isCode);
	const isToCorrect = failures.some((one) => one.channel === "mail" && one.to === asked.email);
	const canCorrect = isOpen && signer.deliveryMode !== "SMS" && !isToCorrect && !isEditing;

	return (
		<li className="border-line border-b px-4 py-4 last:border-b-0 sm:px-5">
			<div className="flex items-start gap-3">
				{/* The name stands beside it. */}
				<span aria-hidden="true" className="contents">
					<Avatar name={signer.name} hint={addressOf(signer)} />
				</span>
				<SignerIdentity signer={signer} isDocumentOpen={isDocumentOpen} />
				<div className="flex shrink-0 items-center sm:gap-2">
					{isOpen && signer.isAsked ? <CopyLink {...{ signer, documentId, copyLink }} /> : null}
					{isOpen ? <ChangeProof {...{ signer, documentId }} verbs={proofVerbs} look="icon" /> : null}
					{canCorrect ? (
						<Button
							size="sm"
							variant="ghost"
							icon={<Pencil size={16} aria-hidden="true" />}
							aria-label={format(words.correctOf, { name: asked.name })}
							title={words.correctAddress}
							onClick={() => setIsEditing(true)}
						/>
					) : null}
				</div>
			</div>
			{signer.proof?.lockedAt ? <ProofLocked {...{ signer, documentId }} unlock={proofVerbs.unlock} /> : null}
			{signer.proof?.identity?.maySee ? (
				<IdentityLead {...{ signer, documentId }} identity={signer.proof.identity} />
			) : null}
			{signer.proof?.identity?.isWithheld && proofVerbs.disclose ? (
				<DisclosePictures {...{ signer, documentId }} disclose={proofVerbs.disclose} />
			) : null}
			<SignerFailures {...{ signer, documentId, failures, correctEmail }} verbs={proofVerbs} />
			{hasBounced || isEditing ? (
				<CorrectEmail
					{...{ signer, documentId, correctEmail, changeRecipient }}
					whose="asked"
					onDone={() => setIsEditing(false)}
					canCancel={!hasBounced}
				/>
			) : null}
		</li>
	);
}

function CopyLink({ signer, documentId, copyLink }: Pick<Props, "signer" | "documentId" | "copyLink">) {
	const words = useWords("document").signers;
	const { unreachable } = useWords("common");
	const name = { name: signer.name };
	async function copy() {
		const answer = await orUnreachable(copyLink({ documentId, signerId: signer.id }), unreachable);
		if (!answer.ok) return toast(answer.message, "bad");
		const { signLink } = answer.value;
		if (await copyText(signLink)) toast(format(isReviewer(signer) ? words.copiedToReview : words.copiedToSign, name));
		else window.prompt(format(words.linkOf, name), signLink);
	}
	const label = format(words.copyLinkOf, name);
	return (
		<Button size="sm" icon={<Link2 size={16} aria-hidden="true" />} aria-label={label} onClick={copy}>
			<span className="max-sm:hidden">{words.copyLink}</span>
		</Button>
	);
}

/** Where the signer is reached; an address that nothing is sent to is how one knows them. */
function addressOf({ email, phone, deliveryMode }: SignerDetails): string {
	return [email, deliveryMode === "Email" ? null : phone].filter(Boolean).join(" · ");
}

function SignerIdentity({ signer, isDocumentOpen }: { signer: SignerDetails; isDocumentOpen: boolean }) {
	const { signers: words, state } = useWords("document");
	const last = state.reminded;
	const role = roleOf(signer, words);
	return (
		<div className="min-w-0 flex-1">
			<div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<span className="min-w-0 break-words font-medium" dir="auto">
					{signer.name}
				</span>
				<span className="min-w-0 break-words text-ink-soft">
					<Address text={signer.order === null ? role : format(words.inStep, { order: signer.order, role })} />
				</span>
			</div>
			<div className="break-words text-ink-soft">
				<Address text={addressOf(signer)} />
			</div>
			<SaveContact
				key={signer.email}
				isUnsaved={signer.isUnsaved}
				person={{ name: signer.name, email: signer.email, phone: signer.phone ?? "" }}
			/>
			<div className="mt-1.5">
				<SignerState signer={signer} isDocumentOpen={isDocumentOpen} />
			</div>
			{isDocumentOpen && signer.status === "NotCompleted" && signer.lastRemindedAt ? (
				<p className="mt-1 text-ink-soft">
					<Filled text={last} values={{ when: <TimeInSentence at={signer.lastRemindedAt} /> }} />
				</p>
			) : null}
			{signer.proof ? <ProofLine proof={signer.proof} /> : null}
		</div>
	);
}

function roleOf(signer: SignerDetails, words: DocumentMessages["signers"]): string {
	if (signer.type === "Reviewer") return words.reviews;
	if (signer.type === "InPersonSigner") {
		const host = [signer.hostName, signer.hostEmail && `(${signer.hostEmail})`].filter(Boolean).join(" ");
		return host ? format(words.inPersonWith, { host }) : words.inPerson;
	}
	return words.signs;
}

/** Of whom it is asked to read and approve, not to sign. */
function isReviewer({ type }: SignerDetails): boolean {
	return type === "Reviewer";
}

function SignerState({ signer, isDocumentOpen }: { signer: SignerDetails; isDocumentOpen: boolean }) {
	const words = useWords("document").state;
	const isReview = isReviewer(signer);
	if (signer.status === "Completed") {
		return (
			<Status tone="good">
				<span>
					<Filled
						text={isReview ? words.reviewed : words.signed}
						values={{ when: signer.signedAt ? <TimeInSentence at={signer.signedAt} /> : null }}
					/>
				</span>
			</Status>
		);
	}
	if (signer.status === "Declined") return <Status tone="bad">{words.declined}</Status>;
	if (signer.status === "NotNeeded") return <Status tone="neutral">{words.notNeeded}</Status>;
	if (signer.status === "Expired")
		return <Status tone="warn">{isReview ? words.notReviewedInTime : words.notSignedInTime}</Status>;
	if (signer.status === "Revoked" || !isDocumentOpen)
		return <Status tone="neutral">{isReview ? words.notReviewed : words.notSigned}</Status>;
	if (!signer.isAsked) return <Status tone="neutral">{words.waits}</Status>;
	const [failed] = signer.failures;
	if (failed) return <Status tone="bad">{failureIn(failed, words)}</Status>;
	if (signer.viewedAt) {
		return (
			<Status tone="active">
				<span>
					<Filled text={words.viewed} values={{ when: <TimeInSentence at={signer.viewedAt} /> }} />
				</span>
			</Status>
		);
	}
	if (signer.nextAttemptAt) {
		return (
			<Status tone="warn">
				<span>
					<Filled text={words.delayed} values={{ when: <UpcomingTime at={signer.nextAttemptAt} /> }} />
				</span>
			</Status>
		);
	}
	if (!signer.isSentTo) return <Status tone="warn">{words.byHand}</Status>;
	return (
		<Status tone="active">{signer.deliveryStatus === "Sent" ? words.sent[signer.deliveryMode] : words.asked}</Status>
	);
}

function failureIn({ channel, isCode }: DeliveryFailureDetails, words: DocumentMessages["state"]): string {
	if (isCode) return words.codeFailed;
	return channel === "mail" ? words.bounced : words.smsFailed;
}
