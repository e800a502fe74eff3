import * as sdk from "boldsign";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
	documentPropertiesModel,
	documentRecordsModel,
	documentSummaryModel,
	formFieldModel,
	historyModel,
	pageDetailsModel,
	signerDetailsModel,
} from "./read-models.ts";

type SdkModel = { getAttributeTypeMap(): { baseName: string }[] };

const phone = ["fromPhoneNumber", "toPhoneNumber"];
const edits = ["recipientChangeLog", "documentChangeLog", "fieldChangeLog"];

/** What the public models name and we do not say, because there is nothing to say. */
const rows: [what: string, model: SdkModel, schema: z.ZodObject, unsaid: string[]][] = [
	["a document's properties", sdk.DocumentProperties, documentPropertiesModel, []],
	["a document of a list", sdk.Document, documentSummaryModel, []],
	["a list", sdk.DocumentRecords, documentRecordsModel, []],
	["a list's paging", sdk.PageDetails, pageDetailsModel, []],
	// The number is the old way to say the locale.
	["a signer", sdk.DocumentSignerDetails, signerDetailsModel, ["language"]],
	["a form field", sdk.DocumentFormFields, formFieldModel, ["collaborationSettings"]],
	["an event", sdk.AuditTrail, historyModel, [...phone, ...edits]],
];

describe("read models have the names of the public SDK", () => {
	it.each(rows)("%s", (_, model, schema, unsaid) => {
		const theirs = model.getAttributeTypeMap().map((attribute) => attribute.baseName);
		const ours = new Set(Object.keys(schema.shape));
		expect(theirs.filter((name) => !ours.has(name))).toEqual(unsaid);
	});

	it("and one more: a form field's character limit, which the SDK only sends", () => {
		const theirs = new Set((sdk.DocumentFormFields as SdkModel).getAttributeTypeMap().map((one) => one.baseName));
		expect(Object.keys(formFieldModel.shape).filter((name) => !theirs.has(name))).toEqual(["characterLimit"]);
	});
});
