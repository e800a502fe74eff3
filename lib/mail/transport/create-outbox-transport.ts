import { randomUUID } from "node:crypto";
import {
	closeSync,
	fsync as fsyncWithCallback,
	mkdirSync,
	openSync,
	renameSync,
	writev as writevWithCallback,
} from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { composeMessage } from "./compose-message.ts";
import { messageIdLocalPart } from "./message-headers.ts";
import type { MailTransport } from "./outgoing-mail.ts";

const TEMPORARY = ".tmp";
/** No mail takes that long to write: what is older was left by a process that died. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

// What waits for the disk is handed to another thread; to open, name and close a file takes less than handing over.
const fsync = promisify(fsyncWithCallback);
const writev = promisify(writevWithCallback);

/** A rename is only durable once its directory is. */
async function syncDirectory(directory: string): Promise<void> {
	const handle = openSync(directory, "r");
	try {
		await fsync(handle);
	} finally {
		closeSync(handle);
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

/** Makes the directory when it turns out to be missing. */
function create(file: string): number {
	try {
		return openSync(file, "wx");
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
		mkdirSync(path.dirname(file), { recursive: true });
		return openSync(file, "wx");
	}
}

async function writeDurably(file: string, chunks: AsyncIterable<Buffer[]>): Promise<void> {
	const handle = create(file);
	try {
		for await (const buffers of chunks) {
			const { bytesWritten } = await writev(handle, buffers);
			const length = buffers.reduce((sum, one) => sum + one.length, 0);
			// A file system that is full takes less than it is given.
			if (bytesWritten < length) throw new Error("The mail could not be written whole.");
		}
		await fsync(handle);
	} finally {
		closeSync(handle);
	}
}

/**
 * Mail as `.eml` files, for installations without a mail server. The file is named after the
 * Message-ID and appears whole or not at all; a repeat replaces it with the same mail.
 */
export function createOutboxTransport(outboxDir: string): MailTransport {
	let isSwept = false;
	return {
		server: { refusesCredentials: false, hasTimedOut: false, maxConnections: Number.POSITIVE_INFINITY },
		async deliver(message) {
			const file = path.join(outboxDir, `${messageIdLocalPart(message.messageId)}.eml`);
			const temporary = `${file}.${randomUUID()}${TEMPORARY}`;
			const { chunks } = composeMessage(message);
			try {
				await writeDurably(temporary, chunks);
				renameSync(temporary, file);
			} catch (error) {
				await rm(temporary, { force: true });
				throw error;
			}
			await syncDirectory(outboxDir);
			if (!isSwept) await sweep(outboxDir);
			isSwept = true;
			return { accepted: [message.to.address], response: file };
		},
		check: async () => {
			mkdirSync(outboxDir, { recursive: true });
		},
		close: () => undefined,
	};
}
