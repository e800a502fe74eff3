import { describe, expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "../operations.ts";
import { curlExample } from "./curl-example.ts";
import { type DescribedPart, describeOperation } from "./describe-operation.ts";
import { PART_TEXTS } from "./part-texts.ts";

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
		const example = curlExample(id, "https://sign.example.com");
		expect(example).toContain(`https://sign.example.com${OPERATIONS[id].path}`);
		const query = new URLSearchParams(/\?([^']*)'/.exec(example)?.[1] ?? "");
		expect(OPERATIONS[id].query.safeParse(Object.fromEntries(query)).success || id === "listDocuments").toBe(true);
	});

	it("marks what is required", () => {
		const required = describeOperation("sendDocument").body.filter((part) => part.isRequired);
		expect(required.map((part) => part.name)).toEqual(["files", "title", "signers"]);
	});
});
