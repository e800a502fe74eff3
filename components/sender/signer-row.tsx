"use client";

import { Link2, Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Address } from "#components/ui/address.tsx";
import { Button } from "#components/ui/button.tsx";
import { copyText } from "#components/ui/copy-text.ts";
import { Notice } from "#components/ui/notice.tsx";
import { orUnreachable } from "#components/ui/or-unreachable.ts";
import { Status } from "#components/ui/status.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { Avatar } from "./avatar.tsx";
import { askedByEmail, type SignerDetails } from "./details.ts";
import { RelativeTime } from "./relative-time.tsx";

/** What can be done about one signer. */
export type SignerVerbs = {
	correctEmail: (input: { documentId: string; signerId: string; email: string }) => Promise<ActionAnswer>;
	copyLink: (input: { documentId: string; signerId: string }) => Promise<ActionAnswer<{ signLink: string }>>;
};

type Props = SignerVerbs & { signer: SignerDetails; documentId: string; isDocumentOpen: boolean };

/** One signer: state, and while it is open a link to hand out and the address to correct. */
export function SignerRow({ signer, documentId, isDocumentOpen, correctEmail, copyLink }: Props) {
	const { unreachable } = useWords("common");
	const [isEditing, setIsEditing] = useState(false);
	const isOpen = isDocumentOpen && signer.status === "NotCompleted";
	const failed = isOpen ? signer.failed : null;
	const hasBounced = failed?.channel === "mail";
	const canCorrect = isOpen && signer.deliveryMode !== "SMS" && !hasBounced && !isEditing;

	async function copy() {
		const answer = await orUnreachable(copyLink({ documentId, signerId: signer.id }), unreachable);
		if (!answer.ok) return toast(answer.message, "bad");
		const { signLink } = answer.value;
		if (await copyText(signLink)) toast(`Link copied. Whoever has it can ${deed(signer).verb} as ${signer.name}.`);
		else window.prompt(`The signing link of ${signer.name}`, signLink);
	}

	return (
		<li className="border-line border-b px-4 py-4 last:border-b-0 sm:px-5">
			<div className="flex items-start gap-3">
				<Avatar name={signer.name} hint={addressOf(signer)} />
				<SignerIdentity signer={signer} isDocumentOpen={isDocumentOpen} />
				{isOpen && signer.isAsked ? (
					<Button size="sm" icon={<Link2 size={16} aria-hidden="true" />} onClick={copy}>
						<span className="max-sm:sr-only">Copy link</span>
					</Button>
				) : null}
				{canCorrect ? (
					<Button
						size="sm"
						variant="ghost"
						icon={<Pencil size={16} aria-hidden="true" />}
						aria-label={`Correct the address of ${askedByEmail(signer).name}`}
						title="Correct the address"
						onClick={() => setIsEditing(true)}
					/>
				) : null}
			</div>
			{failed ? <FailureNotice failed={failed} /> : null}
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

function FailureNotice({ failed }: { failed: NonNullable<SignerDetails["failed"]> }) {
	const isMail = failed.channel === "mail";
	return (
		<Notice tone="bad" className="mt-3">
			{isMail ? "The email" : "The text message"} to {failed.to} was not delivered
			{failed.reason ? `: ${failed.reason.replace(/\.$/, "")}` : ""}.{" "}
			{isMail
				? "Correct the address to send it again."
				: "Copy the link and hand it over yourself, or send a reminder to try again."}
		</Notice>
	);
}

/** Where the signer is reached; an address that nothing is sent to is how one knows them. */
function addressOf({ email, phone, deliveryMode }: SignerDetails): string {
	return [email, deliveryMode === "Email" ? null : phone].filter(Boolean).join(" · ");
}

function SignerIdentity({ signer, isDocumentOpen }: { signer: SignerDetails; isDocumentOpen: boolean }) {
	return (
		<div className="min-w-0 flex-1">
			<div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<span className="min-w-0 break-words font-medium" dir="auto">
					{signer.name}
				</span>
				<span className="min-w-0 break-words text-ink-soft">
					<Address text={roleOf(signer)} />
				</span>
			</div>
			<div className="break-words text-ink-soft">
				<Address text={addressOf(signer)} />
			</div>
			<div className="mt-1.5">
				<SignerState signer={signer} isDocumentOpen={isDocumentOpen} />
			</div>
		</div>
	);
}

function roleOf(signer: SignerDetails): string {
	const order = signer.order === null ? "" : `Step ${signer.order} · `;
	if (signer.type === "Reviewer") return `${order}Reviews`;
	if (signer.type === "InPersonSigner") {
		const host = [signer.hostName, signer.hostEmail && `(${signer.hostEmail})`].filter(Boolean).join(" ");
		return `${order}Signs in person${host ? ` with ${host}` : ""}`;
	}
	return `${order}Signs`;
}

/** What is asked of this person: reviewers read and approve. */
function deed({ type }: SignerDetails): { verb: string; done: string } {
	return type === "Reviewer" ? { verb: "review", done: "Reviewed" } : { verb: "sign", done: "Signed" };
}

const SENT = {
	Email: "Email sent",
	SMS: "Text message sent",
	EmailAndSMS: "Asked by email and text message",
} satisfies Record<SignerDetails["deliveryMode"], string>;

function SignerState({ signer, isDocumentOpen }: { signer: SignerDetails; isDocumentOpen: boolean }) {
	if (signer.status === "Completed") {
		return (
			<Status tone="good">
				<span>
					{deed(signer).done} {signer.signedAt ? <RelativeTime at={signer.signedAt} /> : null}
				</span>
			</Status>
		);
	}
	if (signer.status === "Declined") return <Status tone="bad">Declined</Status>;
	if (signer.status === "NotNeeded") return <Status tone="neutral">Not needed any more</Status>;
	if (signer.status === "Expired") return <Status tone="warn">Did not {deed(signer).verb} in time</Status>;
	if (signer.status === "Revoked" || !isDocumentOpen)
		return <Status tone="neutral">Not {deed(signer).done.toLowerCase()}</Status>;
	if (!signer.isAsked) return <Status tone="neutral">Waits for the others</Status>;
	if (signer.failed) {
		return <Status tone="bad">{signer.failed.channel === "mail" ? "Email bounced" : "Text message failed"}</Status>;
	}
	if (signer.viewedAt) {
		return (
			<Status tone="active">
				<span>
					Viewed <RelativeTime at={signer.viewedAt} />
				</span>
			</Status>
		);
	}
	if (!signer.isSentTo) return <Status tone="warn">Gets no email: hand over the link</Status>;
	return <Status tone="active">{signer.deliveryStatus === "Sent" ? SENT[signer.deliveryMode] : "Asked"}</Status>;
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
	const { run, reconsider, isBusy, problem } = useAction(correctEmail);
	const [isSame, setIsSame] = useState(false);
	const asked = askedByEmail(signer);
	const isSent = signer.isAsked && signer.isSentTo;

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
		setIsSame(email === asked.email);
		if (email === asked.email) return;
		const answer = await run({ documentId, signerId: signer.id, email });
		if (!answer?.ok) return;
		toast(isSent ? `The request goes to ${email}.` : "The address is corrected.");
		onDone();
		router.refresh();
	}

	return (
		<form
			method="post"
			onSubmit={submit}
			onInput={(event) => {
				setIsSame(false);
				reconsider(event);
			}}
			noValidate
			className="mt-3 flex flex-wrap items-start gap-x-2"
		>
			<div className="min-w-48 flex-1">
				<TextField
					label={`Email of ${asked.name}`}
					name="email"
					type="email"
					defaultValue={asked.email}
					error={isSame ? sameAddress(signer) : problem}
					autoComplete="off"
				/>
			</div>
			<div className="flex gap-2 sm:pt-6.5">
				{canCancel ? (
					<Button size="lg" onClick={onDone}>
						Cancel
					</Button>
				) : null}
				<Button type="submit" size="lg" variant={canCancel ? "secondary" : "primary"} isBusy={isBusy}>
					{isSent ? "Correct and send" : "Correct"}
				</Button>
			</div>
		</form>
	);
}

function sameAddress({ isAsked, isSentTo }: SignerDetails): string {
	return isAsked && isSentTo
		? "The request went to this address. Correct it, or send a reminder to try it again."
		: "This is the address already. Correct it, or cancel.";
}
