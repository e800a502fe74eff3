import MailComposer from "nodemailer/lib/mail-composer/index.js";
import { headerText } from "../header-text.ts";
import type { MailAddress, OutgoingMail } from "./outgoing-mail.ts";
import { PermanentMailError } from "./permanent-mail-error.ts";

/** One plain mailbox (RFC 5321 section 4.1.2 without quoted local parts): nothing a parser could read as two. */
const MAILBOX = /^[^\s\p{Cc}<>()[\]\\,;:@"]+@[^\s\p{Cc}<>()[\]\\,;:@"]+$/u;
const MAX_MAILBOX_LENGTH = 254;
const MESSAGE_ID = /^<([A-Za-z0-9][A-Za-z0-9._-]*)@([A-Za-z0-9.-]+)>$/;
const HEADER_NAME = /^[A-Za-z0-9-]+$/;

function mailbox({ name, address }: MailAddress): { name: string; address: string } {
	if (address.length > MAX_MAILBOX_LENGTH || !MAILBOX.test(address)) {
		throw new PermanentMailError(`${headerText(address)} is not a valid email address.`);
	}
	return { name: headerText(name), address };
}

/**
 * The part of a Message-ID before the @, checked to be a harmless file name.
 * @throws TypeError when the Message-ID has another form than `<local-part@domain>`.
 */
export function messageIdLocalPart(messageId: string): string {
	const local = MESSAGE_ID.exec(messageId)?.[1];
	if (local === undefined) throw new TypeError("A Message-ID has the form <local-part@domain>.");
	return local;
}

/** A file name that every system can save. */
function attachmentName(name: string): string {
	return headerText(name).replace(/[/\\:*?"<>|]/g, "_");
}

function extraHeaders(headers: Record<string, string>): Record<string, string> {
	const entries = Object.entries(headers).map(([name, value]) => {
		if (!HEADER_NAME.test(name)) throw new TypeError(`${headerText(name)} is not a header name.`);
		return [name, headerText(value)];
	});
	return Object.fromEntries(entries);
}

type MessageHeaders = {
	/** Replies to the envelope sender are bounces; naming both keeps header parsing out of routing. */
	envelope: { from: string; to: string[] };
	/** Of the message, with the content type asked for as the last. */
	message: string;
	/** Of each attached file, in order. */
	attachments: string[];
};

/**
 * The headers of a mail and its files: every one a line, one recipient, marked as automatic (RFC 3834 section 5) so
 * that holiday notices do not answer.
 * @throws PermanentMailError for an address that is none.
 */
export function messageHeaders(message: OutgoingMail, contentType: string): MessageHeaders {
	messageIdLocalPart(message.messageId);
	const from = mailbox(message.from);
	const to = mailbox(message.to);
	const node = new MailComposer({
		messageId: message.messageId,
		from,
		to,
		...(message.replyTo ? { replyTo: mailbox(message.replyTo) } : {}),
		subject: headerText(message.subject),
		headers: {
			...extraHeaders(message.headers ?? {}),
			"Auto-Submitted": "auto-generated",
			"X-Auto-Response-Suppress": "All",
		},
	}).compile();
	node.setHeader("Content-Type", contentType);
	const attachments = message.attachments.map(({ name, mediaType }) =>
		node
			.createChild(headerText(mediaType), { filename: attachmentName(name) })
			.setHeader("Content-Transfer-Encoding", "base64")
			.setHeader("Content-Disposition", "attachment")
			.buildHeaders(),
	);
	return { envelope: { from: from.address, to: [to.address] }, message: node.buildHeaders(), attachments };
}
