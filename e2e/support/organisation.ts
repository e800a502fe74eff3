import { randomUUID } from "node:crypto";
import { sql } from "./database.ts";
import { PASSWORD } from "./oauth-test.ts";
import { admin } from "./workplace.ts";

export type Person = { email: string; password: string };

/** People of an organisation of their own: what it requires is no matter of other journeys'. The first is an Admin. */
export async function makePeople(...names: string[]): Promise<Person[]> {
	const [accountId, teamId, mark] = [randomUUID(), randomUUID(), randomUUID().slice(0, 8)];
	await sql(`INSERT INTO "Account" ("id", "name") VALUES ($1, 'Northwind')`, [accountId]);
	await sql(
		`INSERT INTO "Brand" ("id", "accountId", "name", "isDefault", "updatedAt") VALUES ($1, $2, 'Northwind', true, now())`,
		[randomUUID(), accountId],
	);
	await sql(`INSERT INTO "Team" ("id", "accountId", "name", "isDefault") VALUES ($1, $2, 'Default', true)`, [
		teamId,
		accountId,
	]);
	const people: Person[] = [];
	for (const name of names) {
		const email = `${name.toLowerCase()}-${mark}@example.com`;
		const role = people.length === 0 ? "Admin" : "Member";
		const options = ["--email", email, "--name", `${name} North`, "--role", role, "--password", PASSWORD];
		await admin("user", "create", ...options);
		await sql(`UPDATE "User" SET "accountId" = $1, "teamId" = $2 WHERE "email" = $3`, [accountId, teamId, email]);
		people.push({ email, password: PASSWORD });
	}
	return people;
}
