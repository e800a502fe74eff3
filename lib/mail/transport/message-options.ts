import type { SendMailOptions } from "nodemailer";
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

/**
 * A mail as nodemailer takes it: every header one line, one recipient, marked as automatic (RFC 3834
 * section 5) so that holiday notices do not answer.
 * @throws PermanentMailError for an address that is none.
 */
export function messageOptions(message: OutgoingMail): SendMailOptions {
	messageIdLocalPart(message.messageId);
	const from = mailbox(message.from);
	const to = mailbox(message.to);
	return {
		messageId: message.messageId,
		from,
		to,
		...(message.replyTo ? { replyTo: mailbox(message.replyTo) } : {}),
		// Replies to the envelope sender are bounces; naming both keeps header parsing out of routing.
		envelope: { from: from.address, to: [to.address] },
		subject: headerText(message.subject),
		html: message.html,
		text: message.text,
		attachments: message.attachments.map(({ name, mediaType, ...source }) => ({
			filename: attachmentName(name),
			contentType: headerText(mediaType),
			...("path" in source ? { path: source.path } : { content: Buffer.from(source.content) }),
		})),
		headers: {
			...extraHeaders(message.headers ?? {}),
			"Auto-Submitted": "auto-generated",
			"X-Auto-Response-Suppress": "All",
		},
		disableUrlAccess: true,
	};
}
