"use client";

import { Link2, Pencil, ShieldCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Address } from "#components/ui/address.tsx";
import { Button } from "#components/ui/button.tsx";
import { copyText } from "#components/ui/copy-text.ts";
import { Filled } from "#components/ui/filled.tsx";
import { Form } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { orUnreachable } from "#components/ui/or-unreachable.ts";
import { Status } from "#components/ui/status.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { DocumentMessages } from "#lib/i18n/workplace/document/en.ts";
import { Avatar } from "./avatar.tsx";
import { askedByEmail, type DeliveryFailureDetails, type SignerDetails } from "./details.ts";
import { DisclosePictures } from "./identity/disclose-pictures.tsx";
import { ProofDialog } from "./proof-dialog.tsx";
import type { ProofVerbs } from "./proof-verbs.ts";
import { IdentityLead, ProofLine, ProofLocked } from "./signer-proof.tsx";
import { TimeInSentence } from "./time-in-sentence.tsx";

/** What can be done about one signer. */
export type SignerVerbs = {
	correctEmail: (input: { documentId: string; signerId: string; email: string }) => Promise<ActionAnswer>;
	copyLink: (input: { documentId: string; signerId: string }) => Promise<ActionAnswer<{ signLink: string }>>;
	proofVerbs: ProofVerbs;
};

type Props = SignerVerbs & { signer: SignerDetails; documentId: string; isDocumentOpen: boolean };

/** One signer: state, and while it is open a link to hand out and the address to correct. */
export function SignerRow({ signer, documentId, isDocumentOpen, correctEmail, copyLink, proofVerbs }: Props) {
	const words = useWords("document").signers;
	const [isEditing, setIsEditing] = useState(false);
	const isOpen = isDocumentOpen && signer.status === "NotCompleted";
	const failures = isOpen ? signer.failures : [];
	const hasBounced = failures.some((one) => one.channel === "mail");
	const canCorrect = isOpen && signer.deliveryMode !== "SMS" && !hasBounced && !isEditing;

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
					{isOpen ? <ChangeProof {...{ signer, documentId }} verbs={proofVerbs} /> : null}
					{canCorrect ? (
						<Button
							size="sm"
							variant="ghost"
							icon={<Pencil size={16} aria-hidden="true" />}
							aria-label={fill(words.correctOf, { name: askedByEmail(signer, words.host).name })}
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
			{failures.map((failed) => (
				<FailureNotice key={failed.channel} failed={failed} />
			))}
			{hasBounced || isEditing ? (
				<EmailForm
					signer={signer}
					documentId={documentId}
					correctEmail={correctEmail}
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
		if (await copyText(signLink)) toast(fill(isReviewer(signer) ? words.copiedToReview : words.copiedToSign, name));
		else window.prompt(fill(words.linkOf, name), signLink);
	}
	const label = fill(words.copyLinkOf, name);
	return (
		<Button size="sm" icon={<Link2 size={16} aria-hidden="true" />} aria-label={label} onClick={copy}>
			<span className="max-sm:hidden">{words.copyLink}</span>
		</Button>
	);
}

/** What somebody has to give before the document opens. */
function ChangeProof({ signer, documentId, verbs }: Pick<Props, "signer" | "documentId"> & { verbs: ProofVerbs }) {
	const words = useWords("document").proof;
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button
				size="sm"
				variant="ghost"
				icon={<ShieldCheck size={16} aria-hidden="true" />}
				aria-label={fill(words.changeOf, { name: signer.name })}
				title={words.change}
				onClick={() => setIsOpen(true)}
			/>
			{isOpen ? <ProofDialog {...{ signer, documentId, verbs }} onClose={() => setIsOpen(false)} /> : null}
		</>
	);
}

function FailureNotice({ failed }: { failed: DeliveryFailureDetails }) {
	const words = useWords("document").signers;
	const [plain, withReason] =
		failed.channel === "mail" ? [words.mailFailed, words.mailFailedWhy] : [words.smsFailed, words.smsFailedWhy];
	return (
		<Notice tone="bad" className="mt-3">
			{fill(failed.reason ? withReason : plain, { to: failed.to, why: failed.reason.replace(/\.$/, "") })}
		</Notice>
	);
}

/** Where the signer is reached; an address that nothing is sent to is how one knows them. */
function addressOf({ email, phone, deliveryMode }: SignerDetails): string {
	return [email, deliveryMode === "Email" ? null : phone].filter(Boolean).join(" · ");
}

function SignerIdentity({ signer, isDocumentOpen }: { signer: SignerDetails; isDocumentOpen: boolean }) {
	const words = useWords("document").signers;
	return (
		<div className="min-w-0 flex-1">
			<div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<span className="min-w-0 break-words font-medium" dir="auto">
					{signer.name}
				</span>
				<span className="min-w-0 break-words text-ink-soft">
					<Address text={roleOf(signer, words)} />
				</span>
			</div>
			<div className="break-words text-ink-soft">
				<Address text={addressOf(signer)} />
			</div>
			<div className="mt-1.5">
				<SignerState signer={signer} isDocumentOpen={isDocumentOpen} />
			</div>
			{signer.proof ? <ProofLine proof={signer.proof} /> : null}
		</div>
	);
}

function roleOf(signer: SignerDetails, words: DocumentMessages["signers"]): string {
	const order = signer.order === null ? "" : `${fill(words.step, { order: signer.order })} · `;
	if (signer.type === "Reviewer") return order + words.reviews;
	if (signer.type === "InPersonSigner") {
		const host = [signer.hostName, signer.hostEmail && `(${signer.hostEmail})`].filter(Boolean).join(" ");
		return order + (host ? fill(words.inPersonWith, { host }) : words.inPerson);
	}
	return order + words.signs;
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
	if (failed) return <Status tone="bad">{failed.channel === "mail" ? words.bounced : words.smsFailed}</Status>;
	if (signer.viewedAt) {
		return (
			<Status tone="active">
				<span>
					<Filled text={words.viewed} values={{ when: <TimeInSentence at={signer.viewedAt} /> }} />
				</span>
			</Status>
		);
	}
	if (!signer.isSentTo) return <Status tone="warn">{words.byHand}</Status>;
	return (
		<Status tone="active">{signer.deliveryStatus === "Sent" ? words.sent[signer.deliveryMode] : words.asked}</Status>
	);
}

type EmailFormProps = {
	signer: SignerDetails;
	documentId: string;
	correctEmail: SignerVerbs["correctEmail"];
	onDone: () => void;
	canCancel: boolean;
};

function EmailForm({ signer, documentId, correctEmail, onDone, canCancel }: EmailFormProps) {
	const router = useRouter();
	const words = useWords("document").signers;
	const { run, reconsider, isBusy, problem } = useAction(correctEmail);
	const [isSame, setIsSame] = useState(false);
	const asked = askedByEmail(signer, words.host);
	const isSent = signer.isAsked && signer.isSentTo;

	async function submit(event: FormEvent<HTMLFormElement>) {
		const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
		setIsSame(email === asked.email);
		if (email === asked.email) return;
		const answer = await run({ documentId, signerId: signer.id, email });
		if (!answer?.ok) return;
		toast(isSent ? fill(words.sentTo, { email }) : words.corrected);
		onDone();
		router.refresh();
	}

	return (
		<Form
			onSubmit={submit}
			onInput={(event) => {
				setIsSame(false);
				reconsider(event);
			}}
			className="mt-3 flex flex-wrap items-start gap-x-2"
		>
			<div className="min-w-48 flex-1">
				<TextField
					label={fill(words.emailOf, { name: asked.name })}
					name="email"
					type="email"
					defaultValue={asked.email}
					error={isSame ? (isSent ? words.sameSent : words.same) : problem}
					autoComplete="off"
				/>
			</div>
			<div className="flex gap-2 sm:pt-6.5">
				{canCancel ? (
					<Button size="lg" onClick={onDone}>
						{words.cancel}
					</Button>
				) : null}
				<Button type="submit" size="lg" variant={canCancel ? "secondary" : "primary"} isBusy={isBusy}>
					{isSent ? words.correctAndSend : words.correct}
				</Button>
			</div>
		</Form>
	);
}
