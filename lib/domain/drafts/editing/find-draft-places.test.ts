import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import type { FoundPlace } from "#lib/draft/found-place.ts";
import { leftOutTag, NOTHING_FOUND } from "#lib/draft/found-place.ts";
import { FIELD_DEFAULTS } from "#lib/fields/field-defaults.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { formWithFields } from "#lib/pdf/detect/testing/form-with-fields.ts";
import { onePage, stream } from "#lib/pdf/read/testing/write-pdf.ts";
import { sha256OfFile } from "#lib/storage/sha256-of-file.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { sendFromDesk } from "../sending/send-from-editor.ts";
import { addRecipient, stepOf } from "../testing/steps.ts";
import { corpusFile } from "../testing/upload.ts";
import { addDraftFile } from "./add-draft-file.ts";
import { applySteps } from "./apply-steps.ts";
import { findDraftPlaces } from "./find-draft-places.ts";
import { openDesk } from "./open-editor.ts";
import { viewDraftSource } from "./view-draft-file.ts";

useTestDatabase();
afterAll(closePdfPool);

const clientId = randomUUID();

async function formFile() {
	const path = join((await makeTempDir()).path, "form.pdf");
	const bytes = formWithFields();
	await writeFile(path, bytes);
	return { path, fileName: "Form.pdf", sizeBytes: bytes.byteLength, sha256: await sha256OfFile(path) };
}

async function begin(context: UserContext, given: Awaited<ReturnType<typeof corpusFile>>) {
	const documentId = randomUUID();
	const input = { documentId, file: given, fileId: null, replaces: null, baseVersion: 0, clientId };
	const fileId = (await addDraftFile(context, input)).file.id;
	const { places } = await findDraftPlaces(context, { documentId, fileId });
	return { documentId, fileId, places };
}

function take({ key, id, page, type, bounds, settings }: FoundPlace, recipientId: string, fileId: string) {
	const place = { recipientId, fileId, page, type, bounds };
	const value = {
		...FIELD_DEFAULTS,
		...settings,
		...place,
		id: id ?? key,
		order: null,
		customFieldId: null,
		foundAs: key,
	};
	return stepOf({ kind: "add", in: "fields", id: randomUUID(), value });
}

async function textOf(context: UserContext, named: { documentId: string; fileId: string; leftOut: string }) {
	const { stream } = await (await viewDraftSource(context, named)).open();
	const bytes = Buffer.concat(await stream.toArray());
	return execFileSync("pdftotext", ["-", "-"], { input: bytes, encoding: "utf8" });
}

it("finds a file's own form fields and the places beside them, once", async () => {
	const context = await makeUserContext();
	const { documentId, fileId, places } = await begin(context, await formFile());
	const found = places.map(({ source, type, id }) => [source, type, id]);
	expect(found).toEqual([
		["form", "TextBox", "tenant.name"],
		["form", "CheckBox", "pets"],
		["form", "RadioButton", null],
		["form", "RadioButton", null],
		["form", "Dropdown", "city"],
		["form", "Signature", "sig"],
		["place", "DateSigned", null],
	]);
	expect(places[0]?.settings).toEqual({
		name: "Your full name",
		label: "Your full name",
		isRequired: true,
		characterLimit: 40,
		value: "Ada",
	});
	const row = await db().documentFile.findUniqueOrThrow({ where: { id: fileId } });
	expect(row.found).toEqual({ places, unclosedTag: null });
	// It is not searched again: what is kept is what is told.
	await db().documentFile.update({ where: { id: fileId }, data: { found: NOTHING_FOUND } });
	expect(await findDraftPlaces(context, { documentId, fileId })).toEqual(NOTHING_FOUND);
});

it("leaves a form field out of the file that a field took the place of, and no other; with it gone, it is back", async () => {
	const context = await makeUserContext();
	const { documentId, fileId, places } = await begin(context, await formFile());
	const [name, , , , , signature] = places;
	if (!name || !signature) throw new Error("Nothing was found.");
	const mia = randomUUID();
	const added = take(name, mia, fileId);
	const steps = [addRecipient({ name: "Mia", email: "mia@example.com" }, mia), take(signature, mia, fileId), added];
	const { version, refused } = await applySteps(context, { documentId, baseVersion: 1, clientId, steps });
	expect(refused).toEqual([]);
	const keys = [name.key, signature.key].sort();
	const text = await textOf(context, { documentId, fileId, leftOut: leftOutTag(keys) });
	expect(text).not.toContain("Ada");
	// The list that nobody took keeps its look.
	expect(text).toContain("Rome");

	const [operation] = added.operations;
	if (operation?.kind !== "add" || operation.in !== "fields") throw new Error("It is no field.");
	const removal = stepOf({ kind: "remove", in: "fields", id: operation.id, was: operation.value });
	await applySteps(context, { documentId, baseVersion: version, clientId, steps: [removal] });
	expect(await textOf(context, { documentId, fileId, leftOut: leftOutTag([signature.key]) })).toContain("Ada");
});

it("leaves the same form field out of a file that takes the place of another", async () => {
	const context = await makeUserContext();
	const { documentId, fileId, places } = await begin(context, await formFile());
	const [name] = places;
	if (!name) throw new Error("Nothing was found.");
	const mia = randomUUID();
	const added = take(name, mia, fileId);
	const elsewhere = take({ ...name, bounds: { ...name.bounds, y: 900 }, id: "moved" }, mia, fileId);
	const steps = [addRecipient({ name: "Mia", email: "mia@example.com" }, mia), added, elsewhere];
	await applySteps(context, { documentId, baseVersion: 1, clientId, steps });
	const file = await formFile();
	const next = await addDraftFile(context, {
		...{ documentId, file, fileId: null, replaces: fileId, baseVersion: 4, clientId },
	});
	const { state } = await openDesk(context, { documentId });
	const ties = Object.values(state?.fields ?? {}).map((field) => [field.id, field.fileId, field.foundAs]);
	expect(ties.toSorted()).toEqual([
		["moved", next.file.id, null],
		[name.id, next.file.id, name.key],
	]);
	const leftOut = leftOutTag([name.key]);
	expect(await textOf(context, { documentId, fileId: next.file.id, leftOut })).not.toContain("Ada");
	// It was searched for that already.
	expect((await findDraftPlaces(context, { documentId, fileId: next.file.id })).places).toEqual(places);
});

it("sends text tags as fields of those whom they count, without their print", async () => {
	const context = await makeUserContext();
	const { documentId, fileId, places } = await begin(context, await corpusFile("text-tags.pdf"));
	const tags = places.filter(({ source }) => source === "tag");
	expect(tags.find(({ signer }) => signer === null)).toMatchObject({ type: "TextBox", label: "def1" });
	const signers = [...new Set(tags.map(({ signer }) => signer ?? 0))].sort();
	const people = signers.map((index) => ({
		id: randomUUID(),
		email: `signer${index}@example.com`,
		order: `a${index}`,
	}));
	const steps = [
		...people.map(({ id, ...person }) => addRecipient({ name: "Mia", ...person }, id)),
		...tags.map((tag) => take(tag, people[signers.indexOf(tag.signer ?? 0)]?.id ?? "", fileId)),
	];
	const { version, refused } = await applySteps(context, { documentId, baseVersion: 1, clientId, steps });
	expect(refused).toEqual([]);
	await sendFromDesk(context, { documentId, version, sendAt: null });
	const sent = await db().documentFile.findUniqueOrThrow({ where: { id: fileId } });
	const { path } = await storage().localPath(sent.workingKey);
	const text = execFileSync("pdftotext", [path, "-"], { encoding: "utf8" });
	expect(text).not.toMatch(/\{\{(\w+\||@)/);
	expect(await db().documentField.count({ where: { documentId } })).toBe(tags.length);
});

it("names the first text tag that is not closed, and its page", async () => {
	const context = await makeUserContext();
	const path = join((await makeTempDir()).path, "tags.pdf");
	const page = "/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 4 0 R";
	const bytes = onePage({ page, others: [stream("", "BT /F 10 Tf 30 100 Td ({{sign|1|*|Tenant) Tj ET")] });
	await writeFile(path, bytes);
	const file = { path, fileName: "Tags.pdf", sizeBytes: bytes.byteLength, sha256: await sha256OfFile(path) };
	const { documentId, fileId } = await begin(context, file);
	const { unclosedTag } = await findDraftPlaces(context, { documentId, fileId });
	expect(unclosedTag).toEqual({ text: "{{sign|1|*|Tenant", page: 1 });
});
