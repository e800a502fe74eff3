import { expect, it } from "vitest";
import { MAX_LABELS } from "#lib/contract/documents/listing/label-limits.ts";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { insertTemplate } from "#lib/testing/verbs/insert-template.ts";
import { changeTemplateLabels } from "./change-template-labels.ts";

useTestDatabase();

it("labels of a template are removed and added together, or not at all", async () => {
	const context = await makeUserContext();
	const templateId = await insertTemplate(context, false);
	await db().template.update({ where: { id: templateId }, data: { templateLabels: ["2026", "flats"] } });
	await changeTemplateLabels(context, { templateId, add: ["2027"], remove: ["2026"] });
	const many = Array.from({ length: MAX_LABELS }, (_, index) => `label ${index}`);
	const refused = changeTemplateLabels(context, { templateId, add: many, remove: ["2027"] });
	const fields = { TemplateLabels: [expect.any(String)] };
	await expect(refused).rejects.toMatchObject({ code: "ValidationError", fields });
	expect(await db().template.findUniqueOrThrow({ where: { id: templateId } })).toMatchObject({
		templateLabels: ["flats", "2027"],
		searchText: expect.stringContaining("2027"),
		version: 1,
	});
});
