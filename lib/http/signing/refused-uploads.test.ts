import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { postAsPage } from "#lib/testing/signing-call.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { POST as adoptUploadRoute } from "../../../app/sign/[token]/adopt-upload/route.ts";
import { POST as uploadRoute } from "../../../app/sign/[token]/upload/route.ts";

useTestDatabase();

async function makeSigner(locale: string): Promise<string> {
	const document = await makeSigningDocument([{ name: "Ann", fields: [makeField("Image", { id: "photo" })] }]);
	const [ann] = document.people;
	if (!ann) throw new Error("There is no signer.");
	await db().signer.update({ where: { id: ann.signerId }, data: { locale } });
	return ann.token;
}

function formOf(name: string, bytes: Uint8Array): FormData {
	const form = new FormData();
	form.append("file", new Blob([new Uint8Array(bytes)]), name);
	return form;
}

const paper = () => sharp({ create: { width: 100, height: 40, channels: 3, background: "#fff" } });

it("whoever signs reads in their own language why a file is not taken", async () => {
	const photo = (token: string, form: FormData) =>
		postAsPage(uploadRoute, { token }, form, "/upload?field=photo&revision=0").then((answer) => answer.json());
	const [french, english] = [await makeSigner("FR"), await makeSigner("EN")];
	const text = Buffer.from("no picture");
	expect(await photo(french, formOf("moi.gif", text))).toMatchObject({
		error: expect.stringMatching(/^Le type de «\u202fmoi\.gif\u202f» n’est pas accepté\. .*: \.jpg, /),
	});
	const [torn, alsoTorn] = [await photo(french, formOf("moi.png", text)), await photo(english, formOf("me.png", text))];
	expect(torn.errors.photo[0]).toMatch(/^«\u202fmoi\.png\u202f» est endommagé ou n’est pas du type qu’indique son nom/);
	expect(alsoTorn.errors.photo[0]).toMatch(/^“me\.png” is damaged or isn’t the type its name suggests/);
});

it("a picture in which no signature can be made out is told as such", async () => {
	const token = await makeSigner("FR");
	const blank = formOf("moi.png", await paper().png().toBuffer());
	const answer = await postAsPage(adoptUploadRoute, { token }, blank, "?purpose=signature");
	expect([answer.status, (await answer.json()).errors.file[0]]).toEqual([
		422,
		expect.stringMatching(/^Aucune signature n’est visible dans «\u202fmoi\.png\u202f»/),
	]);
});
