import type { RecipientNotification } from "#lib/contract/documents/literals.ts";
import { hasOwnAddress } from "#lib/contract/documents/sending/own-address.ts";
import { findHandOver } from "#lib/db/stores/audit/audit-events.ts";
import { findMailedDocument, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { brandSender } from "#lib/domain/brands/mail-brand.ts";
import type { Context } from "#lib/domain/context.ts";
import { newOwnLink, newSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { methodDue } from "#lib/domain/documents/proof-rules.ts";
import { wantsRecipientMail } from "#lib/domain/documents/settings.ts";
import { requestMessage, requestSubject } from "#lib/domain/documents/viewing/request-email.ts";
import type { MailContent } from "#lib/mail/content.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { deedOf, documentParts, finisherNames, sealedAttachment, senderAddress, TASKS } from "./mail-parts.ts";

type RequestKind = "please-sign" | "your-turn" | "reminder" | "new-link" | "expiring" | "corrected";
type OutcomeKind = "signer-completed" | "signer-declined" | "signer-revoked" | "signer-expired" | "signer-not-needed";
type Signer = WholeDocument["signers"][number];

/** How long the sealed file can be fetched with a signer's link. */
export const DOWNLOAD_DAYS = 30;

/** The switch that each of these mails obeys; reminders are judged where they are decided. */
const SWITCHES: Record<RequestKind | OutcomeKind, RecipientNotification | null> = {
	"please-sign": "signatureRequest",
	"your-turn": "signatureRequest",
	reminder: null,
	expiring: "reminders",
	"new-link": null,
	corrected: "editDocument",
	"signer-completed": "completed",
	"signer-declined": "declined",
	"signer-revoked": "revoked",
	"signer-expired": "expired",
	"signer-not-needed": "signed",
};

/** A mail to a signer: a request to act while the document is open, or how it ended. */
export async function gatherSignerMail(
	context: Context,
	job: MailJob,
	kind: RequestKind | OutcomeKind,
): Promise<GatheredMail | null> {
	const document = await findMailedDocument(job.accountId, job.documentId);
	const signer = document?.signers.find((one) => one.id === job.signerId);
	if (!document || !signer) return null;
	if (signer.deliveryMode === "SMS") return null;
	const notification = SWITCHES[kind];
	if (notification && !wantsRecipientMail(document.settings, signer.settings, notification)) return null;
	const mail = await gatherFor(context, job, kind, document, signer);
	return mail && { ...mail, signerType: signer.type, document, sentAs: await brandSender(document) };
}

async function gatherFor(
	context: Context,
	job: MailJob,
	kind: RequestKind | OutcomeKind,
	document: WholeDocument,
	signer: Signer,
): Promise<GatheredMail | null> {
	switch (kind) {
		case "please-sign":
		case "your-turn":
		case "reminder":
		case "new-link":
		case "expiring":
		case "corrected":
			return gatherRequest(job, kind, document, signer, await handedOverTo(kind, document, signer));
		case "signer-completed":
			return gatherCompleted(context, document, signer);
		default:
			return toSigner(document, signer, outcomeContent(kind, document, signer), false);
	}
}

/** Until they have signed, requests to who signs in person go to the host. */
function isForHost({ type, hostEmail, status }: Signer): boolean {
	return type === "InPersonSigner" && hostEmail !== null && status !== "Completed";
}

/** What somebody has signed goes to no address but their own. */
function isReachable(signer: Signer): boolean {
	return signer.type !== "InPersonSigner" || hasOwnAddress(signer);
}

/** Who named this signer, and why; absent for whom the sender asked. */
async function handedOverTo(kind: RequestKind, document: WholeDocument, signer: Signer) {
	const handOver = kind === "please-sign" ? await findHandOver(document.id, signer.id) : null;
	// Since then the sender may have put another person in the place.
	if (!handOver || handOver.to !== signer.email) return {};
	return { handedOver: { byName: handOver.byName, reason: handOver.reason } };
}

function gatherRequest(
	job: MailJob,
	kind: RequestKind,
	document: WholeDocument,
	signer: Signer,
	origin: Awaited<ReturnType<typeof handedOverTo>>,
): GatheredMail | null {
	const isOpen = document.status === "InProgress" && !document.deletedAt;
	// A new link also leads to a document that ended, so that its signer can see how.
	if (kind === "new-link" ? document.deletedAt : !isOpen || signer.status !== "NotCompleted") return null;
	const isInPerson = isForHost(signer);
	// Who has signed in person has no more need of the host, who is not to see what they signed.
	const isOwn = signer.type === "InPersonSigner" && !isInPerson;
	if (isOwn && !hasOwnAddress(signer)) return null;
	const link = (isOwn ? newOwnLink : newSigningLink)(signer.id, "mail");
	const recipientName = isInPerson ? (signer.hostName ?? "") : signer.name;
	const subjectText = requestSubject(document);
	const content = {
		// Of the host nobody knows where they read.
		...documentParts(document, isInPerson ? null : signer),
		locale: signer.locale,
		recipientName,
		...(subjectText === null ? {} : { subjectText }),
		signerType: isOwn ? "Signer" : signer.type,
		signerName: signer.name,
		...(signer.groupName === null ? {} : { groupName: signer.groupName }),
		...origin,
		message: messageOf(kind, job, document, { ...signer, name: recipientName }),
		url: link.url,
		// A document that ended keeps its links.
		expiresAt: isOpen ? document.expiresAt : null,
	};
	if (kind !== "your-turn") return { ...toSigner(document, signer, { kind, ...content }, true), link };
	const done = document.signingSlots.filter((one) => one.status === "Completed");
	const before = { completedBy: done.map((one) => one.name), deed: deedOf(done) };
	return { ...toSigner(document, signer, { kind, ...content, ...before }, true), link };
}

function messageOf(kind: RequestKind, job: MailJob, document: WholeDocument, signer: Signer): string {
	if (kind === "new-link" || kind === "expiring") return "";
	if (kind === "reminder") return job.message ?? "";
	return [requestMessage(document, signer.name), signer.privateMessage].filter(Boolean).join("\n\n");
}

async function gatherCompleted(
	context: Context,
	document: WholeDocument,
	signer: Signer,
): Promise<GatheredMail | null> {
	if (document.status !== "Completed" || document.deletedAt || !isReachable(signer)) return null;
	// What hangs on a mail would be read without any proof.
	const attachments = isOpenedBy(signer) ? await sealedAttachment(document) : [];
	const urlExpiresAt = new Date(context.now().getTime() + DOWNLOAD_DAYS * 86_400_000);
	const link = newOwnLink(signer.id, "mail", urlExpiresAt);
	const content: MailContent = {
		kind: "signer-completed",
		...documentParts(document, signer),
		locale: signer.locale,
		recipientName: signer.name,
		...finisherNames(document),
		completedAt: document.closedAt ?? context.now(),
		isAttached: attachments.length > 0,
		url: link.url,
		urlExpiresAt,
	};
	return { ...toSigner(document, signer, content, false), attachments, link };
}

/** Whether whoever reads a signer's mail may see the document: no proof is asked for, or just that of reading it. */
function isOpenedBy(signer: Signer): boolean {
	const method = methodDue(signer);
	return method === null || method === "EmailOTP";
}

function outcomeContent(
	kind: Exclude<OutcomeKind, "signer-completed">,
	document: WholeDocument,
	signer: Signer,
): MailContent {
	const closedAt = document.closedAt ?? document.activityAt;
	const parts = { ...documentParts(document, signer), locale: signer.locale, recipientName: signer.name };
	const task = TASKS[signer.type];
	if (kind === "signer-not-needed") {
		const by = document.signingSlots.find((one) => one.groupKey === signer.groupKey);
		const isReview = signer.type === "Reviewer";
		return { kind, ...parts, signedByName: by?.name ?? "", groupName: signer.groupName ?? "", isReview };
	}
	if (kind === "signer-revoked") return { kind, ...parts, task, reason: document.closeReason ?? "" };
	if (kind === "signer-expired") return { kind, ...parts, task, expiredAt: document.expiresAt ?? closedAt };
	const declinedBy = document.signingSlots.find((one) => one.status === "Declined");
	return {
		kind,
		...parts,
		declinedByName: declinedBy?.name ?? "",
		task: TASKS[declinedBy?.type ?? "Signer"],
		reason: document.closeReason ?? "",
		declinedAt: closedAt,
	};
}

function toSigner(document: WholeDocument, signer: Signer, content: MailContent, isRequest: boolean): GatheredMail {
	const isToHost = isRequest && isForHost(signer);
	return {
		content,
		to: isToHost
			? { name: signer.hostName ?? "", address: signer.hostEmail ?? signer.email }
			: { name: signer.name, address: signer.email },
		replyTo: senderAddress(document),
		attachments: [],
		signerId: signer.id,
		isRequest,
	};
}
