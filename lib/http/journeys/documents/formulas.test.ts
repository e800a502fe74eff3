import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { sealDocument } from "#lib/domain/sealing/seal-document.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { saveFieldValue } from "#lib/domain/signing/save-field-value.ts";
import { type ApiCaller, corpusFile, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { fillAndAgree, openLink } from "#lib/testing/journey/signer.ts";

const installation = useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

type Input = Record<string, unknown>;

function place(y: number) {
	return { pageNumber: 1, bounds: { x: 60, y, width: 200, height: 24 } };
}
const number = (id: string, y: number, more: Input = {}) => ({
	...{ id, fieldType: "TextBox", validationType: "NumbersOnly", ...place(y) },
	...more,
});
const amount = (id: string, y: number) => number(id, y, { validationType: "Currency" });
const formula = (id: string, y: number, formulaExpression: string, decimalPrecision = 2) => ({
	...{ id, fieldType: "Formula", formulaFieldSettings: { formulaExpression, decimalPrecision }, ...place(y) },
});
const signer = (name: string, formFields: Input[], more: Input = {}) => ({
	...{ name, emailAddress: `${name.toLowerCase()}@example.com`, formFields },
	...more,
});

async function send(signers: Input[], more: Input = {}) {
	const bytes = await corpusFile("plain.pdf");
	const file = `data:application/pdf;base64,${bytes.toString("base64")}`;
	return caller.call("POST", "/v1/document/send", { title: "Order", files: [file], signers, ...more });
}

async function sent(signers: Input[], more: Input = {}): Promise<string> {
	const { body } = await send(signers, more);
	expect(body).toEqual({ documentId: expect.any(String) });
	return String(body.documentId);
}

type Field = { id: string; value: string | null; formulaFieldSettings: unknown };

async function fieldsOf(documentId: string): Promise<Record<string, Field>> {
	const { body } = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
	const signers = body.signerDetails as { formFields: Field[] }[];
	return Object.fromEntries(signers.flatMap(({ formFields }) => formFields.map((field) => [field.id, field])));
}

async function tokenOf(documentId: string, name: string): Promise<string> {
	const query = `documentId=${documentId}&signerEmail=${name.toLowerCase()}@example.com`;
	const { body } = await caller.call("GET", `/v1/document/getEmbeddedSignLink?${query}`);
	return String(body.signLink).split("/").at(-1) ?? "";
}

/** Types values into a signer's fields and finishes. */
async function signWith(documentId: string, name: string, values: Record<string, string>): Promise<void> {
	const context = await fillAndAgree(await tokenOf(documentId, name));
	for (const [fieldId, text] of Object.entries(values)) {
		await saveFieldValue(context, { fieldId, revision: 0, value: { kind: "text", text } });
	}
	expect(await finishSigning(context, { edition: 0 })).toEqual({ outcome: "signed" });
}

async function downloadedText(documentId: string): Promise<string> {
	const { bytes } = await caller.call("GET", `/v1/document/download?documentId=${documentId}`);
	const path = join(installation.dataDir, `${randomUUID()}.pdf`);
	await writeFile(path, bytes);
	return execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" }).replaceAll("\u00a0", " ");
}

const ORDER = [
	number("quantity", 60),
	amount("unit price", 100),
	formula("net", 140, "quantity * [unit price]"),
	formula("gross", 180, "net * 1.19"),
];

describe("a document with formulas", () => {
	it("is taken in every encoding, and read back as it was", async () => {
		const json = await sent([signer("Grace", ORDER)]);
		const part = await sendForm({ Signers: JSON.stringify(signer("Grace", ORDER)) });
		const indexed = await sendForm();
		indexed.delete("Signers");
		const [quantity, price] = ORDER;
		const parts: [string, string][] = [
			["Signers[0][Name]", "Grace"],
			["Signers[0][EmailAddress]", "grace@example.com"],
			["Signers[0][FormFields][0]", JSON.stringify(quantity)],
			["Signers[0][FormFields][1]", JSON.stringify(price)],
			["Signers[0][FormFields][2][FieldType]", "formula"],
			["Signers[0][FormFields][2][Id]", "net"],
			["Signers[0][FormFields][2][PageNumber]", "1"],
			["Signers[0][FormFields][2][Bounds]", JSON.stringify(place(140).bounds)],
			["Signers[0][FormFields][2][FormulaFieldSettings][FormulaExpression]", "quantity * [unit price]"],
			["Signers[0][FormFields][2][FormulaFieldSettings][DecimalPrecision]", "2"],
		];
		for (const [name, text] of parts) indexed.append(name, text);
		const ids = [json];
		for (const form of [part, indexed]) {
			const { body } = await caller.call("POST", "/v1/document/send", form);
			ids.push(String(body.documentId));
		}
		for (const documentId of ids) {
			expect((await fieldsOf(documentId)).net).toMatchObject({
				type: "Formula",
				value: null,
				formulaFieldSettings: { formulaExpression: "quantity * [unit price]", decimalPrecision: 2 },
			});
		}
	});

	it("may have them where text tags stand", async () => {
		const form = await sendForm({ UseTextTags: "true" }, await corpusFile("text-tags.pdf"));
		form.delete("Signers");
		for (const name of ["Grace", "Edsger"]) form.append("Signers", JSON.stringify(signer(name, [])));
		const definition = { definitionId: "def1", type: "Formula", signerIndex: 2, fieldId: "total" };
		const settings = { formulaExpression: "1 + 1", decimalPrecision: 1 };
		form.append("TextTagDefinitions", JSON.stringify({ ...definition, formulaFieldSettings: settings }));
		const { body } = await caller.call("POST", "/v1/document/send", form);
		expect((await fieldsOf(String(body.documentId))).total).toMatchObject({ formulaFieldSettings: settings });
	});

	it("is sealed with what the server calculates from what is stored, as the signer's language writes it", async () => {
		const documentId = await sent(
			[
				signer("Grace", ORDER),
				signer("Edsger", [amount("freight", 220), formula("all", 260, "gross + freight", 1)], { locale: "FR" }),
			],
			{ enableSigningOrder: true },
		);
		const token = await tokenOf(documentId, "Grace");
		const context = await fillAndAgree(token);
		const forged = saveFieldValue(context, { fieldId: "gross", revision: 0, value: { kind: "text", text: "1" } });
		await expect(forged).rejects.toMatchObject({ code: "ValidationError", fields: { gross: [expect.any(String)] } });
		const quantity = { fieldId: "quantity", revision: 0, value: { kind: "text", text: "12" } } as const;
		await saveFieldValue(context, quantity);
		await saveFieldValue(context, { ...quantity, fieldId: "unit price", value: { kind: "text", text: "1.234,50 €" } });
		// Calculated wherever it is seen, and stored when she finishes.
		expect((await fieldsOf(documentId)).gross?.value).toBeNull();
		const page = await openLink(token);
		if (page.state !== "open") throw new Error(page.state);
		const seen = new Map(page.view.fields.map(({ id, shown }) => [id, shown?.kind === "text" ? shown.value : null]));
		expect([seen.get("net"), seen.get("gross")]).toEqual(["14814.00", "17628.66"]);
		expect(await finishSigning(context, { edition: 0 })).toEqual({ outcome: "signed" });
		expect((await fieldsOf(documentId)).gross?.value).toBe("17628.66");
		expect(await downloadedText(documentId)).toContain("17,628.66");

		const next = await openLink(await tokenOf(documentId, "Edsger"));
		if (next.state !== "open") throw new Error(next.state);
		const isWaiting = false;
		expect(next.view.operands).toMatchObject([
			{ id: "gross", formula: { expression: "net * 1.19" }, isWaiting },
			{ id: "net", formula: { expression: "quantity * [unit price]" }, isWaiting },
			{ id: "unit price", value: "1234.50", formula: null, isWaiting },
			{ id: "quantity", value: "12", formula: null, isWaiting },
		]);
		expect(next.view.others.find(({ id }) => id === "gross")?.shown).toEqual({ kind: "text", value: "17628.66" });
		await signWith(documentId, "Edsger", { freight: "EUR 0,99" });
		await sealDocument(jobContext(), documentId);
		const text = await downloadedText(documentId);
		for (const printed of ["14,814.00", "17,628.66", "17 629,7"]) expect(text).toContain(printed);
	});

	it("waits for signers beside one, and is calculated when the last of them finishes", async () => {
		const documentId = await sent([
			signer("Grace", [number("mine", 60), formula("sum", 100, "mine + theirs + half", 0)]),
			signer("Edsger", [
				number("theirs", 140),
				formula("half", 180, "theirs / 2", 1),
				formula("late", 220, "sum * 2", 0),
			]),
		]);
		await signWith(documentId, "Grace", { mine: "40" });
		expect((await fieldsOf(documentId)).sum?.value).toBeNull();
		const page = await openLink(await tokenOf(documentId, "Edsger"));
		if (page.state !== "open") throw new Error(page.state);
		expect(page.view.operands.map(({ id }) => id).toSorted()).toEqual(["mine", "sum"]);
		await signWith(documentId, "Edsger", { theirs: "5" });
		const { sum, half, late } = await fieldsOf(documentId);
		expect([sum?.value, half?.value, late?.value]).toEqual(["48", "2.5", "96"]);
		const events = await db().auditEvent.findMany({
			where: { documentId, type: "SignerCompleted" },
			orderBy: { seq: "asc" },
		});
		expect(events.map(({ data }) => Object.keys(data as object).includes("formulasHash"))).toEqual([false, true]);
		await sealDocument(jobContext(), documentId);
		expect(await downloadedText(documentId)).toMatch(/\b48\b[\s\S]*\b96\b/);
	});

	it("leaves a formula empty that divides by zero, or that a rule hides, and is finished all the same", async () => {
		const rules = [{ fieldId: "hidden", isChecked: false, value: null }];
		const documentId = await sent([
			signer("Grace", [
				number("none", 60),
				formula("share", 100, "100 / none"),
				{ id: "hide", fieldType: "CheckBox", ...place(140), conditionalRules: rules },
				formula("hidden", 180, "6 * 7"),
				formula("empty", 220, "none + 1"),
			]),
		]);
		await signWith(documentId, "Grace", { none: "0", hide: "on" });
		const { share, hidden, empty } = await fieldsOf(documentId);
		expect([share?.value, hidden?.value, empty?.value]).toEqual([null, null, "1.00"]);
	});
});

describe("what cannot be calculated is refused by the field that says it", () => {
	const at = (place: string) => `Signers[${place}].FormulaFieldSettings.FormulaExpression`;

	it.each<[what: string, signers: Input[], part: string, words: RegExp]>([
		[
			"syntax",
			[signer("Grace", [formula("f", 60, "1 + (2")])],
			at("0].FormFields[0"),
			/at character 7: "\)" is missing/,
		],
		[
			"an unknown id",
			[signer("Grace", [formula("f", 60, "rent")])],
			at("0].FormFields[0"),
			/rent: this document has no field with that ID/,
		],
		[
			"a field that holds no number",
			[signer("Grace", [number("rent", 60, { validationType: "None" }), formula("f", 90, "rent")])],
			at("0].FormFields[1"),
			/rent: it is a TextBox without the validation NumbersOnly or Currency/,
		],
		[
			"a circle",
			[signer("Grace", [formula("a", 60, "b"), formula("b", 90, "a")])],
			at("0].FormFields[1"),
			/circular: b → a → b/,
		],
		[
			"a later signer",
			[signer("Grace", [formula("f", 60, "rent")]), signer("Edsger", [number("rent", 90)])],
			at("0].FormFields[0"),
			/can’t use rent: its signer fills it in later/,
		],
		[
			"a division by zero",
			[signer("Grace", [formula("f", 60, "8 / (1 - 1)")])],
			at("0].FormFields[0"),
			/divides by zero/,
		],
		[
			"too many decimals",
			[signer("Grace", [formula("f", 60, "8", 11)])],
			"Signers[0].FormFields[0].FormulaFieldSettings.DecimalPrecision",
			/from 0 to 10/,
		],
		[
			"a value",
			[signer("Grace", [{ ...formula("f", 60, "8"), value: "8" }])],
			"Signers[0].FormFields[0].Value",
			/calculated/,
		],
	])("%s", async (_what, signers, part, words) => {
		const { status, body } = await send(signers, { enableSigningOrder: true });
		expect(status).toBe(400);
		expect(body.errors).toMatchObject({ [part]: [expect.stringMatching(words)] });
	});

	it("and so is a value that is prefilled later", async () => {
		const documentId = await sent([signer("Grace", ORDER)]);
		const { status, body } = await caller.call("PATCH", `/v1/document/prefillFields?documentId=${documentId}`, {
			fields: [{ id: "gross", value: "1" }],
		});
		expect(status).toBe(400);
		expect(body.errors).toEqual({
			"Fields[0].Value": [expect.stringMatching(/can’t be prefilled: its value is calculated/)],
		});
	});
});
