import { describe, expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "../operations.ts";
import { buildOpenApi } from "./build-openapi.ts";

type Found = {
	openapi: string;
	info: { version: string };
	servers: { url: string }[];
	paths: Record<string, Record<string, OperationObject>>;
	components: Record<string, Record<string, unknown>>;
};
type OperationObject = {
	operationId: string;
	security: Record<string, string[]>[];
	parameters: { name?: string; in?: string; $ref?: string }[];
	requestBody?: { content: Record<string, { schema: Record<string, unknown>; example?: unknown }> };
	responses: Record<string, Record<string, unknown>>;
};

const description = buildOpenApi("https://sign.example.com") as unknown as Found;
const text = JSON.stringify(description);

describe("the description of the API", () => {
	it("is OpenAPI 3.1 of version 1 at the public address", () => {
		expect([description.openapi, description.info.version]).toEqual(["3.1.0", "1"]);
		expect(description.servers).toEqual([{ url: "https://sign.example.com" }]);
	});

	it("has every operation of the contract once, and no other", () => {
		const ids = Object.values(description.paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
		expect(ids.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
	});

	it("refers only to what is there", () => {
		for (const [, pointer = ""] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
			const found = pointer
				.split("/")
				.reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], description);
			expect(found, pointer).toBeDefined();
		}
	});
});

describe.each(Object.keys(OPERATIONS) as OperationId[])("%s", (id) => {
	const { path, method, encodings, status, scope, response } = OPERATIONS[id];
	const found = description.paths[path]?.[method.toLowerCase()];

	it("says what may be sent, what comes back and what it takes", () => {
		expect(Object.keys(found?.requestBody?.content ?? {})).toEqual([...encodings]);
		expect(Object.keys(found?.responses ?? {})).toContain(String(status));
		expect(found?.responses[400]).toEqual({ $ref: "#/components/responses/Error400" });
		expect(found?.security).toContainEqual({ oauth2: [scope] });
		expect("content" in (found?.responses[status] ?? {})).toBe(response !== null);
	});

	it("has an example of what is sent and of what comes back", () => {
		const answer = (found?.responses[status]?.content ?? {}) as Record<string, { example?: unknown }>;
		expect("application/json" in answer).toBe(response !== null && response !== "binary");
		for (const { example } of Object.values(answer)) expect(example !== undefined).toBe(response !== "binary");
		const sent = Object.values(found?.requestBody?.content ?? {});
		expect(sent.some(({ example }) => example !== undefined)).toBe(sent.length > 0);
	});
});

it("names the parts of a send, the uploads among them", () => {
	const body = description.paths["/v1/document/send"]?.post?.requestBody?.content ?? {};
	expect(Object.keys(body)).toEqual(["multipart/form-data", "application/json", "application/x-www-form-urlencoded"]);
	const form = body["multipart/form-data"]?.schema as { properties: Record<string, unknown>; required: string[] };
	expect(form.required).toEqual(["files", "title", "signers"]);
	expect(form.properties.files).toEqual({
		type: "array",
		items: { type: "string", contentMediaType: "application/octet-stream" },
	});
	expect(JSON.stringify(form.properties.signers)).toContain('"formFields"');
});

it("names a single upload as one file", () => {
	const body = description.paths["/v1/brand/create"]?.post?.requestBody?.content ?? {};
	const form = body["multipart/form-data"]?.schema as { properties: Record<string, unknown>; required: string[] };
	expect(form.required).toEqual(["brandName", "brandLogo"]);
	expect(form.properties.brandLogo).toEqual({ type: "string", contentMediaType: "application/octet-stream" });
});
