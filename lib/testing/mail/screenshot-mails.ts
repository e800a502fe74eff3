/**
 * Pictures of every mail, to look at: `node --import tsx lib/testing/mail/screenshot-mails.ts [directory]`.
 * CHROMIUM_PATH names the browser (default: one that is installed).
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright";
import type { MailContent } from "#lib/mail/content.ts";
import { renderMail } from "#lib/mail/render-mail.ts";
import { MAIL_KINDS } from "#lib/queue/definitions.ts";
import { findBrowser } from "#lib/testing/run/tools.ts";
import { SAMPLE_BRAND, sampleContent } from "./sample-content.ts";

const directory = process.argv[2] ?? "e2e/screens/mail";
const long = "Rahmenvertrag über die Überlassung von Arbeitnehmerinnen und Arbeitnehmern ".repeat(3);
const arabic = { documentTitle: "عقد إيجار شقة", senderName: "ليلى حداد", accountName: "مكتب حداد" };

const mails: [name: string, content: MailContent][] = [
	...MAIL_KINDS.map((kind): [string, MailContent] => [`en-${kind}`, sampleContent(kind, "EN")]),
	...MAIL_KINDS.map((kind): [string, MailContent] => [`fr-${kind}`, sampleContent(kind, "FR")]),
	["brand", { ...sampleContent("please-sign", "EN"), brand: SAMPLE_BRAND }],
	["sandbox-long", { ...sampleContent("please-sign", "EN"), documentTitle: long, isSandbox: true } as MailContent],
	["arabic", { ...sampleContent("please-sign", "EN"), ...arabic, message: "مرحبا عمر،\nهذا هو العقد." } as MailContent],
];

const browser = await chromium.launch({
	executablePath: findBrowser() ?? "",
	args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
try {
	await mkdir(directory, { recursive: true });
	for (const [name, content] of mails) {
		const { html, text } = await renderMail(content);
		await writeFile(path.join(directory, `${name}.html`), html);
		await writeFile(path.join(directory, `${name}.txt`), text);
	}
	for (const colorScheme of ["light", "dark"] as const) {
		for (const width of [640, 390]) {
			const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme });
			for (const [name] of mails) {
				await page.goto(`file://${path.resolve(directory, `${name}.html`)}`);
				await page.screenshot({ path: path.join(directory, `${name}-${width}-${colorScheme}.png`), fullPage: true });
			}
			await page.close();
		}
	}
} finally {
	await browser.close();
}
