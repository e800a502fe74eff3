import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SmtpReplies, startSmtpSink } from "#lib/testing/smtp-sink.ts";
import { createMailTransport } from "./create-mail-transport.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { PermanentMailError } from "./permanent-mail-error.ts";
import { RefusedMailError } from "./refused-mail-error.ts";

const message: OutgoingMail = {
	messageId: "<018f3c1e-7d2a-7c51-9a55-1c2f5f0f7a11@sign.example.com>",
	from: { name: "Zoë Chen via Signet", address: "no-reply@sign.example.com" },
	replyTo: { name: "Zoë Chen", address: "zoe@harbour.example" },
	to: { name: "Omar Diaz", address: "omar@diaz.example" },
	subject: "Zoë Chen asks you to sign “Lease”",
	html: "<p>Héllo</p>",
	text: "Héllo",
	attachments: [],
};

let directory = "";
let release: (() => Promise<void> | void)[] = [];
beforeEach(async () => {
	directory = await mkdtemp(path.join(tmpdir(), "signet-mail-"));
});
afterEach(async () => {
	for (const letGo of release.reverse()) await letGo();
	release = [];
	await rm(directory, { recursive: true });
});

async function withSink(replies: SmtpReplies = {}) {
	const sink = await startSmtpSink(replies);
	const transport = createMailTransport({ smtpUrl: sink.url, outboxDir: directory });
	release.push(sink.close, transport.close);
	return { sink, transport };
}

function outbox() {
	const transport = createMailTransport({ smtpUrl: null, outboxDir: path.join(directory, "outbox") });
	return { transport, files: () => readdir(path.join(directory, "outbox")) };
}

async function onlyMail(files: () => Promise<string[]>) {
	const [name = ""] = await files();
	const raw = await readFile(path.join(directory, "outbox", name));
	return { name, raw: raw.toString("latin1"), mail: await PostalMime.parse(raw) };
}

const header = (mail: { headers: { key: string; value: string }[] }, key: string) =>
	mail.headers.filter((one) => one.key === key).map((one) => one.value);

describe("over SMTP", () => {
	it("delivers both parts, attachments and the right headers", async () => {
		const { sink, transport } = await withSink();
		const file = path.join(directory, "sealed.pdf");
		await writeFile(file, "%PDF-1.7 sealed");
		const attachments = [
			{ name: "Lease – signé.pdf", mediaType: "application/pdf", path: file },
			{ name: "a/b\r\nX: y.txt", mediaType: "text/plain", content: new TextEncoder().encode("note") },
		];
		const delivery = await transport.deliver({ ...message, attachments, headers: { "X-Signet-Kind": "please-sign" } });
		expect(delivery.accepted).toEqual(["omar@diaz.example"]);
		expect(delivery.response).toMatch(/^250/);
		const [mail] = sink.mails;
		expect(mail).toMatchObject({ from: "no-reply@sign.example.com", to: ["omar@diaz.example"] });
		expect(mail?.parsed).toMatchObject({
			messageId: message.messageId,
			subject: message.subject,
			from: message.from,
			to: [message.to],
			replyTo: [message.replyTo],
			text: "Héllo\n",
		});
		expect(mail?.parsed.html?.trim()).toBe("<p>Héllo</p>");
		const parsed = mail?.parsed ?? { headers: [] };
		expect(header(parsed, "auto-submitted")).toEqual(["auto-generated"]);
		expect(header(parsed, "x-auto-response-suppress")).toEqual(["All"]);
		expect(header(parsed, "x-signet-kind")).toEqual(["please-sign"]);
		expect(header(parsed, "date")).toHaveLength(1);
		const files = mail?.parsed.attachments.map(({ filename, mimeType }) => ({ filename, mimeType }));
		expect(files).toEqual([
			{ filename: "Lease – signé.pdf", mimeType: "application/pdf" },
			{ filename: "a_b X_ y.txt", mimeType: "text/plain" },
		]);
	});

	it("uses few connections for many mails", async () => {
		const { sink, transport } = await withSink();
		await Promise.all(
			Array.from({ length: 25 }, (_, index) =>
				transport.deliver({ ...message, messageId: `<mail-${index}@sign.example.com>` }),
			),
		);
		expect(new Set(sink.mails.map((mail) => mail.parsed.messageId)).size).toBe(25);
	});

	it.each<[string, SmtpReplies]>([
		["550 to the recipient", { "RCPT TO": { code: 550, text: "no such user" } }],
		["554 to the mail", { DATA: { code: 554, text: "refused" } }],
	])("%s is permanent", async (_name, replies) => {
		const { sink, transport } = await withSink(replies);
		const refused = transport.deliver(message);
		await expect(refused).rejects.toThrow(PermanentMailError);
		await expect(refused).rejects.toMatchObject({ responseCode: Object.values(replies)[0]?.code });
		expect(sink.mails).toEqual([]);
	});

	it.each<[string, SmtpReplies]>([
		["451 to the recipient", { "RCPT TO": { code: 451, text: "greylisted" } }],
		["452 to the mail", { DATA: { code: 452, text: "disk full" } }],
		["550 to our sender address", { "MAIL FROM": { code: 550, text: "not yours" } }],
	])("%s is worth another try", async (_name, replies) => {
		const { transport } = await withSink(replies);
		const error = await transport.deliver(message).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(Error);
		expect(error).not.toBeInstanceOf(PermanentMailError);
	});

	it("works again after a refusal", async () => {
		const replies: SmtpReplies = { "RCPT TO": { code: 550, text: "no such user" } };
		const { sink, transport } = await withSink(replies);
		await expect(transport.deliver(message)).rejects.toThrow(PermanentMailError);
		delete replies["RCPT TO"];
		await transport.deliver(message);
		expect(sink.mails).toHaveLength(1);
	});

	it("a server that is not there is worth another try", async () => {
		const { sink, transport } = await withSink();
		await sink.close();
		release = [transport.close];
		const error = await transport.deliver(message).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(RefusedMailError);
		expect(error).toMatchObject({ cause: { code: expect.stringMatching(/ECONN|ESOCKET/) } });
		expect(error).not.toBeInstanceOf(PermanentMailError);
	});

	it("a server that hangs up is reported at once, so that the job decides", async () => {
		const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
		await new Promise((resolve) => server.once("listening", resolve));
		const address = server.address();
		const port = typeof address === "object" ? address?.port : 0;
		const transport = createMailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, outboxDir: directory });
		release.push(() => new Promise((resolve) => server.close(() => resolve())), transport.close);
		const error = await transport.deliver(message).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(Error);
		expect(error).not.toBeInstanceOf(PermanentMailError);
	});
});

describe("into the outbox", () => {
	it("writes one file that a mail program opens, however often it is repeated", async () => {
		const { transport, files } = outbox();
		await transport.deliver({ ...message, subject: "first" });
		const delivery = await transport.deliver(message);
		await Promise.all([transport.deliver(message), transport.deliver(message)]);
		const { name, raw, mail } = await onlyMail(files);
		expect(await files()).toEqual(["018f3c1e-7d2a-7c51-9a55-1c2f5f0f7a11.eml"]);
		expect(path.basename(delivery.response)).toBe(name);
		expect(mail).toMatchObject({ messageId: message.messageId, subject: message.subject, from: message.from });
		expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	});

	it("sweeps what a crash left behind, and only that", async () => {
		const { transport, files } = outbox();
		const [old, fresh] = ["old.eml.1.tmp", "fresh.eml.2.tmp"].map((name) => path.join(directory, "outbox", name));
		await mkdir(path.join(directory, "outbox"));
		await Promise.all([old, fresh].map((file = "") => writeFile(file, "half")));
		await utimes(old ?? "", 0, 0);
		await transport.deliver(message);
		expect((await files()).sort()).toEqual(["018f3c1e-7d2a-7c51-9a55-1c2f5f0f7a11.eml", "fresh.eml.2.tmp"]);
	});

	it("leaves nothing behind when an attachment cannot be read", async () => {
		const { transport, files } = outbox();
		const attachments = [{ name: "x.pdf", mediaType: "application/pdf", path: path.join(directory, "missing") }];
		await expect(transport.deliver({ ...message, attachments })).rejects.toThrow(/ENOENT/);
		expect(await files()).toEqual([]);
	});

	it.each(["<../../etc/passwd@x>", "<a b@x>", "no-brackets@x", "<.hidden@x>", "<a@x>\r\nBcc: b@x"])(
		"refuses %j as a Message-ID",
		async (messageId) => {
			const { transport } = outbox();
			await expect(transport.deliver({ ...message, messageId })).rejects.toThrow(TypeError);
		},
	);

	it("cannot be given a header by a name, a subject or an address", async () => {
		const { transport, files } = outbox();
		const taint = "x\r\nBcc: victim@example.com\r\n\r\nbody";
		await transport.deliver({
			...message,
			from: { ...message.from, name: taint },
			replyTo: { ...message.from, name: taint },
			to: { ...message.to, name: taint },
			subject: taint,
			headers: { "X-Signet-Kind": taint },
		});
		const { raw, mail } = await onlyMail(files);
		expect(mail.bcc).toBeUndefined();
		expect(raw).not.toMatch(/^Bcc:/im);
		expect(mail.subject).toBe("x Bcc: victim@example.com body");
		expect(mail.text).toBe("Héllo\n");
		await expect(transport.deliver({ ...message, headers: { "X: y\r\nBcc": "z" } })).rejects.toThrow(TypeError);
	});

	it.each([
		"omar@diaz.example\r\nBcc: victim@example.com",
		"omar@diaz.example, victim@example.com",
		"Omar <omar@diaz.example>",
		'"a b"@diaz.example',
		"omar",
		"omar@",
		`${"x".repeat(250)}@diaz.example`,
	])("refuses %j as an address for good", async (address) => {
		const { transport } = outbox();
		await expect(transport.deliver({ ...message, to: { name: "", address } })).rejects.toThrow(PermanentMailError);
	});
});
