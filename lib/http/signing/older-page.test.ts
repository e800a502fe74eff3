import { expect, it } from "vitest";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { postAsPage } from "#lib/testing/signing-call.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { POST as finishRoute } from "../../../app/sign/[token]/finish/route.ts";
import { POST as saveRoute } from "../../../app/sign/[token]/save/route.ts";

useTestDatabase();

it("a page opened before an upgrade is asked to reload, and invalid input is reported for correction", async () => {
	const { people } = await makeSigningDocument([
		{ name: "Mia Chen", fields: [makeField("TextBox", { id: "city", characterLimit: null })] },
	]);
	const token = people[0]?.token ?? "";
	const value = (text: string) => ({ fieldId: "city", revision: 0, value: { kind: "text", text } });
	expect((await postAsPage(finishRoute, { token }, { version: 1 })).status).toBe(409);
	expect((await postAsPage(saveRoute, { token }, { field: "city", text: "Rome" })).status).toBe(409);
	expect((await postAsPage(saveRoute, { token }, value("x".repeat(900_000)))).status).toBe(400);
	expect((await postAsPage(saveRoute, { token }, value("Rome"))).status).toBe(200);
});
