import * as sdk from "boldsign";
import { expect, it } from "vitest";
import type { z } from "zod";
import { templatePropertiesModel, templateRecordsModel } from "./read-models.ts";

type SdkModel = { getAttributeTypeMap(): { baseName: string }[] };

const properties = templatePropertiesModel.shape;
const record = templateRecordsModel.shape.result.element.shape;
const role = properties.roles.element.shape;

/** What the public models name and we don’t say, because there is nothing to say. */
const rows: [what: string, model: SdkModel, schema: z.ZodObject, unsaid: string[]][] = [
	["a template’s properties", sdk.TemplateProperties, templatePropertiesModel, []],
	["a template of a list", sdk.Template, templateRecordsModel.shape.result.element, []],
	["a list", sdk.TemplateRecords, templateRecordsModel, []],
	["a file", sdk.TemplateFiles, properties.files.element, []],
	// The number is the old way to say the locale.
	["a role", sdk.Roles, properties.roles.element, ["language"]],
	["a form field", sdk.TemplateFormFields, role.formFields.element, ["collaborationSettings"]],
	["a signer of a list", sdk.TemplateSignerDetails, record.signerDetails.element, []],
	["a copy of a list", sdk.TemplateCC, record.ccDetails.element, []],
	["an owner of a list", sdk.TemplateSenderDetails, record.senderDetail, []],
	["a share", sdk.TemplateSharedTemplateDetail, properties.sharedTemplateDetail.element, []],
	["a member of a group", sdk.TemplateGroupSigner, role.groupSigners.element, []],
];

it.each(rows)("%s has the names of the public SDK", (_, model, schema, unsaid) => {
	const theirs = model.getAttributeTypeMap().map(({ baseName }) => baseName);
	const ours = new Set(Object.keys(schema.shape));
	expect(theirs.filter((name) => !ours.has(name))).toEqual(unsaid);
});
