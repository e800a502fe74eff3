import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { purgeDocument } from "#lib/domain/documents/ending/purge-document.ts";
import { keepHouse } from "#lib/domain/housekeeping/keep-house.ts";
import { storage } from "#lib/storage/storage.ts";
import { type ApiCaller, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { brandForm } from "#lib/testing/brand-form.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { showLogo } from "../../pages/show-logo.ts";

useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

async function makeBrand(parts: Record<string, string> = {}): Promise<string> {
	const { body } = await caller.call("POST", "/v1/brand/create", brandForm(parts));
	return String(body.brandId);
}

async function send(parts: Record<string, string> = {}): Promise<string> {
	const answer = await caller.call("POST", "/v1/document/send", await sendForm(parts));
	expect(answer).toMatchObject({ status: 200 });
	return String(answer.body.documentId);
}

async function properties(documentId: string): Promise<Record<string, unknown>> {
	return (await caller.call("GET", `/v1/document/properties?documentId=${documentId}`)).body;
}

describe("the brand of a document", () => {
	it("is the named one, else the default; lists find documents by it", async () => {
		const [named, other] = [await makeBrand(), await makeBrand({ IsDefault: "true" })];
		const [one, two] = [await send({ BrandId: named }), await send()];
		expect(await properties(one)).toMatchObject({ brandId: named, isCombinedAudit: false });
		expect(await properties(two)).toMatchObject({ brandId: other });
		const list = await caller.call("GET", `/v1/document/list?brandIds=${named}&brandIds=${randomUUID()}`);
		expect(list.body.result).toMatchObject([{ documentId: one, brandId: named }]);
		expect((await caller.call("GET", "/v1/document/list?brandIds=none")).body.result).toEqual([]);
	});

	it("is the account's own before there is another", async () => {
		const fresh = await makeCaller();
		const { body } = await fresh.call("POST", "/v1/document/send", await sendForm());
		const answer = await fresh.call("GET", `/v1/document/properties?documentId=${body.documentId}`);
		const own = await fresh.call("GET", `/v1/brand/get?brandId=${answer.body.brandId}`);
		expect(own.body).toMatchObject({ brandName: "Acme", brandLogo: null, isDefault: true });
		expect(answer.body).toMatchObject({ isCombinedAudit: true, isCombinedAttachment: true });
	});

	it("is refused by name when it is another account's or unknown, and nothing is stored", async () => {
		const stranger = await makeCaller();
		const foreign = await stranger.call("POST", "/v1/brand/create", brandForm());
		const before = await db().document.count();
		for (const BrandId of [String(foreign.body.brandId), randomUUID(), "blue"]) {
			const answer = await caller.call("POST", "/v1/document/send", await sendForm({ BrandId }));
			expect(answer).toMatchObject({ status: 404, body: { errorType: "NotFound" } });
			expect(Object.keys(answer.body.errors as object)).toEqual(["BrandId"]);
		}
		expect(await db().document.count()).toBe(before);
	});

	it("stays as it was sent when the brand is changed or deleted, logo included", async () => {
		const brandId = await makeBrand({ EmailDisplayName: "Before", HideDecline: "true" });
		const documentId = await send({ BrandId: brandId });
		const stored = async () => (await db().document.findUniqueOrThrow({ where: { id: documentId } })).brand;
		const copy = await stored();
		expect(copy).toMatchObject({ name: "Harbour Homes", settings: { emailDisplayName: "Before", hideDecline: true } });
		await caller.call("POST", `/v1/brand/edit?brandId=${brandId}`, { emailDisplayName: "After", hideDecline: false });
		expect((await caller.call("DELETE", `/v1/brand/delete?brandId=${brandId}`)).status).toBe(200);
		expect(await stored()).toEqual(copy);
		const { logoKey } = copy as { logoKey: string };
		const [accountId = "", name = ""] = logoKey.split("/");
		expect((await showLogo(new Request("http://localhost/logos"), { accountId, name })).status).toBe(200);
		expect(await properties(documentId)).toMatchObject({ brandId });
	});
});

describe("a brand's expiry and reminders", () => {
	const settings = {
		"DocumentExpirySettings.ExpiryDateType": "Hours",
		"DocumentExpirySettings.ExpiryValue": "24",
		"DocumentExpirySettings.EnableDefaultExpiryAlert": "false",
		"DocumentExpirySettings.EnableAutoReminder": "true",
		"DocumentExpirySettings.ReminderDays": "5",
	};
	const own = { enableAutoReminder: true, reminderDays: 2, reminderCount: 1 };
	const rows: [string, Record<string, string>, Record<string, unknown>][] = [
		[
			"stand in where a document says nothing",
			{},
			{
				expiryDateType: "Hours",
				expiryValue: 24,
				disableExpiryAlert: true,
				reminderSettings: { enableAutoReminder: true, reminderDays: 5, reminderCount: 3 },
			},
		],
		["stand in beside the 60 days that clients fill in", { ExpiryValue: "60" }, { expiryDateType: "Hours" }],
		[
			"give way to the document's own",
			{ ExpiryDateType: "Days", ExpiryValue: "7", DisableExpiryAlert: "false", ReminderSettings: JSON.stringify(own) },
			{ expiryDateType: "Days", expiryValue: 7, disableExpiryAlert: false, reminderSettings: own },
		],
	];
	it.each(rows)("%s", async (_, parts, expected) => {
		const documentId = await send({ BrandId: await makeBrand(settings), ...parts });
		expect(await properties(documentId)).toMatchObject(expected);
	});

	it("count for nothing once the brand's day has passed", async () => {
		const inTwoDays = String(Math.floor(Date.now() / 1000) + 2 * 86_400);
		const day = {
			"DocumentExpirySettings.ExpiryDateType": "SpecificDateTime",
			"DocumentExpirySettings.ExpiryValue": inTwoDays,
		};
		const brandId = await makeBrand(day);
		expect(await properties(await send({ BrandId: brandId }))).toMatchObject({ expiryDate: Number(inTwoDays) });
		const terms = { expiryDateType: "SpecificDateTime", expiryValue: 1_700_000_000 };
		const documentExpirySettings = { ...DEFAULT_BRAND_SETTINGS.documentExpirySettings, ...terms };
		await db().brand.update({ where: { id: brandId }, data: { settings: { documentExpirySettings } } });
		expect(await properties(await send({ BrandId: brandId }))).toMatchObject({
			expiryDateType: "Days",
			expiryValue: 60,
		});
	});
});

describe("a logo's file", () => {
	const exists = (key: string | null) => storage().exists(key ?? "");
	const later = jobContext(() => new Date(Date.now() + 25 * 3_600_000));

	it("stays while a brand or a document has it, and goes when the last of them goes", async () => {
		const fresh = await makeCaller();
		const made = await fresh.call("POST", "/v1/brand/create", brandForm());
		const brandId = String(made.body.brandId);
		const { logoKey } = await db().brand.findUniqueOrThrow({ where: { id: brandId } });
		const sent = await fresh.call(
			"POST",
			"/v1/document/send",
			await sendForm({ BrandId: brandId, DisableEmails: "true" }),
		);
		const documentId = String(sent.body.documentId);
		await keepHouse(later);
		expect(await exists(logoKey)).toBe(true);
		await fresh.call("DELETE", `/v1/brand/delete?brandId=${brandId}`);
		await keepHouse(later);
		expect(await exists(logoKey)).toBe(true);
		await fresh.call("DELETE", `/v1/document/delete?documentId=${documentId}`);
		const muchLater = jobContext(() => new Date(Date.now() + 31 * 86_400_000));
		await purgeDocument(muchLater, documentId, "test");
		expect(await exists(logoKey)).toBe(false);
	});
});
