import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createTransport } from "nodemailer";
import StreamTransport from "nodemailer/lib/stream-transport/index.js";
import { messageIdLocalPart, messageOptions } from "./message-options.ts";
import type { MailTransport } from "./outgoing-mail.ts";

const TEMPORARY = ".tmp";
/** No mail takes that long to write: what is older was left by a process that died. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** A rename is only durable once its directory is. */
async function syncDirectory(directory: string): Promise<void> {
	const handle = await open(directory, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

async function sweep(directory: string): Promise<void> {
	const names = await readdir(directory);
	for (const name of names.filter((one) => one.endsWith(TEMPORARY))) {
		const file = path.join(directory, name);
		// Another worker may have finished the file meanwhile.
		const found = await stat(file).catch(() => null);
		if (found !== null && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
	}
}

/**
 * Mail as `.eml` files, for installations without a mail server. The file is named after the
 * Message-ID and appears whole or not at all; a repeat replaces it with the same mail.
 */
export function createOutboxTransport(outboxDir: string): MailTransport {
	const mailer = createTransport(new StreamTransport({ streamTransport: true, newline: "windows" }));
	let isSwept = false;
	return {
		async deliver(message) {
			const file = path.join(outboxDir, `${messageIdLocalPart(message.messageId)}.eml`);
			const temporary = `${file}.${randomUUID()}${TEMPORARY}`;
			await mkdir(outboxDir, { recursive: true });
			if (!isSwept) await sweep(outboxDir);
			isSwept = true;
			try {
				const info = await mailer.sendMail(messageOptions(message));
				if (Buffer.isBuffer(info.message)) throw new TypeError("The outbox expects a stream.");
				await pipeline(info.message, createWriteStream(temporary, { flush: true }));
				await rename(temporary, file);
			} finally {
				await rm(temporary, { force: true });
			}
			await syncDirectory(outboxDir);
			return { accepted: [message.to.address], response: file };
		},
		close: () => mailer.close(),
	};
}
