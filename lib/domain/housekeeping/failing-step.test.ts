import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { housekeeping } from "#lib/domain/doctor/checks/housekeeping.ts";
import { wordFinding } from "#lib/domain/doctor/word-finding.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { HOUR_MS } from "#lib/units.ts";
import { keepHouse } from "./keep-house.ts";

useTestDatabase();

async function look(now: Date) {
	const found = await housekeeping.look({ now, accountId: null, visit: null, trustedProxies: { hops: 0 } });
	return wordFinding("housekeeping", found, workplaceMessages("EN").doctor, "EN");
}

it("a step that fails holds no other up, and the doctor names it until all went well", async () => {
	const start = new Date();
	const inHours = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
	const old = { isSandbox: true, createdAt: inHours(-15 * 24) };
	expect(await look(start)).toMatchObject({ level: "well" });
	await keepHouse(jobContext(() => start));
	expect(await look(inHours(2))).toMatchObject({ level: "well", text: "Last run completed 2 hours ago" });

	const documentId = await insertDocument(await makeUserContext(), old);
	await db().$executeRaw`ALTER TABLE "OAuthGrant" RENAME TO "OAuthGrantAway"`;
	try {
		const failing = keepHouse(jobContext(() => inHours(1)));
		await expect(failing).rejects.toThrow("Maintenance steps failed: OAuth tokens.");
	} finally {
		await db().$executeRaw`ALTER TABLE "OAuthGrantAway" RENAME TO "OAuthGrant"`;
	}
	expect(await db().document.findUniqueOrThrow({ where: { id: documentId } })).toMatchObject({ deletedAt: inHours(1) });
	expect(await look(inHours(3))).toMatchObject({
		level: "wrong",
		text: expect.stringContaining("The last complete run was 3 hours ago."),
		answer: expect.stringMatching(/^OAuth tokens: .*OAuthGrant/),
	});

	await keepHouse(jobContext(() => inHours(2)));
	expect(await look(inHours(3))).toMatchObject({ level: "well" });
	expect(await look(inHours(30))).toMatchObject({ level: "warn", text: expect.stringContaining("28 hours ago") });
});
