import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { systemContext, type UserContext } from "#lib/domain/context.ts";
import { createAccount } from "#lib/domain/users/create-account.ts";
import { createUser } from "#lib/domain/users/create-user.ts";

type Options = { accountId?: string; teamId?: string; role?: "Admin" | "TeamAdmin" | "Member" };

/** Makes a user (in a new account unless one is named) and the context of a browser they are signed in with. */
export async function makeUserContext(options: Options = {}): Promise<UserContext> {
	const context = systemContext("test");
	const accountId = options.accountId ?? (await createAccount({ name: "Acme", plan: "business" })).accountId;
	const { userId, email } = await createUser(context, {
		accountId,
		email: `user-${randomUUID()}@example.com`,
		name: "Ada Sender",
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
		},
	};
}
