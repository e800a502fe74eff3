import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { getAsPage, postAsPage } from "#lib/testing/signing-call.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { POST as adoptUploadRoute } from "../../../app/sign/[token]/adopt-upload/route.ts";
import { GET as fileRoute } from "../../../app/sign/[token]/files/[field]/route.ts";
import { GET as markRoute } from "../../../app/sign/[token]/marks/[purpose]/route.ts";
import { POST as reassignRoute } from "../../../app/sign/[token]/reassign/route.ts";
import { POST as saveRoute } from "../../../app/sign/[token]/save/route.ts";
import { POST as uploadRoute } from "../../../app/sign/[token]/upload/route.ts";

useTestDatabase();

/** Files wait for the daily sweep until nothing refers to them; by then no link may lead to them any more. */
async function makeDocument() {
	const conditionalRules = ["photo", "proof"].map((fieldId) => ({ fieldId, isChecked: true, value: null }));
	const fields = [
		makeField("CheckBox", { id: "tick", conditionalRules }),
		makeField("Image", { id: "photo" }),
		makeField("Attachment", { id: "proof" }),
	];
	const document = await makeSigningDocument([{ name: "Ann", fields }, { name: "Bea" }], { enableReassign: true });
	const [ann, bea] = document.people;
	if (!ann || !bea) throw new Error("There are no signers.");
	await tick(ann.token, "on", 0);
	for (const field of ["photo", "proof"]) {
		const uploaded = await postAsPage(
			uploadRoute,
			{ token: ann.token },
			await ink(),
			`/upload?field=${field}&revision=0`,
		);
		expect(await uploaded.json()).toMatchObject({ outcome: "saved" });
	}
	const adopted = await postAsPage(adoptUploadRoute, { token: ann.token }, await ink(), "?purpose=signature");
	expect(adopted.status).toBe(200);
	return { ...document, ann, bea };
}

function tick(token: string, text: string, revision: number): Promise<Response> {
	return postAsPage(saveRoute, { token }, { fieldId: "tick", revision, value: { kind: "text", text } });
}

/** A dark stroke on light paper. */
async function ink(): Promise<FormData> {
	const stroke = { input: { create: { width: 60, height: 6, channels: 3 as const, background: "#111" } } };
	const paper = sharp({ create: { width: 100, height: 40, channels: 3, background: "#fff" } });
	const bytes = await paper.composite([stroke]).png().toBuffer();
	const form = new FormData();
	form.append("file", new Blob([new Uint8Array(bytes)]), "ink.png");
	return form;
}

async function statuses(token: string): Promise<Record<string, number>> {
	const asked = {
		photo: () => getAsPage(fileRoute, { token, field: "photo" }),
		proof: () => getAsPage(fileRoute, { token, field: "proof" }),
		mark: () => getAsPage(markRoute, { token, purpose: "signature" }),
	};
	const answers = Object.entries(asked).map(async ([name, get]) => {
		const answer = await get();
		await answer.body?.cancel();
		return [name, answer.status] as const;
	});
	return Object.fromEntries(await Promise.all(answers));
}

it("what somebody uploaded who then handed the signing over is reached by no link", async () => {
	const { ann, bea } = await makeDocument();
	expect(await statuses(ann.token)).toEqual({ photo: 200, proof: 200, mark: 200 });
	const person = { name: "Cleo", email: "cleo@example.com", reason: "She decides." };
	expect((await postAsPage(reassignRoute, { token: ann.token }, person)).status).toBe(200);
	const link = await mintSigningLink(db(), ann.signerId, "copied");
	const cleo = link.slice(link.lastIndexOf("/") + 1);
	expect(await statuses(ann.token)).toEqual({ photo: 410, proof: 410, mark: 410 });
	expect(await statuses(cleo)).toEqual({ photo: 404, proof: 404, mark: 404 });
	expect(await statuses(bea.token)).toEqual({ photo: 404, proof: 404, mark: 404 });
});

it("what stands in a field that a rule hides is reached by no link once its signer has finished", async () => {
	const { ann, bea } = await makeDocument();
	await tick(ann.token, "off", 1);
	expect(await finishSigning(ann.context, { edition: 0 })).toEqual({ outcome: "signed" });
	expect(await statuses(ann.token)).toEqual({ photo: 410, proof: 410, mark: 410 });
	expect(await statuses(bea.token)).toEqual({ photo: 404, proof: 404, mark: 404 });
});
