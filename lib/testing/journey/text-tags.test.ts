import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { corpusFile, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useJourney } from "./journey.ts";
import { signAll, tokenIn } from "./signer.ts";

const journey = useJourney();

it("a file with text tags is signed where they stood, and they are in no file that anybody gets", async () => {
	const caller = await makeCaller();
	const form = await sendForm({ UseTextTags: "true" }, await corpusFile("text-tags.pdf"));
	form.delete("Signers");
	form.append("Signers", JSON.stringify({ name: "Grace", emailAddress: "tags@example.com" }));
	form.append("Signers", JSON.stringify({ name: "Edsger", emailAddress: "tags2@example.com" }));
	const definition = {
		definitionId: "def1",
		type: "TextBox",
		signerIndex: 1,
		value: "Moved value",
		size: { width: 90 },
	};
	form.append("TextTagDefinitions", JSON.stringify({ ...definition, offset: { offsetX: 300, offsetY: 0 } }));
	const { body } = await caller.call("POST", "/v1/document/send", form);
	const documentId = String(body.documentId);
	const values = { Id1: "Filled in", Id2: "Wrapped" };
	for (const [fieldId, value] of Object.entries(values)) {
		await db().documentField.updateMany({ where: { documentId, fieldId }, data: { value } });
	}
	const download = async () => {
		const { bytes } = await caller.call("GET", `/v1/document/download?documentId=${documentId}`);
		const path = join(journey.installation.dataDir, "downloaded.pdf");
		writeFileSync(path, bytes);
		const words = execFileSync("pdftotext", ["-f", "1", "-l", "1", "-bbox", path, "-"], { encoding: "utf8" });
		return { path, text: execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" }), words };
	};
	expect((await download()).text).not.toMatch(/\{\{(?!a\}|b\})|Hidden|wraps/);

	for (const address of ["tags@example.com", "tags2@example.com"]) {
		await signAll(tokenIn(await journey.mailTo(address)));
	}
	await journey.mailTo("tags@example.com", 2);
	const { path, text, words } = await download();
	expect(text).not.toMatch(/\{\{(?!a\}|b\})/);
	// The certificate names the fields, as their tags' labels do.
	const [pages, certificate] = text.split("Certificate of completion");
	expect(pages).not.toMatch(/Hidden|wraps/);
	expect(certificate).toContain("“Very long name that wraps to the next line”");
	expect(text).toMatch(/Name: +Filled in/);
	expect(text).toContain("pre {{a}} mid {{b}} post");
	const at = (word: string) =>
		new RegExp(`xMin="([\\d.]+)" yMin="([\\d.]+)"[^>]*>${word}<`).exec(words)?.slice(1).map(Number);
	// Points: the tag stood 72 points from the left and ends at 612 - 72; its definition moves it by 225 points.
	expect(at("Moved")?.[0]).toBeCloseTo(72 + 225, -1);
	expect(at("Wrapped")?.[0]).toBeCloseTo(72, -1);
	expect(execFileSync("pdfsig", ["-nocert", path], { encoding: "utf8" })).toContain("Signature is Valid.");
});
