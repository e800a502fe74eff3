import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { storage } from "#lib/storage/storage.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { viewDocumentSource, viewFieldPicture } from "./view-document-parts.ts";
import { viewForSender } from "./view-for-sender.ts";

useTestDatabase();

const SIGNED_AT = new Date("2026-11-22T09:44:00Z");

/** Mia has finished, Omar has not; both have filled in a text and a picture. */
async function makeHalfSigned() {
	const fieldsOf = (name: string) => [
		makeField("TextBox", { id: `text-${name}`, value: `Text of ${name}` }),
		makeField("Image", { id: `image-${name}` }),
		makeField("CheckBox", { id: `box-${name}` }),
		makeField("Label", { id: `label-${name}`, value: `Label for ${name}` }),
	];
	const document = await makeSigningDocument([
		{ name: "Mia", fields: fieldsOf("Mia"), row: { status: "Completed", signedAt: SIGNED_AT } },
		{ name: "Omar", fields: fieldsOf("Omar") },
	]);
	const { accountId, documentId } = document;
	const { key } = await storage().putBytes(accountId, Buffer.from(`picture of ${documentId}`));
	const picture = JSON.stringify({ key, name: "p.png", mediaType: "image/png", size: 1, width: 1, height: 1 });
	await db().documentField.updateMany({
		where: { documentId, type: "Image" },
		data: { value: picture, valueKey: key },
	});
	const rows = await db().documentField.findMany({ where: { documentId } });
	const rowOf = (fieldId: string) => rows.find((row) => row.fieldId === fieldId)?.id ?? "";
	return { documentId, rowOf, sender: await makeUserContext({ accountId }) };
}

describe("what the sender sees on the pages", () => {
	it("is what is printed so far: values of who has finished with their time, boxes, the sender's own words", async () => {
		const { documentId, sender } = await makeHalfSigned();
		const { values } = await viewForSender(sender, { documentId });
		const seen = values.map(({ id, isSigners, filledAt, shown }) => [id, isSigners, filledAt, shown?.kind ?? null]);
		expect(seen.toSorted()).toEqual([
			["box-Mia", true, null, null],
			["image-Mia", true, SIGNED_AT.toISOString(), "file"],
			["label-Mia", false, null, "text"],
			["label-Omar", false, null, "text"],
			["text-Mia", true, SIGNED_AT.toISOString(), "text"],
		]);
	});

	it("shows a picture of who has finished, to nobody else's account, and no other field for one", async () => {
		const { documentId, sender, rowOf } = await makeHalfSigned();
		const { open, mediaType } = await viewFieldPicture(sender, { documentId, fieldId: rowOf("image-Mia") });
		expect(mediaType).toBe("image/png");
		const { stream } = await open();
		expect(Buffer.concat(await stream.toArray()).toString()).toBe(`picture of ${documentId}`);
		const stranger = await makeUserContext();
		for (const [context, fieldId] of [
			[stranger, "image-Mia"],
			[sender, "image-Omar"],
			[sender, "text-Mia"],
			[sender, "none"],
		] as const) {
			const input = { documentId, fieldId: rowOf(fieldId) };
			await expect(viewFieldPicture(context, input)).rejects.toMatchObject({ code: "NotFound" });
		}
	});

	it.each([0, -1, 1.5, Number.NaN])("there is no file %d", async (file) => {
		const { documentId, sender } = await makeHalfSigned();
		await expect(viewDocumentSource(sender, { documentId, file })).rejects.toMatchObject({ code: "NotFound" });
	});
});
