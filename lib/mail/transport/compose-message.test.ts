import MailComposer from "nodemailer/lib/mail-composer/index.js";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { composeMessage } from "./compose-message.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

const content = Uint8Array.from({ length: 1000 }, (_, index) => index * 7);
const NAMES = [
	"lease.pdf",
	"Lease agreement, 12 Harbour St.pdf",
	"Bail signé – v2.pdf",
	"عقد الإيجار.pdf",
	"租赁合同 第一份 很长的名字 很长的名字 很长的名字 很长的名字.pdf",
	"🏠 contract 👨‍👩‍👧.pdf",
	"it's; x=1%20.pdf",
	"-dash.pdf",
	`${"long ".repeat(40)}.pdf`,
];

function mailAbout(name: string, text = `Héllo ${name}\n-- \nMia\n`): OutgoingMail {
	return {
		messageId: "<1@sign.example.com>",
		from: { name: `Zoë, ${name}`, address: "no-reply@sign.example.com" },
		replyTo: { name, address: "zoe@harbour.example" },
		to: { name, address: "omar@diaz.example" },
		subject: name,
		html: `<p title="x">\n\t${text}</p>`,
		text,
		attachments: [{ name, mediaType: "application/pdf", content }],
	};
}

async function compose(message: OutgoingMail): Promise<string> {
	const pieces: Buffer[] = [];
	for await (const buffers of composeMessage(message).chunks) pieces.push(Buffer.concat(buffers));
	return Buffer.concat(pieces).toString("latin1");
}

/** The headers of the message and of every part, but for what differs each time. */
const headersOf = (raw: string) =>
	raw
		.split(/\r\n--(?:=_|--_NmP)\S+\r\n/)
		.map((part) => part.slice(0, part.indexOf("\r\n\r\n")))
		.filter((headers) => headers !== "")
		.map((headers) => headers.replace(/;\s+boundary=.*/, "").replace(/\r\nDate: .*/, ""));

describe.each(NAMES)("a mail about %s", (name) => {
	it("has the headers that nodemailer gives it", async () => {
		const { attachments, ...message } = mailAbout(name);
		const judge = new MailComposer({
			...message,
			replyTo: { name, address: "zoe@harbour.example" },
			attachments: [{ filename: name, contentType: "application/pdf", content: Buffer.from(content) }],
			headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
		});
		const expected = (await judge.compile().build()).toString("latin1");
		expect(headersOf(await compose({ ...message, attachments }))).toEqual(headersOf(expected));
	});

	it("says to a mail program what was put in", async () => {
		const message = mailAbout(name);
		const raw = await compose(message);
		expect(raw).not.toMatch(/[^\t\r\n\x20-\x7e]|[^\r]\n|\r[^\n]|[^\r\n]{999}/);
		const mail = await PostalMime.parse(raw);
		expect(mail).toMatchObject({ subject: name, from: message.from, to: [message.to] });
		expect(mail.text?.replace(/\r\n/g, "\n").trimEnd()).toBe(message.text.trimEnd());
		expect(mail.html?.replace(/\r\n/g, "\n").trimEnd()).toBe(message.html);
		expect(mail.attachments.map((one) => one.filename)).toEqual([name]);
		expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true);
	});
});

it("leaves a text legible unless its script would not be anyway", async () => {
	const raw = await compose(mailAbout("x", "租赁合同 第一份\n".repeat(40)));
	expect(raw).toMatch(/text\/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64/);
	const mail = await PostalMime.parse(raw);
	expect(mail.text).toBe("租赁合同 第一份\r\n".repeat(40));
	const latin = await compose(mailAbout("x", "Le contrat signé, là-haut.\n".repeat(40)));
	expect(latin.match(/Content-Transfer-Encoding: quoted-printable/g)).toHaveLength(2);
});
