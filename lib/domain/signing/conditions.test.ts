import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { finishSigning } from "./finish-signing.ts";
import { saveFieldValue } from "./save-field-value.ts";

useTestDatabase();

const text = (value: string) => ({ kind: "text" as const, text: value });

async function makeDocument() {
	const document = await makeSigningDocument([
		{
			name: "Mia",
			fields: [
				makeField("CheckBox", { id: "a", conditionalRules: [{ fieldId: "why", isChecked: true, value: null }] }),
				makeField("TextBox", { id: "why", isRequired: true }),
			],
		},
	]);
	const [mia] = document.people;
	if (!mia) throw new Error("There is no signer.");
	const storedValue = async () =>
		(await db().documentField.findFirstOrThrow({ where: { documentId: document.documentId, fieldId: "why" } })).value;
	return { context: mia.context, storedValue };
}

it("a required field that a rule shows must be filled in, one that it hides must not", async () => {
	const { context } = await makeDocument();
	await saveFieldValue(context, { fieldId: "a", revision: 0, value: text("on") });
	await expect(finishSigning(context, { edition: 0 })).rejects.toMatchObject({
		code: "ValidationError",
		fields: { why: [expect.any(String)] },
	});
	await saveFieldValue(context, { fieldId: "a", revision: 1, value: text("off") });
	expect(await finishSigning(context, { edition: 0 })).toEqual({ outcome: "signed" });
});

it("what was written into a field that is hidden in the end is not signed", async () => {
	const { context, storedValue } = await makeDocument();
	await saveFieldValue(context, { fieldId: "a", revision: 0, value: text("on") });
	await saveFieldValue(context, { fieldId: "why", revision: 0, value: text("because") });
	await saveFieldValue(context, { fieldId: "a", revision: 1, value: text("off") });
	expect(await storedValue()).toBe("because");
	await finishSigning(context, { edition: 0 });
	expect(await storedValue()).toBeNull();
});
