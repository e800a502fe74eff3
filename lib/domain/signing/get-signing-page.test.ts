import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { getSigningPage } from "./get-signing-page.ts";

useTestDatabase();

it("whoever of a group opens the document sees the sender's words once, among the own fields", async () => {
	const row = { groupKey: randomUUID(), groupName: "Legal team" };
	const fields = [makeField("Label", { id: "terms", value: "Net 30" })];
	const { people } = await makeSigningDocument([
		{ name: "Mia", row, fields },
		{ name: "Omar", row: { ...row, order: 1 }, fields },
		{ name: "Ida", fields: [makeField("Label", { id: "place", value: "Oslo" })] },
	]);
	for (const { token } of people.slice(0, 2)) {
		const page = await getSigningPage(visitorContext(), token);
		if (page.state !== "open") throw new Error(`The page is ${page.state}.`);
		expect(page.view.fields.map((field) => field.id)).toEqual(["terms"]);
		expect(page.view.others.map((field) => field.id)).toEqual(["place"]);
	}
});

it("signers are told which files lack their fonts and which have hidden layers", async () => {
	const { documentId, people } = await makeSigningDocument([{ name: "Mia" }]);
	const row = { documentId, mediaType: "application/pdf", sizeBytes: 1, pageCount: 1, pages: [] };
	const keys = { uploadSha256: "", uploadKey: "", workingSha256: "", workingKey: "" };
	await db().documentFile.createMany({
		data: [{}, { fontsNotEmbedded: ["SimSun"] }, { hiddenLayers: ["Offer"] }].map((told, position) => {
			return {
				id: randomUUID(),
				name: `${position}.pdf`,
				position,
				firstPage: position + 1,
				...told,
				...row,
				...keys,
			};
		}),
	});
	const page = await getSigningPage(visitorContext(), people[0]?.token ?? "");
	if (page.state !== "open") throw new Error(`The page is ${page.state}.`);
	expect(page.view.files).toMatchObject([
		{ hasItsFonts: true, hasHiddenLayers: false },
		{ hasItsFonts: false, hasHiddenLayers: false },
		{ hasItsFonts: true, hasHiddenLayers: true },
	]);
});
