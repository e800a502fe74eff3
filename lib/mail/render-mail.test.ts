import { describe, expect, it } from "vitest";
import { MAIL_KINDS } from "#lib/queue/definitions.ts";
import { MAIL_SUBJECTS } from "#lib/testing/mail/mail-subjects.ts";
import { SAMPLE_BRAND, sampleContent } from "#lib/testing/mail/sample-content.ts";
import type { MailContent } from "./content.ts";
import { renderMail } from "./render-mail.ts";

const ROWS = MAIL_KINDS.flatMap((kind) => [
	{ kind, locale: "EN", subject: MAIL_SUBJECTS[kind][0] },
	{ kind, locale: "FR", subject: MAIL_SUBJECTS[kind][1] },
]);
const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
/** Chosen from lists, checked elsewhere or made here: not words a person wrote. */
const CHOSEN = new Set([
	"topic",
	"kind",
	"locale",
	"timeZone",
	"signerType",
	"url",
	"answer",
	"deed",
	"rejection",
	"task",
	"certificates",
	"code",
	"change",
	"by",
]);

/** The content with something put after every word of a person in it. */
function tainted(content: MailContent, taint: string): MailContent {
	const entries = Object.entries(content).map(([key, value]) => {
		if (CHOSEN.has(key)) return [key, value];
		if (typeof value === "string") return [key, value + taint];
		const taintOne = (one: unknown) => (typeof one === "string" ? one + taint : tainted(one as MailContent, taint));
		return [key, Array.isArray(value) ? value.map(taintOne) : value];
	});
	return Object.fromEntries(entries);
}

function words(content: MailContent, ...keys: string[]): string[] {
	return keys.flatMap((key) => Object.entries(content).find(([name]) => name === key)?.[1] ?? []);
}

describe.each(ROWS)("$kind in $locale", ({ kind, locale, subject }) => {
	const content = sampleContent(kind, locale);

	it("has its subject, language and parts", async () => {
		const mail = await renderMail(content);
		expect(spaces(mail.subject)).toBe(subject);
		expect(mail.html).toMatch(/^<!DOCTYPE html/);
		expect(mail.html).toContain(`lang="${locale === "FR" ? "fr-FR" : "en-US"}"`);
		expect(mail.html).toContain('content="light dark"');
		// The product's own sign, and nothing that anybody would miss without pictures.
		expect(mail.html.match(/<img[^>]*>/g)).toEqual([expect.stringMatching(/alt="".*\/icon-mail\.png"/)]);
		expect(mail.html.length).toBeLessThan(30_000);
	});

	it("tells names, title, reason and address in both parts", async () => {
		const mail = await renderMail(content);
		const visible = mail.html.replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">");
		const said = words(content, "recipientName", "documentTitle", "reason", "error", "url", "inviterName");
		for (const word of [...said, ...words(content, "declinedByName", "completedBy", "waitingFor", "notSignedBy")]) {
			expect(mail.text).toContain(word);
			expect(visible).toContain(word);
		}
		if ("message" in content) {
			for (const line of content.message.split("\n")) expect(mail.text).toContain(line);
		}
		expect(mail.text).not.toMatch(/[<>]\/?(p|td|br|bdi)\b|undefined|\[object|[\u2066-\u2069]/);
	});

	it("escapes markup in everything a person wrote", async () => {
		const mail = await renderMail(tainted(content, `<script>alert("x")</script><img src=x onerror='y'>&amp;`));
		expect(mail.html.replace(/<img alt="" [^>]*icon-mail\.png"[^>]*>/, "")).not.toMatch(/<script|<img/);
		expect(mail.html).toContain("&lt;script&gt;");
		expect(mail.html).toContain("&amp;amp;");
	});

	it("keeps line breaks and direction marks of names out of header and sentences", async () => {
		const mail = await renderMail(tainted(content, "\r\nBcc: victim@example.com\u202e"));
		expect(mail.subject).not.toMatch(/\p{Cc}|\u202e/u);
		expect(mail.text).not.toMatch(/^Bcc:/m);
	});
});

describe("a mail", () => {
	it("breaks words that are wider than a phone, wherever they stand", async () => {
		const mail = await renderMail({
			...sampleContent("please-sign", "EN"),
			senderName: "x".repeat(100),
		} as MailContent);
		// Everything that is seen stands in this cell.
		expect(mail.html).toMatch(/<td class="s-outer" style="[^"]*overflow-wrap:anywhere/);
	});

	it("isolates right-to-left names in HTML and text", async () => {
		const mail = await renderMail({ ...sampleContent("please-sign", "EN"), senderName: "ليلى حداد" } as MailContent);
		expect(mail.html).toContain("<bdi>ليلى حداد</bdi>");
		expect(mail.text).toContain("\u2068ليلى حداد\u2069 asked you to sign");
	});

	it("cuts a long title in the subject between characters, never in the body", async () => {
		const documentTitle = "👨‍👩‍👧".repeat(32);
		const mail = await renderMail({ ...sampleContent("reminder", "EN"), documentTitle } as MailContent);
		expect(mail.subject).toBe(`Reminder: please sign “${documentTitle}”`);
		const longer = await renderMail({
			...sampleContent("reminder", "EN"),
			documentTitle: documentTitle.repeat(3),
		} as MailContent);
		expect(longer.subject).toBe(`Reminder: please sign “${"👨‍👩‍👧".repeat(69)}…”`);
		expect(longer.html).toContain(documentTitle.repeat(3));
	});

	it("keeps the line breaks of a message", async () => {
		const message = "First.\r\n\r\n\r\n\r\nSecond.\nThird.";
		const mail = await renderMail({ ...sampleContent("please-sign", "EN"), message } as MailContent);
		expect(mail.html).toContain("First.<br/><br/>Second.<br/>Third.");
		expect(mail.text).toContain("> First.\n> \n> Second.\n> Third.");
	});

	it.each(["javascript:alert(1)", "data:text/html,x", "/sign/x"])("refuses %s as its link", async (url) => {
		await expect(renderMail({ ...sampleContent("please-sign", "EN"), url } as MailContent)).rejects.toThrow(TypeError);
	});

	it("cannot be broken out of by a link", async () => {
		const url = `https://sign.example.com/"><script>x</script>`;
		const mail = await renderMail({ ...sampleContent("please-sign", "EN"), url } as MailContent);
		expect(mail.html).not.toContain("<script");
	});

	it("offers no button where there is nothing to open", async () => {
		const {
			url: _url,
			urlExpiresAt: _until,
			...content
		} = sampleContent("signer-completed", "EN") as MailContent & {
			url: string;
			urlExpiresAt: Date;
		};
		const mail = await renderMail(content as MailContent);
		expect(mail.html).not.toContain("href=");
		expect(mail.text).toContain("The signed PDF is attached.");
	});

	it("greets nobody by an empty name", async () => {
		const mail = await renderMail({ ...sampleContent("copy-sent", "EN"), recipientName: " " });
		expect(mail.text).toContain("\nHello,\n");
	});

	it("lists five people at most by name", async () => {
		const waitingFor = ["A", "B", "C", "D", "E", "F", "G"];
		const mail = await renderMail({ ...sampleContent("sender-signed", "EN"), waitingFor } as MailContent);
		expect(mail.text).toContain("Still waiting for A, B, C, D, and 3 other people.");
	});

	it("marks documents of the sandbox", async () => {
		const mail = await renderMail({ ...sampleContent("please-sign", "FR"), isSandbox: true } as MailContent);
		expect(mail.text.startsWith("Document d’essai.")).toBe(true);
		expect(mail.html).toContain("Document d’essai.");
	});

	it.each([
		["Reviewer", "Mia Chen asked you to review", "Review document:"],
		["InPersonSigner", "Mia Chen asked you to host the signing of", "Ana Petrova signs in your presence"],
	])("asks a %s for the right thing", async (signerType, subject, sentence) => {
		const content = { ...sampleContent("please-sign", "EN"), signerType, signerName: "Ana Petrova" } as MailContent;
		const mail = await renderMail(content);
		expect(mail.subject).toContain(subject);
		expect(mail.text).toContain(sentence);
	});
});

describe("a mail about a reviewer", () => {
	const sample = (kind: Parameters<typeof sampleContent>[0], locale: string, change: object) =>
		renderMail({ ...sampleContent(kind, locale), ...change } as MailContent);

	it.each([
		["EN", "sender-signed", { deed: "approved" }, "Omar Diaz approved"],
		["FR", "sender-signed", { deed: "approved", waitingFor: [] }, "Omar Diaz a approuvé"],
		["EN", "sender-viewed", { deed: "approved" }, "Omar Diaz viewed"],
		["EN", "sender-declined", { task: "review" }, "Ana Petrova declined “Lease"],
		["EN", "signer-revoked", { task: "review" }, "Revoked"],
		["FR", "signer-revoked", { task: "review" }, "Révoqué"],
		["EN", "signer-expired", { task: "review" }, "Expired"],
		["EN", "sender-expired", { deed: "approved" }, "Expired"],
		["EN", "expiring", { signerType: "Reviewer" }, "Review “Lease agreement, 12 Harbour Street” before it expires"],
		["EN", "behalf-reassigned", { task: "review" }, "Ana Petrova will now review"],
	] as const)("%s %s %o does not speak of signing", async (locale, kind, change, subject) => {
		const mail = await sample(kind, locale, change);
		expect(mail.subject).toContain(subject);
		expect(mail.text.replace(/https?:\S+/g, "")).not.toMatch(/\b(sign(s|ed|ing|ature|er|é)?)\b/i);
	});

	it("says that a reviewer declined the document, not to sign", async () => {
		const mail = await sample("signer-declined", "FR", { task: "review" });
		expect(mail.text).toMatch(/^Ana Petrova a refusé le document\n/);
	});

	it("tells who signed and who approved apart", async () => {
		const mixed = { signerNames: ["Omar Diaz"], reviewerNames: ["Rita Reviewer"] };
		const text = (await sample("signer-completed", "EN", mixed)).text;
		expect(text).toContain("Everyone has finished");
		expect(text).toMatch(/Signed by:? Omar Diaz\n/);
		expect(text).toMatch(/Approved by:? Rita Reviewer\n/);
		const alone = (await sample("sender-completed", "FR", { ...mixed, signerNames: [] })).text;
		expect(alone).toContain("Tout le monde a approuvé");
		expect(alone).not.toContain("Signé par");
	});
});

describe("a brand", () => {
	const branded = (brand: Partial<typeof SAMPLE_BRAND>) =>
		renderMail({ ...sampleContent("please-sign", "EN"), brand: { ...SAMPLE_BRAND, ...brand } });

	it("takes the product's place, colours included", async () => {
		const mail = await branded({ logoUrl: "https://sign.example.com/logo.png" });
		expect(mail.html).toContain('alt="Harbour Homes"');
		expect(mail.html.match(/logo\.png/g)).toHaveLength(1);
		expect(mail.html).toContain("background-color:#0F6B57");
		expect(`${mail.html}${mail.text}`).not.toContain("Signet");
	});

	it("names the service it comes through unless it hides that", async () => {
		expect((await branded({ hidesTagLine: false })).text).toContain("Sent with Signet for");
		expect((await branded({ hidesTagLine: true })).text).not.toContain("Signet");
	});

	it("writes on its own background in a colour that can be read there, in the dark too", async () => {
		const mail = await branded({ backgroundColor: "#101010", backgroundTextColor: "#fefefe" });
		const footer = mail.html.slice(mail.html.lastIndexOf("Sent for") - 400, mail.html.lastIndexOf("Sent for"));
		expect(footer).toContain("color:#fefefe");
		expect(footer).not.toContain('class="s-soft"');
	});

	it("cannot put anything but a colour into a style", async () => {
		const mail = await branded({ buttonColor: "red;background:url(//evil)", backgroundColor: 'x"><script>' });
		expect(mail.html).not.toMatch(/evil|<script/);
		expect(mail.html).toContain("background-color:#1F4FD8");
	});
});

it.each([
	[0, "The document is closed. To try"],
	[1, "The document is closed, and the other recipient has been notified. To try"],
	[4, "The document is closed, and the other recipients have been notified. To try"],
])("a decline that %s others were told of", async (othersTold, text) => {
	const mail = await renderMail({ ...sampleContent("sender-declined", "EN"), othersTold } as MailContent);
	expect(mail.text).toContain(text);
});

it("a link that only downloads is not said to act in anybody's name", async () => {
	const done = await renderMail(sampleContent("signer-completed", "EN"));
	expect(done.text).toContain("anyone with its link can download the document");
	expect(done.text).not.toContain("act in your name");
	expect((await renderMail(sampleContent("please-sign", "EN"))).text).toContain("act in your name");
});

it.each([true, false])("what downloads says so, with the file attached: %s", async (isAttached) => {
	const mail = await renderMail({ ...sampleContent("signer-completed", "EN"), isAttached } as MailContent);
	expect(mail.text).toContain("Download signed PDF");
});

it("lists security-relevant changes one by one, ten of them", async () => {
	const sample = sampleContent("security-changed", "EN");
	if (sample.kind !== "security-changed") throw new Error("It is another email.");
	const changes = Array.from({ length: 12 }, (_, index) =>
		sample.changes.map((one) => ({ ...one, name: `Key ${index}` })),
	);
	const { text, html } = await renderMail({ ...sample, changes: changes.flat() });
	const blocks = spaces(text).split("\n\n");
	const own = blocks.filter((block) => block.startsWith("Created the API key"));
	expect(own).toHaveLength(10);
	expect(own[1]).toMatch(
		/^Created the API key Key 1\nBy: mia@harbour\.example\nWhen: .*\nFrom: 203\.0\.113\.7 · Firefox on Windows$/,
	);
	expect(blocks).toContain("The audit log has 2 more changes.");
	expect(html.match(/Created the API key/g)).toHaveLength(11);
});
