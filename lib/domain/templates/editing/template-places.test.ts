import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { addRecipient, makeDraftField, stepOf } from "#lib/domain/drafts/testing/steps.ts";
import { leftOutTag, NOTHING_FOUND } from "#lib/draft/found-place.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { formWithFields } from "#lib/pdf/detect/testing/form-with-fields.ts";
import { sha256OfFile } from "#lib/storage/sha256-of-file.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { viewTemplatePage } from "../view-template-page.ts";
import { addTemplateFile } from "./add-template-file.ts";
import { findTemplatePlaces } from "./find-template-places.ts";
import { saveEditedTemplate } from "./save-edited-template.ts";
import { applyTemplateSteps } from "./template-steps.ts";
import { viewTemplateSource, viewTemplateText } from "./view-edited-file.ts";

useTestDatabase();
afterAll(closePdfPool);

async function formFile() {
	const path = join((await makeTempDir()).path, "form.pdf");
	const bytes = formWithFields();
	await writeFile(path, bytes);
	return { path, fileName: "Form.pdf", sizeBytes: bytes.byteLength, sha256: await sha256OfFile(path) };
}

it("offers a new file’s form fields, takes those that become fields out of it, and keeps it when it is saved", async () => {
	const context = await makeUserContext();
	const templateId = randomUUID();
	const edited = { templateId, from: 0, clientId: randomUUID() };
	const given = { ...edited, baseVersion: 0, file: await formFile(), fileId: null, replaces: null };
	const { id: fileId } = (await addTemplateFile(context, given)).file;
	const named = { templateId, fileId };
	const { places } = await findTemplatePlaces(context, named);
	const place = places.find(({ type }) => type === "Signature");
	expect(place?.source).toBe("form");
	const recipientId = randomUUID();
	const value = makeDraftField("Signature", { fileId, recipientId, id: "sig", foundAs: place?.key ?? "" });
	const steps = [
		addRecipient({ role: "Tenant" }, recipientId),
		stepOf({ kind: "add", in: "fields", id: randomUUID(), value }),
	];
	await applyTemplateSteps(context, { ...edited, baseVersion: 1, steps });

	const row = () => db().templateFile.findUniqueOrThrow({ where: { id: fileId } });
	const before = await row();
	const leftOut = leftOutTag([place?.key ?? ""]);
	const page = await viewTemplatePage(context, { ...named, leftOut, page: 1, askedWidthPx: null });
	expect(
		Buffer.concat(await (await page.open()).stream.toArray())
			.subarray(8, 12)
			.toString(),
	).toBe("WEBP");
	expect((await row()).leftOut).toEqual([place?.key]);
	expect((await row()).workingKey).not.toBe(before.workingKey);
	const text = await viewTemplateText(context, { ...named, leftOut, part: 0 });
	expect(JSON.parse(Buffer.concat(await (await text.open()).stream.toArray()).toString())).toHaveProperty("pages");

	await saveEditedTemplate(context, { templateId, from: 0, version: 3, replaces: null, roleName: String });
	const saved = await row();
	expect(saved.leftOut).toEqual([place?.key]);
	expect(await findTemplatePlaces(context, named)).toEqual(NOTHING_FOUND);
	// Whatever a page asks for, a file of a version stays as it is.
	const source = await viewTemplateSource(context, { ...named, leftOut: "" });
	expect(
		Buffer.concat(await (await source.open()).stream.toArray())
			.subarray(0, 5)
			.toString(),
	).toBe("%PDF-");
	expect(await row()).toEqual(saved);
});
