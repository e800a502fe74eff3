import { expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import type { Tx } from "./client.ts";
import { inTransaction } from "./transaction.ts";

useTestDatabase();

const ASKING: Record<string, (tx: Tx, id: string) => Promise<unknown>> = {
	"a statement of our own": (tx, id) =>
		tx.$queryRaw`SELECT "id" FROM "Account" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`,
	"a generated statement": (tx, id) => tx.account.update({ where: { id }, data: { name: "Acme" } }),
};

it.each(Object.keys(ASKING))("one of two that wait for each other is told to try again, by %s", async (name) => {
	const accounts = await Promise.all([makeUserContext(), makeUserContext()]);
	const [one = "", other = ""] = accounts.map(({ principal }) => principal.accountId);
	const ask = ASKING[name];
	let holders = 0;
	const both = Promise.withResolvers<void>();
	const lockInTurn = (first: string, second: string) =>
		inTransaction(async (tx) => {
			await ask?.(tx, first);
			holders += 1;
			if (holders === 2) both.resolve();
			await both.promise;
			await ask?.(tx, second);
		}).then(
			() => "done",
			(error: { code: string }) => error.code,
		);
	const outcomes = await Promise.all([lockInTurn(one, other), lockInTurn(other, one)]);
	expect(outcomes.sort()).toEqual(["Unavailable", "done"]);
});
