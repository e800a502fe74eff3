import { beforeAll, expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { brandForm } from "#lib/testing/brand-form.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";

useTestDatabase({ PUBLIC_URL: "https://sign.example.com" });

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

async function request(brand: Record<string, string> | null) {
	const made = brand && (await caller.call("POST", "/v1/brand/create", brandForm(brand)));
	const parts: Record<string, string> = made ? { BrandId: String(made.body.brandId) } : {};
	const { body } = await caller.call("POST", "/v1/document/send", await sendForm(parts));
	const documentId = String(body.documentId);
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const document = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	const mail = await deliverMail({ kind: "please-sign", accountId: caller.accountId, documentId, signerId });
	return { document, html: mail?.html ?? "", text: mail?.text ?? "", from: mail?.from };
}

it("a brand's logo, colours and display name are in the mail", async () => {
	const brand = {
		EmailDisplayName: "Harbour Lettings",
		BackgroundColor: "navy",
		ButtonColor: "#0F6B57",
		ButtonTextColor: "#fff",
	};
	const { html, from, document } = await request(brand);
	expect(from?.name).toBe("Harbour Lettings");
	expect(html).toContain(`src="https://sign.example.com/logos/${document.brandLogoKey}"`);
	expect(html).toMatch(/<img[^>]*alt="Harbour Homes"/);
	expect(html).toMatch(/<img[^>]*height="40"[^>]*/);
	expect(html).toMatch(/background-color:#0f6b57[^"]*color:#ffffff|color:#ffffff[^"]*background-color:#0f6b57/);
	expect(html).toContain("background-color:#000080");
});

it("a button text that cannot be read is replaced by one that can", async () => {
	const { html } = await request({ ButtonColor: "#ffff00", ButtonTextColor: "#ffffee" });
	const button = /class="s-button"[^>]*>/.exec(html)?.[0];
	expect(button).toContain("color:#1b1d21");
	expect(html).not.toContain("#ffffee");
});

it("a brand may hide whom the mail came through", async () => {
	expect((await request({ CanHideTagLine: "true" })).text).not.toContain("Signet");
	expect((await request({ CanHideTagLine: "false" })).text).toContain("Sent with Signet");
});

it("dates are in the brand's time zone", async () => {
	const { text, document } = await request({ DocumentTimeZone: "+05:30" });
	const expected = new Intl.DateTimeFormat("en-US", { timeZone: "+05:30", hour: "numeric", minute: "2-digit" });
	expect(text).toContain(
		expected.format(document.expiresAt ?? new Date()).replace(/\s/g, text.includes("\u202f") ? "\u202f" : " "),
	);
	expect(text).toContain("GMT+5:30");
});

it("without a brand of its own an account's mails look like the product's", async () => {
	const { html, from } = await request(null);
	expect(from?.name).toBe("Ada Sender via Signet");
	expect(html).not.toContain(`${env().publicUrl}/logos/`);
});
