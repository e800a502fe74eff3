import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import type { ApiCaller } from "./api-caller.ts";
import { ODATA_JSON } from "./people.ts";

/** A brand of the caller's account, with nothing but its name. */
export async function makeBrand({ accountId }: ApiCaller): Promise<string> {
	return (await db().brand.create({ data: { id: randomUUID(), accountId, name: "Harbour" } })).id;
}

/** The least a text box needs. */
export const TEXT_BOX = { fieldType: "TextBox", width: 150.5, height: 22 };

/** A request for a shared custom field of a new brand. */
export async function customFieldBody(
	caller: ApiCaller,
	formField: object = TEXT_BOX,
	more: object = {},
): Promise<object> {
	const brandId = await makeBrand(caller);
	return { fieldName: "Phone", fieldDescription: "Of the signer", brandId, sharedField: true, formField, ...more };
}

/** Creates a custom field of a new brand unless `more` names one. */
export async function createCustomField(caller: ApiCaller, formField?: object, more?: object) {
	const given = (await customFieldBody(caller, formField, more)) as { brandId: string };
	const answer = await caller.call("POST", "/v1/customField/create", JSON.stringify(given), ODATA_JSON);
	return { ...answer, id: String(answer.body.customFieldId), brandId: given.brandId };
}

/** What the caller sees of a brand's custom fields. */
export async function listCustomFields(caller: ApiCaller, brandId: string) {
	const { body: answer } = await caller.call("GET", `/v1/customField/list?brandId=${brandId}`);
	return (answer.result ?? []) as { customFieldId: string; fieldName: string; formField: Record<string, unknown> }[];
}
