import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { findUserForMail } from "#lib/db/stores/users/account-users.ts";
import { readBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import { recipientZone } from "#lib/domain/brands/document-zone.ts";
import { mailBrand } from "#lib/domain/brands/mail-brand.ts";
import { visibleSender } from "#lib/domain/documents/asking/visible-sender.ts";
import { certificateName, downloadName } from "#lib/domain/documents/settings.ts";
import { addressLine, organisationFacts } from "#lib/domain/documents/viewing/organisation-facts.ts";
import type { MailDeed, MailTask } from "#lib/i18n/mail/mail-task.ts";
import { attachOrLink } from "#lib/mail/attach-or-link.ts";
import { storage } from "#lib/storage/storage.ts";
import type { MailAttachment } from "./gathered-mail.ts";

type SignerType = WholeDocument["signers"][number]["type"];

/** What every mail about a document to somebody outside says. */
export function documentParts(document: WholeDocument, recipient: { timeZone: string | null } | null) {
	const brand = mailBrand(document);
	const sender = visibleSender(document);
	return {
		...(brand ? { brand } : {}),
		documentTitle: document.title,
		senderName: sender.name,
		senderEmail: sender.email,
		accountName: document.account.name,
		...organisationPart(document.account),
		isSandbox: document.isSandbox,
		timeZone: recipientZone(document, recipient),
	};
}

/** What the organisation says of itself, at the foot of its mails. */
function organisationPart(account: WholeDocument["account"]): { organisationLine?: string } {
	const facts = organisationFacts(account);
	if (!facts) return {};
	const parts = [addressLine(facts), facts.website, facts.contactEmail];
	return { organisationLine: parts.filter((part) => part !== "").join(" · ") };
}

/** The zone in which somebody reads dates: the one they have chosen, else that of the browser used last. */
export function zoneOfUser(user: { chosenTimeZone: string | null; timeZone: string | null }): string | null {
	return user.chosenTimeZone ?? user.timeZone;
}

/** What every mail of the product itself to one of its users says. */
export function userParts(user: NonNullable<Awaited<ReturnType<typeof findUserForMail>>>) {
	return {
		locale: user.locale ?? "EN",
		timeZone: zoneOfUser(user) ?? user.account.timeZone,
		recipientName: user.name,
		accountName: user.account.name,
	};
}

/** What somebody of the type is asked for, as mails and text messages say it. */
export const TASKS = {
	Signer: "sign",
	Reviewer: "review",
	InPersonSigner: "sign",
} as const satisfies Record<SignerType, MailTask>;

/** How a mail goes out to somebody who is not asked to act on a document. */
export function noticeTo({ name, email }: { name: string; email: string }) {
	return { to: { name, address: email }, replyTo: null, attachments: [], signerId: null, isRequest: false };
}

/** Where replies to mails about a document go: to the person it comes from. */
export function senderAddress(document: WholeDocument) {
	const { name, email } = visibleSender(document);
	return { name, address: email };
}

/**
 * What hangs on the mail that tells of completion: the sealed PDF, and the certificate where it is a file of
 * its own. Nothing when the brand only links to it, or when it is too large for a mail.
 */
export async function sealedAttachment(document: WholeDocument): Promise<MailAttachment[]> {
	const { settings } = readBrandCopy(document);
	if (!document.sealedKey || settings.emailSignedDocument === "DocumentLink") return [];
	const mediaType = "application/pdf";
	const attachments = [
		{ key: document.mailedKey ?? document.sealedKey, name: downloadName(document, ".pdf"), mediaType },
	];
	// A file that was signed before takes no further pages: its certificate is always apart.
	const isApart = !settings.combineAuditTrail || document.files.some((file) => file.isSigned);
	if (document.certificateKey && isApart && !settings.excludeAuditTrailFromEmail) {
		attachments.push({ key: document.certificateKey, name: certificateName(document), mediaType });
	}
	const sizes = await Promise.all(attachments.map(({ key }) => storage().size(key)));
	const isTooLarge = attachOrLink(sizes.reduce((sum, size) => sum + size, 0)) === "link";
	return isTooLarge ? [] : attachments;
}

/** Names in the order of the request; a group's until one of it has signed. */
export function signerNames(document: WholeDocument): string[] {
	return document.signingSlots.map((signer) => signer.name);
}

/** The same for "signed by …" and "approved by …" apart: reviewers do not sign. */
export function finisherNames({ signingSlots }: WholeDocument): { signerNames: string[]; reviewerNames: string[] } {
	const names = (slots: WholeDocument["signers"]) => slots.map((one) => one.name);
	return {
		signerNames: names(signingSlots.filter((one) => one.type !== "Reviewer")),
		reviewerNames: names(signingSlots.filter((one) => one.type === "Reviewer")),
	};
}

/** What people of these types do, in one word for all of them. */
export function deedOf(people: readonly { type: SignerType }[]): MailDeed {
	const reviewers = people.filter((one) => one.type === "Reviewer").length;
	if (reviewers === 0) return "signed";
	return reviewers === people.length ? "approved" : "finished";
}

/** A person as the sender reads it: `Mia Chen (Legal team)` for the member of a group. */
export function nameWithGroup({ name, groupName }: { name: string; groupName: string | null }): string {
	return groupName === null ? name : `${name} (${groupName})`;
}
