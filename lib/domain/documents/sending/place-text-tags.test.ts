import { describe, expect, it } from "vitest";
import type { FormGroup } from "#lib/contract/documents/sending/form-groups.ts";
import type { SignerRequest } from "#lib/contract/documents/sending/send-document.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { pageGeometry } from "#lib/fields/places/geometry.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { parseTextTagDefinition } from "#lib/fields/text-tags/parse-definition.ts";
import { placeTextTags } from "./place-text-tags.ts";

const PAGE = pageGeometry([0, 0, 600, 450], 0, 1);
const BOUNDS = { x: 100, y: 50, width: 120, height: 18 };

function signer(change: Partial<SignerRequest> = {}): SignerRequest {
	return {
		groupId: null,
		people: null,
		name: "Ada",
		emailAddress: "ada@example.com",
		signerType: "Signer",
		signerRole: "Signer",
		signerOrder: null,
		deliveryMode: "Email",
		phoneNumber: null,
		locale: "EN",
		privateMessage: "",
		hostEmail: null,
		hostName: null,
		recipientNotifications: null,
		authentication: null,
		formFields: [],
		...change,
	};
}

const group = (change: Partial<FormGroup>): FormGroup => ({
	groupNames: ["g"],
	groupValidation: "Minimum",
	minimumCount: null,
	maximumCount: null,
	dataSyncTag: null,
	...change,
});

type Tag = string | { text: string; page?: number; bounds?: Partial<typeof BOUNDS> };

function printed(tag: Tag) {
	const { text, page = 1, bounds = {} } = typeof tag === "string" ? { text: tag } : tag;
	return { key: `tag/${page}/0`, text, page, bounds: { ...BOUNDS, ...bounds } };
}

type Case = {
	tags?: Tag[];
	secondFile?: Tag[];
	definitions?: object[];
	signers?: SignerRequest[];
	formGroups?: FormGroup[];
};

function place({
	tags = [],
	secondFile,
	definitions = [],
	formGroups = [],
	signers = [signer(), signer({ name: "Bob" })],
}: Case) {
	const textTagDefinitions = definitions.map((input, index) => {
		const path = `TextTagDefinitions[${index}]`;
		const parsed = parseTextTagDefinition({ type: "TextBox", signerIndex: 1, ...input }, path, signers.length);
		if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
		return parsed.definition;
	});
	const files = [
		{ part: "Files[0]", fileName: "a.pdf", firstPage: 1, pages: [PAGE, PAGE], textTags: tags.map(printed) },
		{ part: "FileUrls[0]", fileName: "b.pdf", firstPage: 3, pages: [PAGE], textTags: (secondFile ?? []).map(printed) },
	];
	return placeTextTags({ signers, textTagDefinitions, formGroups, autoDetectFields: false }, files);
}

function refusals(input: Case): Record<string, string[]> {
	try {
		place(input);
	} catch (error) {
		if (error instanceof AppError && error.fields) return error.fields;
		throw error;
	}
	return {};
}

/** Tags that give both signers something. */
const BOTH = ["{{sign|1|*||s1}}", "{{sign|2|*||s2}}"];

describe("tags become fields of their signers", () => {
	it("where they stood, in their order, pages running on across files", () => {
		const { signers, paths } = place({
			tags: ["{{text|2|*|Your name|name}}", { text: "{{sign|1|*}}", page: 2 }],
			secondFile: ["{{date|1}}", "{{init|2||Initials}}"],
		});
		expect(signers[0]?.formFields).toMatchObject([
			{ type: "Signature", id: "Signature1", page: 2, bounds: BOUNDS, isRequired: true },
			{ type: "DateSigned", id: "DateSigned1", page: 3 },
		]);
		expect(signers[1]?.formFields).toMatchObject([
			{ type: "TextBox", id: "name", name: "Your name", page: 1, placeholder: "Your name", isRequired: true },
			{ type: "Initial", id: "Initial1", name: "Initials", page: 3, placeholder: "", isRequired: false },
		]);
		expect(paths).toEqual([
			["Files[0]", "FileUrls[0]"],
			["Files[0]", "FileUrls[0]"],
		]);
	});

	it("after the fields of the request, whose ids count", () => {
		const formFields = [{ ...makeField("Signature", { id: "Signature1" }), value: null }];
		const { signers, paths } = place({ tags: ["{{sign|1}}"], signers: [signer({ formFields })] });
		expect(signers[0]?.formFields.map((field) => field.id)).toEqual(["Signature1", "Signature2"]);
		expect(paths).toEqual([["Signers[0].FormFields[0]", "Files[0]"]]);
	});

	it("ids are made up around those that later tags give", () => {
		const { signers } = place({ tags: ["{{init|1}}", "{{init|1|||Initial1}}"], signers: [signer()] });
		expect(signers[0]?.formFields.map((field) => field.id)).toEqual(["Initial2", "Initial1"]);
	});

	it("radio buttons of one label are one choice", () => {
		const tags = ["{{radio|1|*|Plan|a}}", "{{radio|1|*|Plan|b}}", "{{radio|1||Colour|c}}"];
		const { signers } = place({ tags, signers: [signer()] });
		expect(signers[0]?.formFields.map((field) => field.groupName)).toEqual(["Plan", "Plan", "Colour"]);
		expect(signers[0]?.formFields.map((field) => field.name)).toEqual(["a", "b", "c"]);
	});

	it("a tag that reaches over the page's edge has a field in the part that is seen", () => {
		const tags = [{ text: "{{sign|1}}", bounds: { x: -20, y: 590, width: 100, height: 18 } }];
		const { signers } = place({ tags, signers: [signer()] });
		expect(signers[0]?.formFields[0]?.bounds).toEqual({ x: 0, y: 590, width: 80, height: 10 });
	});

	it("without text tags everything stays as it is", () => {
		const signers = [signer()];
		const request = { signers, textTagDefinitions: null, formGroups: [], autoDetectFields: false };
		expect(placeTextTags(request, []).signers).toBe(signers);
	});
});

describe("definitions", () => {
	it("give type, signer, size, offset and look; a tag its label and id", () => {
		const definitions = [
			{
				definitionId: "d",
				signerIndex: 2,
				fieldId: "own",
				label: "Old",
				size: { width: 200 },
				offset: { offsetX: 5, offsetY: -10 },
			},
			{ definitionId: "s", type: "Signature" },
		];
		const { signers, paths } = place({ definitions, tags: ["{{@d}}", "{{@d:New|other}}", "{{@s}}"] });
		expect(signers[1]?.formFields).toMatchObject([
			{ id: "own", name: "Old", label: "Old", bounds: { x: 105, y: 40, width: 200, height: 18 } },
			{ id: "other", name: "New", label: "New", placeholder: "New" },
		]);
		expect(signers[0]?.formFields).toMatchObject([{ type: "Signature", bounds: BOUNDS }]);
		expect(paths).toEqual([["TextTagDefinitions[1]"], ["TextTagDefinitions[0]", "TextTagDefinitions[0]"]]);
	});

	it("may make groups of check boxes, each of their tags a box", () => {
		const box = { definitionId: "d", type: "CheckBox", groupName: "g" };
		const formGroups = [group({ minimumCount: 2 })];
		const { signers } = place({ tags: ["{{@d}}", "{{@d}}"], definitions: [box], formGroups, signers: [signer()] });
		expect(signers[0]?.formFields.map((field) => field.groupRule)).toEqual([
			{ minimum: 2, maximum: null },
			{ minimum: 2, maximum: null },
		]);
		const one = { tags: ["{{@d}}"], definitions: [box], formGroups, signers: [signer()] };
		expect(refusals(one)).toEqual({ "FormGroups[0].GroupNames[0]": [expect.stringContaining("fewer than the")] });
	});

	it("that are optional may be used by no tag", () => {
		expect(refusals({ tags: BOTH, definitions: [{ definitionId: "d", isRequired: false }] })).toEqual({});
	});
});

describe("refusals name tag, file and page, or the definition", () => {
	it.each<[what: string, input: Case, part: string, words: RegExp]>([
		[
			"a tag without its definition",
			{ tags: ["{{@nobody}}"] },
			"TextTagDefinitions",
			/The tag \{\{@nobody\}\} on page 1 of "a.pdf" has no definition\. Add one with DefinitionId "nobody"/,
		],
		["a signer that is not there", { tags: ["{{sign|3}}"] }, "Signers", /is for signer 3, but the document has only 2/],
		[
			"a reviewer",
			{ tags: ["{{sign|1}}"], signers: [signer({ signerType: "Reviewer" })] },
			"Signers[0].SignerType",
			/for a reviewer\. Reviewers can’t have fields/,
		],
		[
			"a type that is none",
			{ secondFile: ["{{sgn|1}}"] },
			"FileUrls[0]",
			/\{\{sgn\|1\}\} on page 1 of "b.pdf" isn’t valid/,
		],
		[
			"a type that needs more than a tag can say",
			{ tags: ["{{dropdown|1}}"] },
			"Files[0]",
			/DropdownOptions is required for a Dropdown.*Use a tag with a definition/,
		],
		[
			"two tags with one id",
			{ tags: ["{{text|1|||x}}", { text: "{{sign|2|||x}}", page: 2 }] },
			"Files[0]",
			/The field ID "x" of the tag \{\{sign\|2\|\|\|x\}\} on page 2 of "a.pdf" is already used by the tag \{\{text\|1\|\|\|x\}\}/,
		],
		[
			"a tag with the id of a form field",
			{
				tags: ["{{text|1|||x}}"],
				signers: [signer({ formFields: [{ ...makeField("TextBox", { id: "x" }), value: null }] })],
			},
			"Files[0]",
			/already used by Signers\[0\]\.FormFields\[0\]/,
		],
		[
			"one definition's id twice",
			{ tags: [...BOTH, "{{@d}}", "{{@d}}"], definitions: [{ definitionId: "d", fieldId: "x" }] },
			"TextTagDefinitions[0].FieldId",
			/"x" of the tag \{\{@d\}\}/,
		],
		[
			"a required definition without a tag",
			{ tags: BOTH, definitions: [{ definitionId: "d", isRequired: true }] },
			"TextTagDefinitions[0].DefinitionId",
			/No file contains the required tag \{\{@d\}\}/,
		],
		[
			"a field that reaches beyond its page",
			{ tags: ["{{@d}}"], definitions: [{ definitionId: "d", size: { width: 750 } }] },
			"TextTagDefinitions[0]",
			/would extend past the edge of the page \(800 × 600 pixels\)\. Change Size or Offset/,
		],
		[
			"a field moved off its page",
			{ tags: ["{{@d}}"], definitions: [{ definitionId: "d", offset: { offsetX: -200 } }] },
			"TextTagDefinitions[0]",
			/would extend past the edge of the page/,
		],
		[
			"a tag that is printed beside the page",
			{ tags: [{ text: "{{sign|1}}", bounds: { x: 900 } }] },
			"Files[0]",
			/is outside the visible part of the page/,
		],
		[
			"a tag of a required definition that is printed beside the page, for its place only",
			{ tags: [{ text: "{{@d}}", bounds: { x: 900 } }], definitions: [{ definitionId: "d", isRequired: true }] },
			"Files[0]",
			/is outside the visible part of the page/,
		],
	])("%s", (_what, input, part, words) => {
		expect(refusals(input)).toEqual({ [part]: [expect.stringMatching(words)] });
	});
});
