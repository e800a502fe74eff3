import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { setIdentitySettings, viewIdentitySettings } from "./identity-settings.ts";

useTestDatabase();

it("an Admin and the command line say how identities are verified; who did is in the account's log", async () => {
	const admin = await makeUserContext({ role: "Admin" });
	const { accountId } = admin.principal;
	const signet = { identityVerifier: "BuiltIn", choices: ["BuiltIn"] };
	const usual = { identityAcceptsMatches: false, identityPictureDays: 30, ...signet };
	expect(await viewIdentitySettings(admin)).toEqual(usual);
	await setIdentitySettings(admin, { accountId, settings: { identityAcceptsMatches: true, identityPictureDays: 7 } });
	await setIdentitySettings(operatorContext("test"), { accountId, settings: { identityPictureDays: 90 } });
	expect(await viewIdentitySettings(admin)).toEqual({
		...{ identityAcceptsMatches: true, identityPictureDays: 90, ...signet },
	});
	await expect(
		setIdentitySettings(admin, { accountId, settings: { identityVerifier: "Stripe" } }),
	).rejects.toMatchObject({ fields: { identityVerifier: [expect.stringContaining("isn’t connected to Stripe")] } });
	const events = await db().accountEvent.findMany({ where: { accountId, type: "AccountSettingsSet" } });
	expect(events.map(({ userId }) => userId).toSorted()).toEqual([admin.principal.userId, null].toSorted());
	const other = await makeUserContext({ role: "Admin" });
	await expect(setIdentitySettings(other, { accountId, settings: {} })).rejects.toMatchObject({ code: "NotFound" });
});

it.each([0, 3651, 1.5, Number.NaN])("%s days are refused", async (identityPictureDays) => {
	const admin = await makeUserContext({ role: "Admin" });
	const { accountId } = admin.principal;
	await expect(setIdentitySettings(admin, { accountId, settings: { identityPictureDays } })).rejects.toMatchObject({
		code: "ValidationError",
	});
});
