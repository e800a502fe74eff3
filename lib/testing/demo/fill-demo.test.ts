import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "../harness.ts";
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
	mails: await db().mail.count(),
	sealed: await db().sealedFile.count(),
});

it("fills an account with documents in every state, and changes nothing a second time", async () => {
	const context = await makeUserContext();
	expect(await fillDemo(context)).toBeGreaterThan(8);
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
	// Each is as old as its story says, and one mail came back after it had gone out.
	const recent = { activityAt: { gt: new Date(Date.now() - 12 * 3_600_000) }, isSandbox: false };
	const titles = await db().document.findMany({ where: recent, select: { title: true }, orderBy: { title: "asc" } });
	expect(titles.map(({ title }) => title)).toEqual(["Privacy addendum", "Yearly review"]);
	expect(await db().signer.count({ where: { deliveryStatus: "Failed" } })).toBe(1);
	const before = await count();
	expect(await fillDemo(context)).toBe(0);
	expect(await count()).toEqual(before);
});
