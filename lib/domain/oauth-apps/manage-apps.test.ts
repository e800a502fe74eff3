import { describe, expect, it } from "vitest";
import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { connect, makeOAuthApp, signedInContext } from "#lib/testing/oauth-caller.ts";
import { openAppLogo, setAppLogo } from "./app-logo.ts";
import { listConnectedApps, revokeConnectedApp } from "./connected-apps.ts";
import { createOAuthApp } from "./create-oauth-app.ts";
import { deleteOAuthApp } from "./delete-oauth-app.ts";
import { listOAuthApps } from "./list-oauth-apps.ts";
import { rollClientSecret } from "./roll-client-secret.ts";
import { updateOAuthApp } from "./update-oauth-app.ts";
import { viewOAuthApp } from "./view-oauth-app.ts";

useTestDatabase({ RATE_LIMIT_PUBLIC_PER_MINUTE: "100000" });

const SETTINGS: OAuthAppSettings = {
	name: "Acme CRM",
	redirectUris: [],
	scopes: ["Service.Documents.All"],
	secretValidityDays: null,
	billing: "User",
	refreshMode: "Absolute",
	actingUserId: null,
};
const DOT =
	'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="red"/></svg>';

describe("who may manage apps", () => {
	it.each(["Member", "TeamAdmin"] as const)("a %s may not", async (role) => {
		const { accountId, appId, context } = await makeApp(role);
		const target = { accountId, appId };
		const forbidden = { code: "Forbidden" };
		await expect(createOAuthApp(context, { accountId, ...SETTINGS })).rejects.toMatchObject(forbidden);
		await expect(listOAuthApps(context, accountId)).rejects.toMatchObject(forbidden);
		await expect(viewOAuthApp(context, appId)).rejects.toMatchObject(forbidden);
		await expect(updateOAuthApp(context, { ...target, ...SETTINGS })).rejects.toMatchObject(forbidden);
		await expect(setAppLogo(context, { ...target, image: null })).rejects.toMatchObject(forbidden);
		await expect(deleteOAuthApp(context, target)).rejects.toMatchObject(forbidden);
		const roll = { ...target, environment: "live", overlapHours: 0 } as const;
		await expect(rollClientSecret(context, roll)).rejects.toMatchObject(forbidden);
	});

	it("an Admin of another account finds nothing", async () => {
		const { appId } = await makeApp("Admin");
		const stranger = await signedInContext(await makeCaller());
		const { accountId } = stranger.principal;
		const target = { accountId, appId };
		const unknown = { code: "NotFound" };
		await expect(viewOAuthApp(stranger, appId)).rejects.toMatchObject(unknown);
		await expect(updateOAuthApp(stranger, { ...target, ...SETTINGS })).rejects.toMatchObject(unknown);
		await expect(setAppLogo(stranger, { ...target, image: null })).rejects.toMatchObject(unknown);
		await expect(deleteOAuthApp(stranger, target)).rejects.toMatchObject(unknown);
		const roll = { ...target, environment: "sandbox", overlapHours: 0 } as const;
		await expect(rollClientSecret(stranger, roll)).rejects.toMatchObject(unknown);
		expect(await listOAuthApps(stranger, accountId)).toEqual([]);
	});

	it("an app acts as an active user of its own account only", async () => {
		const { accountId, context } = await makeApp("Admin");
		const stranger = await makeCaller();
		const gone = await makeCaller({ accountId });
		await db().user.update({ where: { id: gone.userId }, data: { status: "Deactivated" } });
		for (const actingUserId of [stranger.userId, gone.userId, "nobody"]) {
			const making = createOAuthApp(context, { accountId, ...SETTINGS, actingUserId });
			await expect(making).rejects.toMatchObject({
				code: "ValidationError",
				fields: { actingUserId: expect.anything() },
			});
		}
	});
});

async function makeApp(role: "Admin" | "TeamAdmin" | "Member") {
	const caller = await makeCaller({ role });
	const { appId } = await makeOAuthApp(caller.accountId);
	return { accountId: caller.accountId, appId, context: await signedInContext(caller) };
}

it("a logo is drawn anew; what is no picture is refused", async () => {
	const { accountId, appId, context } = await makeApp("Admin");
	await setAppLogo(context, { accountId, appId, image: Buffer.from(DOT).toString("base64") });
	const logo = await openAppLogo(visitorContext(), appId);
	expect(
		Buffer.from(logo ?? [])
			.subarray(1, 4)
			.toString(),
	).toBe("PNG");
	const rubbish = setAppLogo(context, { accountId, appId, image: Buffer.from("rubbish").toString("base64") });
	await expect(rubbish).rejects.toMatchObject({ code: "ValidationError", fields: { logo: expect.anything() } });
	await setAppLogo(context, { accountId, appId, image: null });
	expect(await openAppLogo(visitorContext(), appId)).toBeNull();
});

it("a user sees the apps they let in and takes it back for themselves alone", async () => {
	const owner = await makeCaller();
	const app = await makeOAuthApp(owner.accountId);
	const [first, second] = [await signedInContext(owner), await signedInContext(await makeCaller())];
	await connect(app.live, first, { scope: "openid" });
	await connect(app.sandbox, first, { scope: "openid Service.Documents.Read" });
	await connect(app.live, second);
	expect(await listConnectedApps(first)).toMatchObject([
		{ appId: app.appId, name: "Acme CRM", isSandboxOnly: false, scopes: expect.arrayContaining(["openid"]) },
	]);
	await revokeConnectedApp(first, { appId: app.appId });
	expect(await listConnectedApps(first)).toEqual([]);
	expect(await listConnectedApps(second)).toHaveLength(1);
	expect(await db().oAuthArtifact.count({ where: { userId: first.principal.userId, grantId: { not: null } } })).toBe(0);
	await expect(revokeConnectedApp(first, { appId: app.appId })).rejects.toMatchObject({ code: "NotFound" });
});
