import { randomUUID } from "node:crypto";
import { base64Lines } from "./base64-lines.ts";
import { base64OfFile } from "./base64-of-file.ts";
import { messageHeaders } from "./message-headers.ts";
import type { MailAttachment, OutgoingMail } from "./outgoing-mail.ts";
import { quotedPrintable } from "./quoted-printable.ts";

/** Grown more than that, quoted-printable has left less than half of a text as it was. */
const MAX_QUOTED_GROWTH = 2;
const CRLF = "\r\n";

/** A mail as it goes over the wire: 7-bit lines that end with CRLF (RFC 5322). */
type ComposedMessage = {
	envelope: { from: string; to: string[] };
	/**
	 * Read once, and what is read is written over when more is asked for; stopped early, they let go of the file they
	 * come from.
	 */
	chunks: AsyncGenerator<Buffer[], void>;
};

/**
 * A mail with its two texts and its files (RFC 2046).
 * @throws PermanentMailError for an address that is none.
 */
export function composeMessage(message: OutgoingMail): ComposedMessage {
	// "=_" comes up in no encoded text, so no line of one can be mistaken for a boundary (RFC 2045 section 6.7).
	const id = randomUUID();
	const boundary = `=_1_${id}`;
	const hasFiles = message.attachments.length > 0;
	const headers = messageHeaders(message, `multipart/${hasFiles ? "mixed" : "alternative"}; boundary="${boundary}"`);
	const opening = Buffer.concat([
		Buffer.from(`${headers.message}\r\n\r\n`),
		...(hasFiles ? texts(message, `=_2_${id}`, boundary) : alternatives(message, boundary)),
	]);
	return { envelope: headers.envelope, chunks: chunksOf(opening, message.attachments, headers.attachments, boundary) };
}

async function* chunksOf(
	opening: Buffer,
	attachments: MailAttachment[],
	headers: string[],
	boundary: string,
): AsyncGenerator<Buffer[], void> {
	let waiting = [opening];
	for (const [index, attachment] of attachments.entries()) {
		waiting.push(Buffer.from(`--${boundary}\r\n${headers[index]}\r\n\r\n`));
		for await (const piece of piecesOf(attachment)) {
			yield [...waiting, piece];
			waiting = [];
		}
	}
	if (attachments.length > 0) waiting.push(Buffer.from(`--${boundary}--\r\n`));
	yield waiting;
}

async function* piecesOf(attachment: MailAttachment): AsyncGenerator<Buffer, void> {
	if ("path" in attachment) yield* base64OfFile(attachment.path);
	else yield base64Lines(Buffer.from(attachment.content));
}

/** Both texts as one part beside the files. */
function texts(message: OutgoingMail, inner: string, outer: string): Buffer[] {
	const headers = `--${outer}\r\nContent-Type: multipart/alternative;\r\n boundary="${inner}"\r\n\r\n`;
	return [Buffer.from(headers), ...alternatives(message, inner), Buffer.from(CRLF)];
}

/** The same in two forms, the better one last (RFC 2046 section 5.1.4). */
function alternatives({ text, html }: OutgoingMail, boundary: string): Buffer[] {
	const start = `--${boundary}\r\n`;
	return [
		...textPart(`${start}Content-Type: text/plain; charset=utf-8`, text),
		...textPart(`${start}Content-Type: text/html; charset=utf-8`, html),
		Buffer.from(`--${boundary}--\r\n`),
	];
}

/** A text so that it stays legible as it is; in base64 where its script would not. */
function textPart(start: string, text: string): Buffer[] {
	const bytes = Buffer.from(text.replace(/\r?\n/g, CRLF));
	const quoted = quotedPrintable(bytes);
	const isQuoted = quoted.length <= bytes.length * MAX_QUOTED_GROWTH;
	const encoding = isQuoted ? "quoted-printable" : "base64";
	const headers = `${start}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
	return [Buffer.from(headers), isQuoted ? quoted : base64Lines(bytes), Buffer.from(CRLF)];
}
