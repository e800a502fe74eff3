import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { purgeDocument } from "#lib/domain/documents/ending/purge-document.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { writeFileValue } from "#lib/fields/values/file-value.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { getAsPage, postAsPage } from "#lib/testing/signing-call.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { GET as fileRoute } from "../../../app/sign/[token]/files/[field]/route.ts";
import { POST as saveRoute } from "../../../app/sign/[token]/save/route.ts";

useTestDatabase();

const WRITTEN: FieldType[] = ["TextBox", "Name", "Title", "Company"];

function fileText(key: string): string {
	return writeFileValue({ key, name: "payroll.pdf", mediaType: "application/pdf", size: 3 });
}

/** A secret file of somebody else. */
async function putSecret() {
	const { accountId } = await makeCaller();
	return storage().putBytes(accountId, Buffer.from(`secret of ${accountId}`));
}

async function makeDocument(fields: FieldType[] = WRITTEN) {
	const document = await makeSigningDocument([
		{ name: "Mallory", fields: fields.map((type) => makeField(type, { id: type, characterLimit: null })) },
	]);
	const [person] = document.people;
	if (!person) throw new Error("There is no signer.");
	return { ...document, person };
}

it.each(WRITTEN)("what is typed into a %s is words, whatever file it spells", async (type) => {
	const { key } = await putSecret();
	const { documentId, person } = await makeDocument();
	const { token } = person;
	const body = { fieldId: type, revision: 0, value: { kind: "text", text: fileText(key) } };
	const saved = await postAsPage(saveRoute, { token }, body);
	expect(await saved.json()).toMatchObject({ fields: [{ shown: { kind: "text", value: fileText(key) } }] });
	const stored = await db().documentField.findFirst({ where: { documentId, fieldId: type } });
	expect(stored).toMatchObject({ value: fileText(key), valueKey: null });

	const known = await getAsPage(fileRoute, { token, field: type });
	expect([known.status, await known.text()]).toEqual([404, expect.not.stringContaining("secret")]);
	// Whether there is such a file cannot be told from the answer.
	const nowhere = fileText(`${key.slice(0, 37)}${"0".repeat(64)}`);
	await postAsPage(saveRoute, { token }, { ...body, revision: 1, value: { kind: "text", text: nowhere } });
	expect((await getAsPage(fileRoute, { token, field: type })).status).toBe(404);
});

it("what a sender fills in is words too, in a send request and later", async () => {
	const { key } = await putSecret();
	const caller = await makeCaller();
	const box = (id: string, value?: string) => ({
		id,
		name: id,
		fieldType: "TextBox",
		pageNumber: 1,
		bounds: { x: 50, y: id.length * 40, width: 150, height: 25 },
		...(value === undefined ? {} : { value }),
	});
	const formFields = [box("sent", fileText(key)), box("later")];
	const documentId = await sendTo(caller, [{ formFields: [{ ...box("s"), fieldType: "Signature" }, ...formFields] }]);
	const answer = await caller.call("PATCH", `/v1/document/prefillFields?documentId=${documentId}`, {
		fields: [{ id: "later", value: fileText(key) }],
	});
	expect(answer.status).toBe(204);
	const stored = await db().documentField.findMany({ where: { documentId, type: "TextBox" } });
	expect(stored.map(({ value, valueKey }) => [value, valueKey])).toEqual([
		[fileText(key), null],
		[fileText(key), null],
	]);
});

it.each(["Image", "Attachment", "Signature", "Initial", "Drawing"] satisfies FieldType[])(
	"a stored %s of another account is never handed out, and the purge leaves it alone",
	async (type) => {
		const { key } = await putSecret();
		const { documentId, person } = await makeDocument([type]);
		const isMark = type !== "Image" && type !== "Attachment";
		const value = isMark ? JSON.stringify({ kind: "image", key, width: 10, height: 10 }) : fileText(key);
		await db().documentField.updateMany({ where: { documentId }, data: { value, valueKey: key } });
		expect((await getAsPage(fileRoute, { token: person.token, field: type })).status).toBe(404);
		await db().document.update({ where: { id: documentId }, data: { deletedAt: new Date() } });
		await purgeDocument(jobContext(), documentId, "deleted");
		expect(await storage().exists(key)).toBe(true);
	},
);

it("one key that is none does not keep the purge from the others", async () => {
	const { documentId, accountId } = await makeDocument(["Image", "Attachment"]);
	const { key } = await storage().putBytes(accountId, Buffer.from(`own ${documentId}`));
	const keyOf = { Image: `${accountId}/../../etc/passwd`, Attachment: key };
	for (const [fieldId, valueKey] of Object.entries(keyOf)) {
		await db().documentField.updateMany({ where: { documentId, fieldId }, data: { valueKey } });
	}
	await db().document.update({ where: { id: documentId }, data: { deletedAt: new Date() } });
	await purgeDocument(jobContext(), documentId, "deleted");
	expect(await storage().exists(key)).toBe(false);
	expect(await db().tombstone.count({ where: { documentId } })).toBe(1);
});
