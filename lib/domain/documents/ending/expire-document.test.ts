import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { expireDocument } from "./expire-document.ts";

useTestDatabase();

it.each([
	["twenty seconds early, as the database's clock may run", -20, "InProgress", [0, 20]],
	["a second early", -1, "InProgress", [0, 1]],
	["in time", 0, "Expired", [0]],
	["long before, for a document that was given more time", -3600, "InProgress", [0]],
] as const)("a job that comes %s", async (_, offsetSeconds, status, starts) => {
	const caller = await makeCaller();
	const sent = await caller.call("POST", "/v1/document/send", await sendForm());
	const id = String(sent.body.documentId);
	const { expiresAt } = await db().document.findUniqueOrThrow({ where: { id } });
	const expiry = expiresAt?.getTime() ?? 0;
	await expireDocument(
		jobContext(() => new Date(expiry + offsetSeconds * 1000)),
		id,
	);
	expect((await db().document.findUniqueOrThrow({ where: { id } })).status).toBe(status);
	const jobs = await db().$queryRaw<{ start: Date }[]>`
		SELECT start_after AS start FROM pgboss.job WHERE name = 'expire' AND data->>'documentId' = ${id} ORDER BY 1`;
	expect(jobs.map(({ start }) => Math.round((start.getTime() - expiry) / 1000))).toEqual([...starts]);
});
