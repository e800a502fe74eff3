import { expect, it } from "vitest";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { saveFieldValue } from "./save-field-value.ts";

useTestDatabase();

it("a Drawing takes a typed text from someone who cannot draw", async () => {
	const document = await makeSigningDocument([{ name: "Mia", fields: [makeField("Drawing", { id: "plan" })] }]);
	const [mia] = document.people;
	if (!mia) throw new Error("There is no signer.");
	const mark = { kind: "type" as const, text: "See page 2", face: "caveat" as const };
	const input = { fieldId: "plan", revision: 0, value: { kind: "drawing" as const, mark } };
	const { fields } = await saveFieldValue(mia.context, input);
	expect(fields).toMatchObject([{ id: "plan", value: JSON.stringify(mark) }]);
});
