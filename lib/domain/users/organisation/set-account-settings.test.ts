import { describe, expect, it } from "vitest";
import { draftDefaults } from "#lib/contract/draft-defaults.ts";
import { db } from "#lib/db/client.ts";
import { readAccountEvent } from "#lib/domain/audit/read-account-event.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { createAccount } from "./create-account.ts";
import type { AccountSettings } from "./judge-account-settings.ts";
import { setAccountSettings } from "./set-account-settings.ts";

useTestDatabase();

const context = operatorContext("test");
const DEFAULTS = draftDefaults.parse({});

describe("an account's own settings", () => {
	it("change what is named and leave the rest", async () => {
		const { accountId } = await createAccount(operatorContext("test"), { name: "Acme", plan: "business" });
		const settings: AccountSettings = { dateFormat: "dd/MM/yyyy", frameOrigins: ["https://app.example.com"] };
		await setAccountSettings(context, { accountId, settings });
		await setAccountSettings(context, { accountId, settings: { timeZone: "Europe/Paris" } });
		expect(await db().account.findUnique({ where: { id: accountId } })).toMatchObject({
			dateFormat: "dd/MM/yyyy",
			timeFormat: "HH:mm",
			timeZone: "Europe/Paris",
			frameOrigins: ["https://app.example.com"],
		});
		expect(await db().accountEvent.count({ where: { accountId, type: "AccountSettingsSet" } })).toBe(2);
	});

	it("are kept as browsers and people read them, and logged where they change", async () => {
		const { accountId } = await createAccount(context, { name: "Acme", plan: "business" });
		const settings: AccountSettings = {
			postalAddress: " 1 Quay Street \n\n Bristol ",
			website: "www.acme.example",
			contactEmail: " hello@acme.example ",
			frameOrigins: ["HTTPS://App.example.com/", "", "https://app.example.com"],
			declineReasons: ["Too dear", " Too dear ", "Not for me\nWrong person"],
			draftDefaults: { ...DEFAULTS, expiryDays: 14, reminders: { days: 2, count: 3 } },
		};
		await setAccountSettings(context, { accountId, settings });
		expect(await db().account.findUnique({ where: { id: accountId } })).toMatchObject({
			postalAddress: "1 Quay Street\nBristol",
			website: "https://www.acme.example",
			contactEmail: "hello@acme.example",
			frameOrigins: ["https://app.example.com"],
			declineReasons: ["Too dear", "Not for me", "Wrong person"],
			draftDefaults: { expiryDays: 14, reminders: { days: 2, count: 3 }, enableReassign: true },
			setUpAt: null,
		});
		await setAccountSettings(context, { accountId, settings });
		await setAccountSettings(context, { accountId, settings: { website: "", declineReasons: [] } });
		const events = await db().accountEvent.findMany({
			where: { accountId, type: "AccountSettingsSet" },
			orderBy: { at: "asc" },
		});
		const read = events.map(({ data }) =>
			readAccountEvent({ type: "AccountSettingsSet", data, userAddress: null }, "EN"),
		);
		expect(read.map(({ details }) => details.length)).toEqual([11, 2]);
		expect(read[1]?.details).toEqual(["website nothing", "decline reasons: nothing"]);
	});

	it.each<[string, AccountSettings, string]>([
		["an origin with a way in for other sites", { frameOrigins: ["https://*.example.com"] }, "frameOrigins"],
		["an origin that would write a policy", { frameOrigins: ["https://a.example; script-src *"] }, "frameOrigins"],
		[
			"more origins than fit",
			{ frameOrigins: Array.from({ length: 51 }, (_, n) => `https://a${n}.example`) },
			"frameOrigins",
		],
		["a website that is a script", { website: "javascript:alert(1)" }, "website"],
		["a website with a password", { website: "https://me:secret@example.com" }, "website"],
		["an address that is none", { contactEmail: "nobody" }, "contactEmail"],
		["a reason that nobody reads to its end", { declineReasons: ["x".repeat(201)] }, "declineReasons"],
		["more reasons than fit", { declineReasons: Array.from({ length: 21 }, (_, n) => `${n}`) }, "declineReasons"],
		["a name without letters", { name: " \u200b " }, "name"],
		["an expiry beyond the interface's", { draftDefaults: { ...DEFAULTS, expiryDays: 181 } }, "expiryDays"],
		["no day at all", { draftDefaults: { ...DEFAULTS, expiryDays: Number.NaN } }, "expiryDays"],
		[
			"reminders more rarely than any",
			{ draftDefaults: { ...DEFAULTS, reminders: { days: 181, count: 1 } } },
			"reminderDays",
		],
		["more reminders than any", { draftDefaults: { ...DEFAULTS, reminders: { days: 7, count: 7 } } }, "reminderCount"],
		["half a reminder", { draftDefaults: { ...DEFAULTS, reminders: { days: 7, count: 1.5 } } }, "reminderCount"],
		[
			"defaults that are none",
			{ draftDefaults: { ...DEFAULTS, enableReassign: "yes" as unknown as boolean } },
			"draftDefaults",
		],
		["a zone that is none", { timeZone: "Mars/Base" }, "timeZone"],
		["a page instead of an origin", { frameOrigins: ["https://app.example.com/x"] }, "frameOrigins"],
		["a scheme that is not the web's", { frameOrigins: ["javascript:alert(1)"] }, "frameOrigins"],
	])("refuse %s", async (_, settings, field) => {
		const { accountId } = await createAccount(operatorContext("test"), { name: "Acme", plan: "business" });
		const call = setAccountSettings(context, { accountId, settings });
		await expect(call).rejects.toMatchObject({ code: "ValidationError", fields: { [field]: [expect.any(String)] } });
	});
});
