import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makePerson, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { withProvider } from "#lib/testing/verbs/cases/provider-verb-cases.ts";
import { deactivateUser } from "./deactivate-user.ts";
import { updateUser } from "./update-user.ts";

useTestDatabase();

const KEPT = { documentsTo: null, draftsTo: null, templatesTo: null, fieldsTo: null, keys: [], apps: [] };
const CHANGES = [
	[
		"made a Member",
		(context: UserContext, userId: string) =>
			updateUser(context, { userId, userRole: "Member", userStatus: null, toUserId: null }),
	],
	[
		"deactivated by the API",
		(context: UserContext, userId: string) =>
			updateUser(context, { userId, userRole: null, userStatus: "Deactivate", toUserId: null }),
	],
	["deactivated", (context: UserContext, userId: string) => deactivateUser(context, { userId, ...KEPT })],
] as const;

const dropPassword = (id: string) => db().user.update({ where: { id }, data: { passwordHash: null } });

/** An account with a provider and two Admins: one with a password, and who changes them, who has none any more. */
async function makeAccount() {
	const local = await makePerson({ role: "Admin" });
	const { accountId } = local;
	await withProvider(accountId);
	const other = await makePerson({ role: "Admin", accountId });
	const context = await signInWithPassword(other.email);
	await dropPassword(other.userId);
	return { accountId, local, other, context };
}

describe("where people sign in by a provider", () => {
	it.each(CHANGES)("the last Admin with a password is not %s", async (_, change) => {
		const { accountId, local, context } = await makeAccount();
		await expect(change(context, local.userId)).rejects.toMatchObject({
			...{ code: "Conflict", message: expect.stringContaining("If Harbour ID failed") },
		});
		const read = () => db().user.findUniqueOrThrow({ where: { id: local.userId } });
		expect(await read()).toMatchObject({ role: "Admin", status: "Active" });
		await makePerson({ accountId, role: "Admin" });
		await change(context, local.userId);
		expect(await read()).not.toMatchObject({ role: "Admin", status: "Active" });
	});

	it.each(CHANGES)("an Admin without a password is %s", async (_, change) => {
		const { local, other } = await makeAccount();
		await change(await signInWithPassword(local.email), other.userId);
	});

	it.each(CHANGES)("nothing of that holds once the provider is off: the Admin is %s", async (_, change) => {
		const { accountId, local, context } = await makeAccount();
		await db().signInProvider.update({ where: { accountId }, data: { isEnabled: false } });
		await change(context, local.userId);
	});

	it("keeps them through the API too", async () => {
		const local = await makeCaller();
		const caller = await makeCaller({ accountId: local.accountId });
		await withProvider(local.accountId);
		await dropPassword(caller.userId);
		const demoted = await caller.call("PUT", "/v1/users/update", { userId: local.userId, userRole: "Member" });
		expect([demoted.status, demoted.body.error]).toEqual([409, expect.stringContaining("last admin with a password")]);
	});
});
