import { expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { db } from "./client.ts";
import { withStartLock } from "./start-lock.ts";

const installation = useTestDatabase();

const endHolders = () =>
	db().$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_locks
		WHERE locktype = 'advisory' AND granted AND objid = ${0x73676e74}::int::oid
			AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

it("a server waits until another one has prepared the database", async () => {
	const done: string[] = [];
	const gate = Promise.withResolvers<void>();
	const entered = Promise.withResolvers<void>();
	const waiting = Promise.withResolvers<void>();
	const { databaseUrl } = installation;
	const first = withStartLock(
		databaseUrl,
		() => done.push("first waits"),
		async () => {
			entered.resolve();
			await gate.promise;
			done.push("first");
		},
	);
	await entered.promise;
	const second = withStartLock(databaseUrl, waiting.resolve, async () => done.push("second"));
	await waiting.promise;
	gate.resolve();
	await Promise.all([first, second]);
	expect(done).toEqual(["first", "second"]);
});

it("a server that lost its lock stops", async () => {
	const { databaseUrl } = installation;
	const entered = Promise.withResolvers<void>();
	const lost = withStartLock(
		databaseUrl,
		() => undefined,
		() => {
			entered.resolve();
			return new Promise<void>(() => undefined);
		},
	);
	await entered.promise;
	await Promise.all([expect(lost).rejects.toThrow("terminating connection"), endHolders()]);
	expect(
		await withStartLock(
			databaseUrl,
			() => undefined,
			async () => "next",
		),
	).toBe("next");
});
