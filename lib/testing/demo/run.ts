import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import { closeDb, db } from "#lib/db/client.ts";
import { provideDatabaseClient } from "#lib/db/open-client.ts";
import { operatorContext, type UserContext } from "#lib/domain/context.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { closeQueue } from "#lib/queue/queue.ts";
import { fillDemo } from "./fill-demo.ts";

/** `npm run dev -- --demo`: fills the account of the first admin, on the database that the development server uses. */
async function firstAdmin(): Promise<UserContext> {
	const { adminEmail } = env().bootstrap;
	const user = await db().user.findFirstOrThrow({ where: { email: adminEmail ?? "", role: "Admin" } });
	const { id: userId, accountId, teamId, role, email } = user;
	const name = await nameFirst(accountId, userId, user.name);
	const principal = { kind: "user", accountId, userId, teamId, role, name, email, isSandbox: false } as const;
	return { ...operatorContext("demo"), principal: { ...principal, via: "session", credentialId: randomUUID() } };
}

/**
 * A person and a company, in place of what the first start calls them; a name that somebody gave stays.
 *
 * @returns the person's name
 */
async function nameFirst(accountId: string, userId: string, name: string): Promise<string> {
	const [called, named] = [{ name: "My organisation" }, { name: "Harbour Homes" }];
	await db().account.updateMany({ where: { id: accountId, ...called }, data: named });
	await db().brand.updateMany({ where: { accountId, ...called }, data: named });
	if (name !== "Admin") return name;
	await db().user.update({ where: { id: userId }, data: { name: "Dana Ellis" } });
	return "Dana Ellis";
}

provideDatabaseClient();
try {
	const made = await fillDemo(await firstAdmin());
	process.stdout.write(made === 0 ? "the demo data already exists\n" : `added ${made} demo documents\n`);
} finally {
	await closeQueue();
	await closePdfPool();
	await closeDb();
}
