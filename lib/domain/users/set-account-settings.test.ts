import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { createAccount } from "./create-account.ts";
import { type AccountSettings, setAccountSettings } from "./set-account-settings.ts";

useTestDatabase();

const context = operatorContext("test");

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

	it.each([
		["a zone that is none", { timeZone: "Mars/Base" }, "timeZone"],
		["a page instead of an origin", { frameOrigins: ["https://app.example.com/x"] }, "frameOrigins"],
		["a scheme that is not the web's", { frameOrigins: ["javascript:alert(1)"] }, "frameOrigins"],
	])("refuse %s", async (_, settings, field) => {
		const { accountId } = await createAccount(operatorContext("test"), { name: "Acme", plan: "business" });
		const call = setAccountSettings(context, { accountId, settings });
		await expect(call).rejects.toMatchObject({ code: "ValidationError", fields: { [field]: [expect.any(String)] } });
	});
});
