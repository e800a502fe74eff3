import { workplaceLink } from "#lib/config/links.ts";
import type { NotificationSetting } from "#lib/contract/notification-settings.ts";
import type { IdentityRejection } from "#lib/contract/signing/identity-page.ts";
import { findHandOver } from "#lib/db/stores/audit/audit-events.ts";
import { listDeliveryFailures } from "#lib/db/stores/delivery/delivery-failures.ts";
import { findFailedCopy, listDelayedRequests } from "#lib/db/stores/delivery/mails.ts";
import { findMailedDocument, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { listReadVerifications } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { findUserForMail } from "#lib/db/stores/users/account-users.ts";
import { documentZone } from "#lib/domain/brands/document-zone.ts";
import type { Context } from "#lib/domain/context.ts";
import { triesOf } from "#lib/domain/documents/identity-tries.ts";
import { triesLeft } from "#lib/domain/documents/proof-rules.ts";
import { wantsRecipientMail } from "#lib/domain/documents/settings.ts";
import { failedDeliveries } from "#lib/domain/documents/viewing/failed-deliveries.ts";
import { providerOf } from "#lib/domain/identity-verification/rules.ts";
import { wantsMail } from "#lib/domain/users/preferences/notification-settings.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import type { MailContent } from "#lib/mail/content.ts";
import type { SenderMailKind } from "#lib/queue/definitions.ts";
import { findBehalfReader, type Reader } from "./find-behalf-reader.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { deedOf, finisherNames, nameWithGroup, noticeTo, sealedAttachment, TASKS, zoneOfUser } from "./mail-parts.ts";

/** The switch that each of these mails obeys; a failing seal or sending, and pages that nobody can see, are always told. */
const SWITCHES: Record<SenderMailKind, NotificationSetting | null> = {
	"sender-viewed": "viewed",
	"sender-signed": "signed",
	"sender-declined": "declined",
	"sender-reassigned": "reassigned",
	"sender-completed": "completed",
	"sender-expiring": "expired",
	"sender-expired": "expired",
	"sender-delivery-failed": "deliveryFailed",
	"sender-seal-failed": null,
	"sender-pages-undrawn": null,
	"sender-send-failed": null,
	"sender-not-corrected": null,
	"sender-proof-locked": "authenticationFailed",
	"sender-identity-review": null,
	"sender-identity-failed": "authenticationFailed",
};

/** A mail to the person who sent the document, or to the one in whose name it was sent. */
export async function gatherSenderMail(
	context: Context,
	job: MailJob,
	kind: SenderMailKind,
): Promise<GatheredMail | null> {
	const document = await findMailedDocument(job.accountId, job.documentId);
	if (!document || document.deletedAt) return null;
	const reader = await (kind === "sender-not-corrected" ? findCorrector : findReader)(document, job);
	const wanted = SWITCHES[kind];
	if (!reader || (wanted && !wantsMail(reader.notificationSettings, wanted))) return null;
	const attachments =
		kind === "sender-completed" && wantsMail(reader.notificationSettings, "attachSignedDocument")
			? await sealedAttachment(document)
			: [];
	const content = await contentOf(context, job, kind, document, reader, attachments.length > 0);
	if (!content) return null;
	return { ...noticeTo(reader), content, attachments };
}

async function contentOf(
	context: Context,
	job: MailJob,
	kind: SenderMailKind,
	document: WholeDocument,
	reader: Reader,
	isAttached: boolean,
): Promise<MailContent | null> {
	if (kind === "sender-reassigned") return handOverContent(job, document, reader);
	if (kind === "sender-not-corrected") return { kind, ...partsFor(document, reader) };
	if (kind === "sender-delivery-failed") return failureContent(job, document, reader);
	if (kind === "sender-identity-review" || kind === "sender-identity-failed")
		return verificationContent(job, kind, document, reader);
	return senderContent(context, job, kind, document, reader, isAttached);
}

async function findReader(document: WholeDocument, { senderIdentityId }: MailJob): Promise<Reader | null> {
	if (senderIdentityId) return findBehalfReader(document, senderIdentityId);
	// Whoever was deactivated has no business with the account's documents any more.
	const { sender } = document;
	return sender.status === "Active" ? { ...sender, locale: sender.locale ?? "EN", isBehalf: false } : null;
}

/** Who began a correction, while they may be told of it. */
async function findCorrector({ accountId }: WholeDocument, { userId }: MailJob): Promise<Reader | null> {
	const user = await findUserForMail(accountId, userId);
	if (!user) return null;
	const { name, email } = user;
	return {
		name,
		email,
		timeZone: zoneOfUser(user),
		locale: user.locale ?? "EN",
		notificationSettings: {},
		isBehalf: false,
	};
}

function partsFor(document: WholeDocument, reader: Reader) {
	return {
		documentTitle: document.title,
		// Whose name the document bears may have no account to open it with.
		url: reader.isBehalf ? null : workplaceLink(`/documents/${document.id}`),
		...(reader.isBehalf ? { behalf: { senderName: document.sender.name, accountName: document.account.name } } : {}),
		isSandbox: document.isSandbox,
		locale: reader.locale,
		timeZone: reader.timeZone ?? documentZone(document),
		recipientName: reader.name === reader.email ? "" : reader.name,
	};
}

/** Who has named somebody else, and why: the trail says it, the signer's row is the new person's. */
async function handOverContent(job: MailJob, document: WholeDocument, reader: Reader): Promise<MailContent | null> {
	const signer = document.signers.find((one) => one.id === job.signerId);
	const handOver = signer && (await findHandOver(document.id, signer.id));
	if (!handOver) return null;
	const { byName: formerName, toName: signerName, to: signerEmail, reason } = handOver;
	const parts = partsFor(document, reader);
	return { kind: "sender-reassigned", ...parts, formerName, signerName, signerEmail, task: TASKS[signer.type], reason };
}

/** What did not arrive; nothing once the signer is reached on that way. */
async function failureContent(job: MailJob, document: WholeDocument, reader: Reader): Promise<MailContent | null> {
	if (job.isDelayed) return delayContent(job, document, reader);
	if (job.isCopy) return copyContent(job, document, reader);
	const signer = document.signers.find((one) => one.id === job.signerId);
	const failures = signer ? failedDeliveries(signer, await listDeliveryFailures(document.id)) : [];
	const failed = failures.find(({ channel, isCode }) => channel === job.channel && isCode === (job.isCode ?? false));
	if (!signer || !failed) return null;
	const named = { ...partsFor(document, reader), signerName: nameWithGroup(signer) };
	return {
		kind: "sender-delivery-failed",
		...named,
		channel: failed.channel,
		signerEmail: failed.to,
		error: failed.reason,
		isCode: failed.isCode,
	};
}

/** A request undelivered for an hour and still tried; nothing once it was delivered or its attempts have ended. */
async function delayContent(job: MailJob, document: WholeDocument, reader: Reader): Promise<MailContent | null> {
	const signer = document.signers.find((one) => one.id === job.signerId);
	const delayed = (await listDelayedRequests(document.id)).find(
		({ signerId, channel }) => signerId === job.signerId && channel === job.channel,
	);
	if (!signer || !delayed) return null;
	const named = { ...partsFor(document, reader), signerName: nameWithGroup(signer) };
	const channel = delayed.channel === "sms" ? "sms" : "mail";
	const { to: signerEmail, reason: error } = delayed;
	return { kind: "sender-delivery-failed", ...named, channel, signerEmail, error, isDelayed: true };
}

/** A completed document that did not reach its signer, or an address in copy; nothing once it was sent again. */
async function copyContent(job: MailJob, document: WholeDocument, reader: Reader): Promise<MailContent | null> {
	const signer = document.signers.find((one) => one.id === job.signerId);
	const address = document.carbonCopies.find((one) => one.id === job.carbonCopyId)?.email;
	const whose = signer ? { signerId: signer.id } : address !== undefined && { signerId: null, to: address };
	const failed = whose && (await findFailedCopy(document.id, whose));
	if (!failed) return null;
	const named = { ...partsFor(document, reader), signerName: signer ? nameWithGroup(signer) : failed.to };
	return { kind: "sender-delivery-failed", ...named, signerEmail: failed.to, error: failed.error ?? "", isCopy: true };
}

/** An identity document that waits for the sender to look at it, or was refused by a check; nothing once that is over. */
async function verificationContent(
	job: MailJob,
	kind: "sender-identity-review" | "sender-identity-failed",
	document: WholeDocument,
	reader: Reader,
): Promise<MailContent | null> {
	const signer = document.signers.find((one) => one.id === job.signerId);
	const latest = signer && triesOf(await listReadVerifications(document.id), signer.id).latest;
	if (!signer || !latest) return null;
	const parts = { ...partsFor(document, reader), signerName: nameWithGroup(signer) };
	if (kind === "sender-identity-failed") {
		// Only what the contract knows was ever stored.
		const rejection = (latest.rejection ?? "Other") as IdentityRejection;
		return latest.status === "Failed" ? { kind, ...parts, rejection, triesLeft: triesLeft(signer) } : null;
	}
	const url = parts.url && `${parts.url}/identity/${signer.id}`;
	return latest.status === "Review" ? { kind, ...parts, url, provider: providerOf(latest) } : null;
}

function senderContent(
	context: Context,
	job: MailJob,
	kind: Exclude<
		SenderMailKind,
		"sender-reassigned" | "sender-delivery-failed" | "sender-not-corrected" | `sender-identity-${string}`
	>,
	document: WholeDocument,
	reader: Reader,
	isAttached: boolean,
): MailContent | null {
	const parts = partsFor(document, reader);
	const at = document.closedAt ?? context.now();
	const late = document.signingSlots.filter((one) => one.status !== "Completed");
	const open = late.map((one) => one.name);
	const missing = { notSignedBy: open, deed: deedOf(late) };
	if (kind === "sender-completed") {
		return { kind, ...parts, ...finisherNames(document), completedAt: at, isAttached };
	}
	if (kind === "sender-expiring") {
		return document.expiresAt && { kind, ...parts, ...missing, expiresAt: document.expiresAt };
	}
	if (kind === "sender-expired") return { kind, ...parts, ...missing, expiredAt: document.expiresAt ?? at };
	if (kind === "sender-seal-failed")
		return { kind, ...parts, error: document.sealNote ? sayIn(document.sealNote, reader.locale) : "" };
	if (kind === "sender-pages-undrawn") {
		const files = document.files
			.filter((file) => file.isDrawn && file.undrawnPages.length > 0)
			.map(({ name, undrawnPages }) => ({ name, pages: [...undrawnPages].sort((a, b) => a - b) }));
		return files.length > 0 ? { kind, ...parts, files, isUnsent: document.isAwaitingCheck } : null;
	}
	if (kind === "sender-send-failed") {
		// Sent by hand meanwhile, it needs no notice.
		return document.status === "Draft" ? { kind, ...parts, behalfName: document.behalfName ?? "" } : null;
	}
	const signer = document.signers.find((one) => one.id === job.signerId);
	if (!signer) return null;
	const named = { ...parts, signerName: nameWithGroup(signer) };
	const deed = deedOf([signer]);
	switch (kind) {
		case "sender-proof-locked":
			// Unlocked meanwhile, it needs no notice.
			return signer.proofLockedAt && { kind, ...named, tries: signer.failedProofs };
		case "sender-viewed":
			// Whoever has finished meanwhile is told of by the mail about that.
			if (signer.status !== "NotCompleted") return null;
			return { kind, ...named, deed, viewedAt: signer.viewedAt ?? at };
		case "sender-signed":
			// The last one's is told by the mail that brings the sealed file, which nothing must follow.
			if (open.length === 0 && wantsMail(reader.notificationSettings, "completed")) return null;
			return { kind, ...named, deed, signedAt: signer.signedAt ?? at, waitingFor: open };
		case "sender-declined":
			return { kind, ...named, ...declineOf(document, signer), declinedAt: at };
	}
}

function declineOf(document: WholeDocument, signer: WholeDocument["signers"][number]) {
	const reason = document.closeReason ?? "";
	return { task: TASKS[signer.type], reason, othersTold: othersTold(document, signer) };
}

/** How many others get a mail that somebody has declined: see close-document.ts. */
function othersTold(document: WholeDocument, decliner: WholeDocument["signers"][number]): number {
	if (document.disableEmails) return 0;
	const told = document.signers.filter(
		(one) =>
			one.id !== decliner.id &&
			one.activatedAt !== null &&
			one.deliveryMode !== "SMS" &&
			one.deliveryStatus !== "Failed" &&
			one.status !== "NotNeeded" &&
			wantsRecipientMail(document.settings, one.settings, "declined"),
	);
	return told.length;
}
