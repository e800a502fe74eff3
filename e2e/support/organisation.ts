import { randomUUID } from "node:crypto";
import { hashPassword } from "#lib/crypto/password.ts";
import { hashSecret, newSecret } from "#lib/crypto/secrets.ts";
import { sql } from "./database.ts";
import { PASSWORD } from "./oauth-test.ts";

export type Person = { email: string; password: string };

/** Of all people here: reckoned once, not by a process of its own for each of them. */
const passwordHash = hashPassword(PASSWORD);

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
		await sql(
			`INSERT INTO "User" ("id", "accountId", "teamId", "email", "name", "role", "status", "passwordHash")
			VALUES ($1, $2, $3, $4, $5, $6::"UserRole", 'Active', $7)`,
			[randomUUID(), accountId, teamId, email, `${name} North`, role, await passwordHash],
		);
		people.push({ email, password: PASSWORD });
	}
	return people;
}

/** A key that acts as somebody. */
export async function makeKey({ email }: Person): Promise<string> {
	const key = newSecret();
	await sql(
		`INSERT INTO "ApiKey" ("id", "accountId", "userId", "name", "prefix", "hash")
		SELECT $1, "accountId", "id", 'Sending', 'sending', $2 FROM "User" WHERE "email" = $3`,
		[randomUUID(), hashSecret(key), email],
	);
	return key;
}
