import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, corpusFile, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";

const installation = useTestDatabase();

const PEOPLE = ["Grace", "Edsger"].map((name) => ({ name, emailAddress: `${name.toLowerCase()}@example.com` }));
const DEFINITION = { definitionId: "def1", type: "Initial", signerIndex: 2, fieldId: "i1", isRequired: true };
const SIZE = { width: 90, height: 40 };

/** What the corpus file's tags become, by field id: signer, type and displayed place in whole pixels. */
const FIELDS = {
	Id1: ["Grace", "TextBox", 148, 108, 144, 19],
	s1: ["Grace", "Signature", 96, 161, 127, 19],
	i1: ["Edsger", "Initial", 96, 214, 90, 40],
	c1: ["Edsger", "CheckBox", 652, 526, 19, 130],
	d1: ["Grace", "DateSigned", 96, 275, 97, 9],
	Id2: ["Grace", "TextBox", 96, 321, 272, 37],
};

async function fieldsOf(documentId: unknown) {
	const fields = await db().documentField.findMany({
		where: { documentId: String(documentId) },
		include: { signer: true },
	});
	return Object.fromEntries(
		fields.map(({ fieldId, signer, type, definition }) => {
			const { x, y, width, height } = (definition as { bounds: Record<string, number> }).bounds;
			return [fieldId, [signer.name, type, ...[x, y, width, height].map((px) => Math.round(px ?? 0))]];
		}),
	);
}

async function taggedForm(parts: [string, string][]): Promise<FormData> {
	const form = await sendForm({}, await corpusFile("text-tags.pdf"));
	form.delete("Signers");
	for (const person of PEOPLE) form.append("Signers", JSON.stringify(person));
	for (const [name, text] of parts) form.append(name, text);
	return form;
}

const asForm = (parts: [string, string][]) => async (caller: ApiCaller) =>
	caller.call("POST", "/v1/document/send", await taggedForm(parts));

const INDEXED: [string, string][] = [
	["TextTagDefinitions[0][DefinitionId]", "def1"],
	["TextTagDefinitions[0][Type]", "Initial"],
	["TextTagDefinitions[0][SignerIndex]", "2"],
	["TextTagDefinitions[0][IsRequired]", "true"],
	["TextTagDefinitions[0][FieldId]", "i1"],
	["TextTagDefinitions[0][Size][Width]", "90"],
	["TextTagDefinitions[0][Size][Height]", "40"],
];

describe("a send with text tags, in every encoding", () => {
	it.each<[encoding: string, (caller: ApiCaller) => ReturnType<ApiCaller["call"]>]>([
		["indexed parts", asForm([["UseTextTags", "true"], ...INDEXED])],
		[
			"one JSON part per definition",
			asForm([
				["useTextTags", "True"],
				["textTagDefinitions", JSON.stringify({ ...DEFINITION, size: SIZE })],
			]),
		],
		[
			"one part with a JSON array",
			asForm([
				["USETEXTTAGS", "TRUE"],
				["TextTagDefinitions", JSON.stringify([{ ...DEFINITION, Size: SIZE }])],
			]),
		],
		[
			"indexed JSON, size apart",
			asForm([
				["UseTextTags", "true"],
				["TextTagDefinitions[0]", JSON.stringify({ ...DEFINITION, size: SIZE })],
			]),
		],
		[
			"JSON",
			async (caller) =>
				caller.call("POST", "/v1/document/send", {
					Title: "Lease",
					useTextTags: true,
					textTagDefinitions: [{ ...DEFINITION, size: SIZE }],
					signers: PEOPLE,
					files: [`data:application/pdf;base64,${(await corpusFile("text-tags.pdf")).toString("base64")}`],
				}),
		],
		[
			"urlencoded",
			async (caller) => {
				const file = `data:application/pdf;base64,${(await corpusFile("text-tags.pdf")).toString("base64")}`;
				const people = PEOPLE.map((person): [string, string] => ["Signers", JSON.stringify(person)]);
				const pairs: [string, string][] = [
					["Title", "Lease"],
					["UseTextTags", "true"],
					["Files", file],
				];
				return caller.call("POST", "/v1/document/send", new URLSearchParams([...pairs, ...people, ...INDEXED]));
			},
		],
	])("%s", async (_encoding, send) => {
		const { body } = await send(await makeCaller());
		expect(body).toEqual({ documentId: expect.any(String) });
		expect(await fieldsOf(body.documentId)).toEqual(FIELDS);
	});
});

describe("a send with text tags is refused", () => {
	it.each<[what: string, parts: [string, string][], part: string, words: RegExp]>([
		[
			"a tag without definition",
			[["UseTextTags", "true"]],
			"TextTagDefinitions",
			/\{\{@def1\}\} on page 1 of "Lease.pdf"/,
		],
		["definitions without UseTextTags", INDEXED, "UseTextTags", /must be true/],
		[
			"a definition for nobody",
			[["UseTextTags", "true"], ...INDEXED, ["TextTagDefinitions[0][SignerIndex]", "3"]].filter(
				([name], index, all) => all.findLastIndex(([other]) => other === name) === index,
			) as [string, string][],
			"TextTagDefinitions[0].SignerIndex",
			/Signer 3 doesn’t exist/,
		],
		[
			"an id that a tag uses too",
			[
				["UseTextTags", "true"],
				...INDEXED.filter(([name]) => !name.includes("FieldId")),
				["TextTagDefinitions[0][FieldId]", "s1"],
			],
			"TextTagDefinitions[0].FieldId",
			/"s1" .* is already used by the tag \{\{sign\|1\|\* ?\|Sig\|s1\}\}/,
		],
		[
			"one definition twice",
			[
				["UseTextTags", "true"],
				...INDEXED,
				...INDEXED.map(([name, text]): [string, string] => [name.replace("[0]", "[1]"), text]),
			],
			"TextTagDefinitions[1].DefinitionId",
			/defined twice/,
		],
	])("%s, and nothing is stored", async (_what, parts, part, words) => {
		const caller = await makeCaller();
		const { status, body } = await asForm(parts)(caller);
		expect(status).toBe(400);
		expect(body.errors).toMatchObject({ [part]: [expect.stringMatching(words)] });
		expect(await db().document.count({ where: { accountId: caller.accountId } })).toBe(0);
		expect(await readdir(join(installation.dataDir, "tmp")).catch(() => [])).toEqual([]);
	});

	it("without the switch the file is sent as it is, tags and all", async () => {
		const caller = await makeCaller();
		const { body } = await caller.call(
			"POST",
			"/v1/document/send",
			await sendForm({}, await corpusFile("text-tags.pdf")),
		);
		expect(Object.keys(await fieldsOf(body.documentId)).toSorted()).toEqual(["note", "sign"]);
	});
});
