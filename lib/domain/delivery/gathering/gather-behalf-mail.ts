import type { NotificationSetting } from "#lib/contract/notification-settings.ts";
import { findMailedDocument, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { documentZone } from "#lib/domain/brands/document-zone.ts";
import { wantsMail } from "#lib/domain/users/preferences/notification-settings.ts";
import type { MailContent } from "#lib/mail/content.ts";
import type { BehalfMailKind } from "#lib/queue/definitions.ts";
import { findBehalfReader, type Reader } from "./find-behalf-reader.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { nameWithGroup, signerNames, TASKS } from "./mail-parts.ts";

/** The switch that each of these mails obeys. */
const SWITCHES: Record<BehalfMailKind, NotificationSetting> = {
	"behalf-sent": "sent",
	"behalf-revoked": "revoked",
	"behalf-reassigned": "reassigned",
	"behalf-reminded": "reminders",
};

/** A mail to the person in whose name a document was sent, of what only that person needs to be told. */
export async function gatherBehalfMail(job: MailJob, kind: BehalfMailKind): Promise<GatheredMail | null> {
	const document = await findMailedDocument(job.accountId, job.documentId);
	const reader = document && job.senderIdentityId ? await findBehalfReader(document, job.senderIdentityId) : null;
	if (!document || !reader || !wantsMail(reader.notificationSettings, SWITCHES[kind])) return null;
	const content = behalfContent(job, kind, document, reader);
	if (!content) return null;
	return {
		content,
		to: { name: reader.name, address: reader.email },
		replyTo: { name: document.sender.name, address: document.sender.email },
		attachments: [],
		signerId: null,
		isRequest: false,
	};
}

function behalfContent(
	job: MailJob,
	kind: BehalfMailKind,
	document: WholeDocument,
	reader: Reader,
): MailContent | null {
	const parts = {
		documentTitle: document.title,
		senderName: document.sender.name,
		accountName: document.account.name,
		isSandbox: document.isSandbox,
		locale: reader.locale,
		timeZone: documentZone(document),
		recipientName: reader.name === reader.email ? "" : reader.name,
	};
	if (kind === "behalf-sent") return { kind, ...parts, signerNames: signerNames(document) };
	if (kind === "behalf-revoked") return { kind, ...parts, reason: document.closeReason ?? "" };
	const signer = document.signers.find((one) => one.id === job.signerId);
	if (!signer) return null;
	const named = { ...parts, signerName: nameWithGroup(signer) };
	return kind === "behalf-reassigned" ? { kind, ...named, task: TASKS[signer.type] } : { kind, ...named };
}
