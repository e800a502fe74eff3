import { z } from "zod";
import { ERRORS } from "#lib/errors/catalogue.ts";
import type { Operation } from "../operation.ts";
import { OPERATIONS, type OperationId } from "../operations.ts";
import { type DescribedPart, describeOperation } from "../reference/describe-operation.ts";
import { type ExampleCall, exampleOf } from "../reference/example-of.ts";
import { SCOPE_WORDS } from "../scope-words.ts";
import { type JsonSchema, partSchema, partsSchema } from "./part-schema.ts";

/** Where the description is served; it needs no credential. */
export const OPENAPI_PATH = "/v1/openapi.json";

const ERROR_STATUSES = [400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 500, 503];

const ERROR_SCHEMA: JsonSchema = {
	type: "object",
	required: ["error", "errorType", "status", "traceId"],
	properties: {
		error: { type: "string", description: "One readable sentence." },
		errorType: { type: "string", enum: Object.keys(ERRORS), description: "A code that never changes its meaning." },
		status: { type: "integer" },
		traceId: { type: "string" },
		errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
		type: { type: "string" },
		title: { type: "string" },
	},
};

/**
 * The public API as OpenAPI 3.1, made from the contract: what is described is what the server does.
 *
 * @param baseUrl public address without a slash at its end
 */
export function buildOpenApi(baseUrl: string): JsonSchema {
	const paths: Record<string, Record<string, JsonSchema>> = {};
	for (const id of Object.keys(OPERATIONS) as OperationId[]) {
		const { path, method } = OPERATIONS[id];
		paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(id) };
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "Signet",
			version: "1",
			description: "Send documents, follow them and fetch what was signed.",
			license: { name: "Apache-2.0", identifier: "Apache-2.0" },
		},
		servers: [{ url: baseUrl }],
		tags: [...new Set(Object.values(OPERATIONS).map(tagOf))].map((name) => ({ name })),
		paths,
		components: {
			schemas: { Error: ERROR_SCHEMA },
			responses: Object.fromEntries(ERROR_STATUSES.map((status) => [`Error${status}`, errorResponse(status)])),
			parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
			securitySchemes: securitySchemes(baseUrl),
		},
	};
}

const IDEMPOTENCY_KEY: JsonSchema = {
	name: "Idempotency-Key",
	in: "header",
	schema: { type: "string", maxLength: 255 },
	description: "The same key with the same content is done once and gets the same answer, for a day.",
};

function tagOf({ path }: Operation): string {
	return path.split("/")[2] ?? "";
}

function operationObject(id: OperationId): JsonSchema {
	const operation: Operation = OPERATIONS[id];
	const { query, body, isBodyList, answerExample } = describeOperation(id);
	const example = exampleOf(id);
	const content = isBodyList ? { type: "array", items: partsSchema(body) } : partsSchema(body);
	return {
		operationId: id,
		summary: operation.summary,
		tags: [tagOf(operation)],
		security: [{ apiKey: [] }, { oauth2: [operation.scope] }],
		parameters: [
			...query.map((part) => queryParameter(part, example.query.get(part.name))),
			...(operation.method === "POST" && !operation.isReading
				? [{ $ref: "#/components/parameters/IdempotencyKey" }]
				: []),
		],
		...(operation.encodings.length > 0 ? { requestBody: requestBody(operation, content, example) } : {}),
		responses: {
			[operation.status]: successResponse(operation, answerExample),
			...Object.fromEntries(
				ERROR_STATUSES.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
			),
		},
	};
}

function queryParameter(part: DescribedPart, given: string | undefined): JsonSchema {
	const { description, ...schema } = partSchema(part);
	const example = given === undefined ? {} : { example: schema.type === "integer" ? Number(given) : given };
	const text = description ? { description } : {};
	return { name: part.name, in: "query", required: part.isRequired, schema, ...text, ...example };
}

function requestBody({ encodings, files }: Operation, schema: JsonSchema, { body }: ExampleCall): JsonSchema {
	return {
		required: true,
		content: Object.fromEntries(
			encodings.map((encoding) => {
				const isForm = encoding === "multipart/form-data";
				const example = body && body.isForm === isForm ? { example: body.value } : {};
				return [encoding, { schema: isForm && files ? withUploads(schema, files.part) : schema, ...example }];
			}),
		),
	};
}

/** In a form the files are parts of their own (OpenAPI 3.1 section "Considerations for File Uploads"). */
function withUploads(schema: JsonSchema, part: string): JsonSchema {
	const properties = { ...(schema.properties as Record<string, JsonSchema>) };
	const file = { type: "string", contentMediaType: "application/octet-stream" };
	properties[part] = properties[part]?.type === "string" ? file : { type: "array", items: file };
	return { ...schema, properties };
}

function successResponse({ response, summary }: Operation, example: unknown): JsonSchema {
	if (response === null) return { description: summary };
	if (response === "binary") {
		return { description: summary, content: { "application/octet-stream": { schema: {} } } };
	}
	const { $schema: _, ...schema } = z.toJSONSchema(response, { io: "output", unrepresentable: "any" });
	return { description: summary, content: { "application/json": { schema, example } } };
}

function errorResponse(status: number): JsonSchema {
	const texts = Object.values(ERRORS).filter((error) => error.status === status);
	return {
		description: texts[0]?.text ?? "Refused.",
		content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
	};
}

function securitySchemes(baseUrl: string): JsonSchema {
	return {
		apiKey: { type: "apiKey", in: "header", name: "X-API-KEY" },
		oauth2: {
			type: "oauth2",
			flows: {
				authorizationCode: {
					authorizationUrl: `${baseUrl}/connect/authorize`,
					tokenUrl: `${baseUrl}/connect/token`,
					scopes: SCOPE_WORDS,
				},
				clientCredentials: { tokenUrl: `${baseUrl}/connect/token`, scopes: SCOPE_WORDS },
			},
		},
	};
}
