import { describe, expect, it } from "vitest";
import { EXTRA_FIELD_KEYS, FIELD_KEYS } from "#lib/fields/field-keys.ts";
import type { Operation } from "../operation.ts";
import { OPERATIONS, type OperationId } from "../operations.ts";
import { buildOpenApi } from "./build-openapi.ts";
import { errorStatuses } from "./error-statuses.ts";
import type { JsonSchema } from "./json-schema.ts";

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
		const betas = Object.values<Operation>(OPERATIONS).flatMap(({ id, betaPath }) => (betaPath ? [`${id}Beta`] : []));
		expect(ids.toSorted()).toEqual([...Object.keys(OPERATIONS), ...betas].toSorted());
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
	const { path, method, encodings, files, status, scope, response }: Operation = OPERATIONS[id];
	const found = description.paths[path]?.[method.toLowerCase()];

	it("says what may be sent, what comes back and what it takes", () => {
		const encoding = files ? "multipart/form-data" : "application/json";
		expect(Object.keys(found?.requestBody?.content ?? {})).toEqual(encodings.length > 0 ? [encoding] : []);
		const refusals = errorStatuses(OPERATIONS[id]).map(String);
		expect(Object.keys(found?.responses ?? {})).toEqual([String(status), ...refusals]);
		expect(found?.responses[429]).toEqual({ $ref: "#/components/responses/Error429" });
		expect(found?.security).toContainEqual({ oauth2: scope === null ? [] : [scope] });
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

function schemaOf(name: string): JsonSchema {
	return description.components.schemas?.[name] as JsonSchema;
}

const UPLOAD = { type: "string", format: "binary", contentMediaType: "application/octet-stream" };

it("describes the parts of a send with their limits, and uploads in a form", () => {
	const body = description.paths["/v1/document/send"]?.post?.requestBody?.content ?? {};
	expect(body["multipart/form-data"]?.schema).toEqual({ $ref: "#/components/schemas/SendDocumentForm" });
	const form = schemaOf("SendDocumentForm");
	expect(form.required).toEqual(["files", "title", "signers"]);
	expect(form.properties).toMatchObject({
		files: { type: "array", items: UPLOAD },
		title: { type: "string", maxLength: 256 },
		enableReassign: { type: "boolean", default: true },
		expiryDays: { type: "integer", minimum: 1, maximum: 180 },
		signers: { type: "array", items: { $ref: "#/components/schemas/Signer" } },
	});
	expect(schemaOf("Signer").properties).toMatchObject({
		emailAddress: { type: "string", format: "email" },
		formFields: { type: "array", items: { $ref: "#/components/schemas/FormField" } },
		signerType: { enum: ["Signer", "Reviewer", "InPersonSigner"], default: "Signer" },
	});
});

it("leaves out what is refused", () => {
	expect(schemaOf("Signer").properties).not.toHaveProperty("enableQes");
	expect(schemaOf("SendDocumentForm").properties).not.toHaveProperty("enablePrintAndSign");
});

it("describes a form field whole", () => {
	const { properties, required } = schemaOf("FormField");
	expect(required).toEqual(["fieldType", "pageNumber", "bounds"]);
	expect(Object.keys(properties ?? {})).toEqual([...FIELD_KEYS, ...EXTRA_FIELD_KEYS]);
});

it("lists a beta address under an operation of its own", () => {
	expect(description.paths["/v1-beta/identityVerification/report"]?.post?.operationId).toBe("getIdentityReportBeta");
});

it("names a single upload as one file", () => {
	const form = schemaOf("CreateBrandForm");
	expect(form.required).toEqual(["brandName", "brandLogo"]);
	expect(form.properties?.brandLogo).toMatchObject(UPLOAD);
});
