import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "../harness.ts";
import { runJobs } from "../run-jobs.ts";
import { makeUserContext } from "../user-context.ts";
import { fillDemo } from "./fill-demo.ts";

useTestDatabase();

const count = async () => ({
	documents: await db().document.count(),
	users: await db().user.count(),
	brands: await db().brand.count(),
	groups: await db().contactGroup.count(),
	identities: await db().senderIdentity.count(),
	events: await db().auditEvent.count(),
});

it("fills an account with documents in every state, and changes nothing a second time", async () => {
	const context = await makeUserContext();
	expect(await fillDemo(context)).toBeGreaterThan(8);
	await runJobs("seal");
	const statuses = await db().document.groupBy({ by: ["status"] });
	expect(statuses.map(({ status }) => status).sort()).toEqual([
		"Completed",
		"Declined",
		"Draft",
		"Expired",
		"InProgress",
		"Revoked",
		"Scheduled",
	]);
	const before = await count();
	expect(await fillDemo(context)).toBe(0);
	expect(await count()).toEqual(before);
});
