import { afterAll, expect, it } from "vitest";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { addPhoto, askedForDocument, beginIn } from "#lib/testing/identifying.ts";
import { drawSpecimen } from "#lib/testing/identity/draw-specimen.ts";
import { browser } from "#lib/testing/proof.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";

useTestDatabase();
afterAll(closePdfPool);

it.each([
	["OutOfFocus", "blurred", "done"],
	["Moved", "blurred", "done"],
	["Glare", "glare", "done"],
	["TooDark", "dark", "dark"],
] as const)(
	"a photograph that nobody could read is refused unless the signer wants it all the same: %s",
	async (fault, refused, ofFace) => {
		const { people } = await makeSigningDocument([{ name: "Wanda", row: askedForDocument() }]);
		const token = people[0]?.token ?? "";
		const call = browser(await beginIn(token));
		const bytes = await drawSpecimen({ kind: "Passport", fault });
		const add = async (picture: string, anyway: boolean) =>
			(await addPhoto(call, token, picture, { bytes, anyway })).outcome;
		// Of a face only the light counts.
		expect([await add("Front", false), await add("Selfie", false), await add("Front", true)]).toEqual([
			...[refused, ofFace, "done"],
		]);
	},
);
