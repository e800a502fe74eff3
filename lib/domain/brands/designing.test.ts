import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editBrandWire } from "#lib/contract/brands/brand-wire.ts";
import { COLOR_PLACES, LOGO_PLACE, type MailPreviewRequest, NAME_PLACE } from "#lib/contract/brands/mail-preview.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { type ApiCaller, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { brandForm, LOGO_SVG } from "#lib/testing/brand-form.ts";
import { startDnsStandIn } from "#lib/testing/dns-stand-in.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { checkDomainNow } from "./check-domain-now.ts";
import { countBrandUse } from "./count-brand-use.ts";
import { duplicateBrand } from "./duplicate-brand.ts";
import { editBrand } from "./edit-brand.ts";
import { getBrand } from "./get-brand.ts";
import { previewBrandMail } from "./preview-brand-mail.ts";
import { previewCertificate } from "./preview-certificate.ts";
import { sendBrandSample } from "./send-brand-sample.ts";

const dns = await startDnsStandIn();
useTestDatabase({ DNS_SERVERS: dns.server });

let caller: ApiCaller;
let admin: UserContext;
beforeAll(async () => {
	caller = await makeCaller();
	admin = await makeUserContext({ accountId: caller.accountId });
});
afterAll(() => dns.close());

async function makeBrand(parts: Record<string, string> = {}): Promise<string> {
	return String((await caller.call("POST", "/v1/brand/create", brandForm(parts))).body.brandId);
}

it("a copy looks and behaves as its brand, without its domain, and is not the default", async () => {
	const look = { ButtonColor: "navy", HideDecline: "true", IsDefault: "true" };
	const brandId = await makeBrand({ ...look, "CustomDomainSettings.DomainName": "copied.example" });
	const copy = await duplicateBrand(admin, { brandId, name: "Quay" });
	const [first, second] = [await getBrand(admin, { brandId }), await getBrand(admin, copy)];
	expect(second).toEqual({
		...first,
		brandId: copy.brandId,
		brandName: "Quay",
		isDefault: false,
		customDomainSettings: { domainName: null, fromName: null },
		domainVerification: null,
	});
	expect(second.brandLogo).not.toBeNull();
});

it("a brand says on how many documents and fields it is", async () => {
	const brandId = await makeBrand();
	await caller.call("POST", "/v1/document/send", await sendForm({ BrandId: brandId }));
	const uses = await countBrandUse(admin);
	expect(uses.find((one) => one.brandId === brandId)).toEqual({ brandId, documents: 1, fields: 0, identities: 0 });
});

it("a domain is looked for at once, and a name server that cannot tell changes nothing", async () => {
	const brandId = await makeBrand({ "CustomDomainSettings.DomainName": "now.example" });
	const waiting = await checkDomainNow(admin, { brandId });
	expect(waiting).toMatchObject({ status: "Pending", checkedDate: expect.any(Number) });
	dns.texts.set(waiting?.recordName ?? "", [waiting?.recordValue ?? ""]);
	expect(await checkDomainNow(admin, { brandId })).toMatchObject({ status: "Verified" });
});

it("a logo that is taken back leaves the name in its place", async () => {
	const brandId = await makeBrand();
	const { status } = await caller.call("POST", `/v1/brand/edit?brandId=${brandId}`, { brandLogo: null });
	expect(status).toBe(200);
	expect((await getBrand(admin, { brandId })).brandLogo).toBeNull();
});

it("a brand whose own day has passed can be changed in all but that day", async () => {
	const day = Math.floor(Date.now() / 1000) + 2 * 86_400;
	const [type, value] = ["DocumentExpirySettings.ExpiryDateType", "DocumentExpirySettings.ExpiryValue"];
	const brandId = await makeBrand({ [type]: "SpecificDateTime", [value]: String(day) });
	const later = { ...admin, now: () => new Date((day + 86_400) * 1000) };
	const edit = (change: object) => editBrand(later, { brandId, request: editBrandWire.parse(change), files: [] });
	await edit({ documentExpirySettings: { enableAutoReminder: true, reminderDays: 5 } });
	expect((await getBrand(admin, { brandId })).documentExpirySettings).toMatchObject({
		expiryValue: day,
		reminderDays: 5,
	});
	await expect(edit({ documentExpirySettings: { expiryValue: day + 60 } })).rejects.toThrow(/1 to 180 days ahead/);
});

const REQUEST: MailPreviewRequest = {
	mail: "please-sign",
	locale: "EN",
	hasLogo: true,
	isLogoReadable: true,
	hasBackground: true,
	hasButton: true,
	hidesTagLine: false,
	isAttached: true,
	expiresAt: "2027-01-01T00:00:00Z",
	timeZone: null,
};

describe("the mail that a designer looks at", () => {
	it("is that which signers get, with places for colours, name and logo", async () => {
		const { html, subject } = await previewBrandMail(admin, REQUEST);
		for (const place of [...Object.values(COLOR_PLACES), LOGO_PLACE, NAME_PLACE]) expect(html).toContain(place);
		expect(subject).toContain("Lease, 12 Quay Street");
		expect(html).toContain("Sent with Signet");
	});

	it("looks like the product's while the brand has no face", async () => {
		const none = { hasLogo: false, hasBackground: false, hasButton: false };
		const { html } = await previewBrandMail(admin, { ...REQUEST, ...none });
		for (const place of [...Object.values(COLOR_PLACES), LOGO_PLACE, NAME_PLACE]) expect(html).not.toContain(place);
	});

	it("has the brand’s name in place of a logo that can’t be read", async () => {
		const { html } = await previewBrandMail(admin, { ...REQUEST, isLogoReadable: false });
		expect(html).not.toContain(LOGO_PLACE);
		expect(html).toContain(`<bdi>${NAME_PLACE}</bdi>`);
	});

	it("speaks French, of completion, and hides the service", async () => {
		const french = { locale: "FR", mail: "signer-completed", hidesTagLine: true } as const;
		const { html } = await previewBrandMail(admin, { ...REQUEST, ...french });
		expect(html).toContain('lang="fr-FR"');
		expect(html).not.toContain("Signet");
	});
});

describe("the mail that a designer has sent to themselves", () => {
	it("is that which signers get, as the brand is saved, and leads back to the brand", async () => {
		const brandId = await makeBrand({ ButtonColor: "#0F6B57", EmailDisplayName: "Harbour Lettings" });
		expect(await sendBrandSample(admin, { brandId, mail: "please-sign", locale: "EN" })).toEqual({
			to: admin.principal.email,
		});
		const { accountId, userId } = admin.principal;
		const job = { kind: "brand-sample", accountId, userId, brandId } as const;
		const mail = await deliverMail({ ...job, sample: { mail: "please-sign", locale: "FR" } });
		expect(mail).toMatchObject({ to: [{ address: admin.principal.email }], from: { name: "Harbour Lettings" } });
		expect(mail?.subject).toContain("vous demande de signer");
		expect(mail?.html).toContain("background-color:#0f6b57");
		expect(mail?.html).toContain(`/settings/brands/${brandId}`);
		const ended = await deliverMail({ ...job, sample: { mail: "signer-completed", locale: "EN" } });
		expect(ended?.subject).toContain("Completed");
		expect(ended?.text).toContain("It has no document or attachment");
	});

	it("is not sent of another account's brand", async () => {
		const stranger = await makeUserContext();
		const asked = sendBrandSample(stranger, { brandId: await makeBrand(), mail: "please-sign", locale: "EN" });
		await expect(asked).rejects.toMatchObject({ code: "NotFound" });
	});
});

describe("the certificate that a designer looks at", () => {
	const plain = { locale: "EN", timeZone: "UTC", name: "Quay" } as const;
	const isWebp = (bytes: Buffer) => bytes.toString("latin1", 8, 12) === "WEBP";

	it("is drawn with the logo as it was given, and with that of a brand", async () => {
		const brandId = await makeBrand();
		const [bare, given, saved] = await Promise.all(
			[null, { bytes: LOGO_SVG }, { brandId }].map((logo) => previewCertificate(admin, { ...plain, logo })),
		);
		for (const picture of [bare, given, saved]) expect(picture && isWebp(picture)).toBe(true);
		expect(given?.equals(bare as Buffer)).toBe(false);
	});

	it("refuses what is no picture, and another account's brand", async () => {
		const bytes = Buffer.from("no picture");
		await expect(previewCertificate(admin, { ...plain, logo: { bytes } })).rejects.toMatchObject({
			code: "UnusableFile",
		});
		const stranger = await makeUserContext();
		const logo = { brandId: await makeBrand() };
		await expect(previewCertificate(stranger, { ...plain, logo })).rejects.toMatchObject({ code: "NotFound" });
	});
});
