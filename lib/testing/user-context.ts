import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { authenticateApiKey } from "#lib/domain/api-keys/authenticate-api-key.ts";
import { operatorContext, type UserContext } from "#lib/domain/context.ts";
import { createUser } from "#lib/domain/users/create-user.ts";
import { createAccount } from "#lib/domain/users/organisation/create-account.ts";
import type { ApiCaller } from "./api-caller.ts";

type Options = { accountId?: string; teamId?: string; role?: "Admin" | "TeamAdmin" | "Member"; name?: string };

/** Makes a user (in a new account unless one is named) and the context of a browser they are signed in with. */
export async function makeUserContext(options: Options = {}): Promise<UserContext> {
	const context = operatorContext("test");
	const accountId =
		options.accountId ?? (await createAccount(operatorContext("test"), { name: "Acme", plan: "business" })).accountId;
	const { userId, email } = await createUser(context, {
		accountId,
		email: `user-${randomUUID()}@example.com`,
		name: options.name ?? "Ada Sender",
		role: options.role ?? "Admin",
		...(options.teamId ? { teamId: options.teamId } : {}),
	});
	const { teamId, role, name } = await db().user.update({ where: { id: userId }, data: { status: "Active" } });
	return {
		...context,
		ip: "203.0.113.7",
		userAgent: "Test browser",
		principal: {
			kind: "user",
			accountId,
			userId,
			teamId,
			role,
			name,
			email,
			isSandbox: false,
			via: "session",
			credentialId: randomUUID(),
			reauthedAt: context.now(),
		},
	};
}

/** The context of a caller's key, for verbs that the API does not offer. */
export async function contextOfCaller(caller: ApiCaller): Promise<UserContext> {
	const found = await authenticateApiKey(caller.key);
	if (!found) throw new Error("The key is not known.");
	return { ...operatorContext("test"), principal: found.principal, ip: "203.0.113.7", userAgent: "Test browser" };
}
