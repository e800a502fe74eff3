import { beforeAll, expect, it } from "vitest";
import { operatorContext } from "#lib/domain/context.ts";
import { setAccountSettings } from "#lib/domain/users/organisation/set-account-settings.ts";
import { type AccountDateFormat, SIGNER_LANGUAGE } from "#lib/fields/field-types.ts";
import { type ApiCaller, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";

useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

type Formats = { dateFormat: string | null; editable: string | null; value: string | null };

const BOUNDS = { x: 50, y: 50, width: 150, height: 22 };

/** Sends one date of either kind to a signer, and reads back how they are printed. */
async function formatsOf(locale: string, named: Record<string, unknown> = {}): Promise<Formats> {
	const formFields = [
		{ id: "signed", fieldType: "DateSigned", pageNumber: 1, bounds: BOUNDS, ...named },
		{
			id: "begin",
			fieldType: "EditableDate",
			pageNumber: 1,
			bounds: BOUNDS,
			value: "01/04/2027",
			...(Object.keys(named).length > 0 ? { value: "2027-01-04", editableDateFieldSettings: named } : {}),
		},
	];
	const signer = { name: "Ana", emailAddress: "ana@example.com", signerType: "Signer", locale, formFields };
	const sent = await caller.call("POST", "/v1/document/send", await sendForm({ Signers: JSON.stringify(signer) }));
	expect(sent.body).toEqual({ documentId: expect.any(String) });
	const read = await caller.call("GET", `/v1/document/properties?documentId=${sent.body.documentId}`);
	const [person] = read.body.signerDetails as { formFields: Record<string, unknown>[] }[];
	const byId = new Map(person?.formFields.map((field) => [field.id, field]));
	const settings = byId.get("begin")?.editableDateFieldSettings as { dateFormat: string | null };
	return {
		dateFormat: byId.get("signed")?.dateFormat as string | null,
		editable: settings.dateFormat,
		value: byId.get("begin")?.value as string,
	};
}

const writeDates = (dateFormat: AccountDateFormat) =>
	setAccountSettings(operatorContext("test"), { accountId: caller.accountId, settings: { dateFormat } });

it("a date for which no format is named is MM/dd/yyyy, however the account writes dates", async () => {
	await writeDates(SIGNER_LANGUAGE);
	expect(await formatsOf("FR")).toEqual({ dateFormat: "MM/dd/yyyy", editable: "MM/dd/yyyy", value: "2027-01-04" });
});

it("a format that is named, and null for the account’s, stay as they are", async () => {
	await writeDates(SIGNER_LANGUAGE);
	expect(await formatsOf("FR", { dateFormat: "MMM dd, yyyy" })).toMatchObject({
		dateFormat: "MMM dd, yyyy",
		editable: "MMM dd, yyyy",
	});
	expect(await formatsOf("FR", { dateFormat: null })).toMatchObject({ dateFormat: null, editable: null });
});
