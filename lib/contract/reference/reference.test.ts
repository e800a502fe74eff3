import { describe, expect, it } from "vitest";
import { z } from "zod";
import { FIELD_TYPES } from "#lib/fields/field-types.ts";
import { ATTACHMENT_EXTENSIONS } from "#lib/fields/rules/file-rules.ts";
import type { Operation } from "../operation.ts";
import { OPERATIONS, type OperationId } from "../operations.ts";
import { describeOperation } from "./describe-operation.ts";
import type { DescribedPart } from "./described-part.ts";
import { exampleOf } from "./example-of.ts";
import { FIELD_KEY_TEXTS } from "./field-key-texts.ts";
import { PART_TEXTS } from "./part-texts.ts";
import { TEXT_TAG_KEY_TEXTS } from "./text-tag-texts.ts";
import { writeExample } from "./write-example.ts";

const ids = Object.keys(OPERATIONS) as OperationId[];

function names(prefix: string, parts: DescribedPart[]): string[] {
	return parts.flatMap((part) => [`${prefix}.${part.name}`, ...names(`${prefix}.${part.name}`, part.parts)]);
}

describe("the reference of the API", () => {
	it("explains every part that a request may have, and none that it may not", () => {
		const described = ids.flatMap((id) => {
			const { query, body } = describeOperation(id);
			return names(id, [...query, ...body]);
		});
		expect(described.toSorted()).toEqual(Object.keys(PART_TEXTS).toSorted());
	});

	it.each(ids)("has an example for %s that calls its path", (id) => {
		const example = writeExample(id, "curl", "https://sign.example.com");
		expect(example).toContain(`https://sign.example.com${OPERATIONS[id].path}`);
		expect(OPERATIONS[id].query.safeParse(exampleOf(id).query ?? {}).success || id === "listDocuments").toBe(true);
	});

	it.each(ids)("shows an answer of %s that is one", (id) => {
		const { response }: Operation = OPERATIONS[id];
		const { answerExample, answerParts } = describeOperation(id);
		const isJson = response instanceof z.ZodType;
		expect(isJson ? response.parse(answerExample) : null).toEqual(answerExample);
		expect(answerParts.length > 0).toBe(isJson);
	});

	it("says of an answer what may be null, and what a name means", () => {
		const parts = describeOperation("getDocumentProperties").answerParts;
		const part = (name: string) => parts.find((one) => one.name === name);
		expect(part("createdDate")).toMatchObject({ type: "whole number", text: "Unix timestamp in seconds." });
		expect(part("expiryDate")?.type).toBe("whole number or null");
		expect(part("status")?.values).toContain("InProgress");
		expect(part("signerDetails")?.parts.map(({ name }) => name)).toContain("formFields");
	});

	it("uses only fields in examples that sending takes", () => {
		const types = ids.flatMap((id) =>
			[...writeExample(id, "curl", "").matchAll(/"fieldType": "(\w+)"/g)].map(([, type]) => type),
		);
		expect(types.filter((type) => !FIELD_TYPES.some((known) => known === type))).toEqual([]);
	});

	it("names the kinds of files that an attachment may be", () => {
		for (const kind of Object.keys(ATTACHMENT_EXTENSIONS)) {
			expect(FIELD_KEY_TEXTS.attachmentInfo).toContain(kind);
			expect(TEXT_TAG_KEY_TEXTS.attachmentInfo).toContain(kind);
		}
	});

	it("marks what is required", () => {
		const required = describeOperation("sendDocument").body.filter((part) => part.isRequired);
		expect(required.map((part) => part.name)).toEqual(["files", "title", "signers"]);
	});
});
