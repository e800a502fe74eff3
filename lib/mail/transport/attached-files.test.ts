import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type SmtpSink, startSmtpSink } from "#lib/testing/smtp-sink.ts";
import { createMailTransport } from "./create-mail-transport.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

/** Nothing, one piece, exactly one piece, and some with a rest. */
const SIZES = [0, 1000, 583_680, 1_300_001];

let directory = "";
let sink: SmtpSink;
beforeEach(async () => {
	directory = await mkdtemp(path.join(tmpdir(), "signet-attached-"));
	sink = await startSmtpSink();
});
afterEach(async () => {
	await sink.close();
	await rm(directory, { recursive: true });
});

function mailWith(id: number, files: string[]): OutgoingMail {
	return {
		messageId: `<mail-${id}@sign.example.com>`,
		from: { name: "Signet", address: "no-reply@sign.example.com" },
		to: { name: "Omar Diaz", address: "omar@diaz.example" },
		subject: String(id),
		html: "<p>Here it is.</p>",
		text: "Here it is.",
		attachments: files.map((file) => ({ name: "lease.pdf", mediaType: "application/pdf", path: file })),
	};
}

async function outboxMails(): Promise<Email[]> {
	const names = await readdir(directory);
	const written = names.filter((name) => name.endsWith(".eml"));
	return Promise.all(written.map(async (name) => PostalMime.parse(await readFile(path.join(directory, name)))));
}

it.each(["mail server", "outbox"])("files arrive whole by %s, however many mails carry some at a time", async (way) => {
	const transport = createMailTransport({ smtpUrl: way === "outbox" ? null : sink.url, outboxDir: directory });
	const contents = SIZES.map((size) => randomBytes(size));
	const files = contents.map((_, index) => path.join(directory, `${index}.pdf`));
	for (const [index, content] of contents.entries()) await writeFile(files[index] ?? "", content);
	await Promise.all(files.map((file, index) => transport.deliver(mailWith(index, [file, ...files.slice(0, index)]))));
	transport.close();
	const mails = way === "outbox" ? await outboxMails() : sink.mails.map((mail) => mail.parsed);
	expect(mails).toHaveLength(SIZES.length);
	for (const mail of mails) {
		const index = Number(mail.subject);
		const sent = [contents[index] ?? Buffer.of(), ...contents.slice(0, index)];
		const got = mail.attachments.map((one) => Buffer.from(one.content as ArrayBuffer));
		expect(got.map((one, place) => one.equals(sent[place] ?? Buffer.of()))).toEqual(sent.map(() => true));
	}
});

it("a mail whose file is missing is not sent", async () => {
	const transport = createMailTransport({ smtpUrl: sink.url, outboxDir: directory });
	await expect(transport.deliver(mailWith(1, [path.join(directory, "gone.pdf")]))).rejects.toThrow("ENOENT");
	transport.close();
	expect(sink.mails).toEqual([]);
});
