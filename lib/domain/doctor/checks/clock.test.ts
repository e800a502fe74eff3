import { expect, it } from "vitest";
import { operatorContext } from "#lib/domain/context.ts";
import { noteClockSetBack } from "#lib/domain/doctor/note-clock.ts";
import { wordFinding } from "#lib/domain/doctor/word-finding.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { clock } from "./clock.ts";

useTestDatabase();

async function look(now: Date) {
	const found = await clock.look({ now, accountId: null, visit: null, trustedProxies: { hops: 0 } });
	return wordFinding("clock", found, workplaceMessages("EN").doctor, "EN");
}

it("warns for 30 days that the clock was set back", async () => {
	const now = new Date();
	const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
	expect(await look(now)).toMatchObject({ level: "note" });
	await noteClockSetBack(
		operatorContext("test", () => now),
		7_200_000,
	);
	expect(await look(inDays(29))).toMatchObject({
		level: "warn",
		text: expect.stringContaining("The clock was set back by 2 hours on"),
	});
	expect(await look(inDays(31))).toMatchObject({ level: "note" });
});
