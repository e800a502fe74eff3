import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { finishLater } from "./finish-later.ts";
import { markViewed } from "./mark-viewed.ts";

useTestDatabase();

const LOGO = { logoKey: null, logoWidthPx: 0, logoHeightPx: 0 };
const brandWith = (settings: object) => ({ name: "Harbour", ...LOGO, domainName: null, settings });

async function makeOne(row: object = {}) {
	const { documentId, people } = await makeSigningDocument([{ name: "Mia" }], row);
	const [person] = people;
	if (!person) throw new Error("There is no signer.");
	const events = async () => {
		const rows = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
		return rows.map(({ type, actorName }) => `${actorName} ${type}`);
	};
	return { ...person, events };
}

it("leaving to finish later is noted once, and again after something else happened", async () => {
	const { context, events } = await makeOne();
	await finishLater(context);
	await Promise.all([finishLater(context), finishLater(context)]);
	expect(await events()).toEqual(["Mia DocumentViewed", "Mia SignerSaved"]);
	const later = { ...context, now: () => new Date(Date.now() + 3_600_000) };
	await markViewed(later);
	await finishLater(later);
	const again = ["Mia DocumentViewed", "Mia SignerSaved"];
	expect(await events()).toEqual([...again, ...again]);
});

it("what was sent with a brand that hides it cannot be left for later", async () => {
	const { context, events } = await makeOne({ brand: brandWith({ hideSave: true }) });
	await expect(finishLater(context)).rejects.toMatchObject({ code: "Conflict" });
	expect(await events()).toEqual([]);
});

it("a document that was closed cannot be left for later", async () => {
	const { context, events } = await makeOne({ status: "Declined" });
	await expect(finishLater(context)).rejects.toMatchObject({ code: "Conflict" });
	expect(await events()).toEqual([]);
});
