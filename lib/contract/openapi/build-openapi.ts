import { ERRORS } from "#lib/errors/catalogue.ts";
import type { Operation } from "../operation.ts";
import { OPERATIONS, type OperationId } from "../operations.ts";
import { describeOperation } from "../reference/describe-operation.ts";
import type { DescribedPart } from "../reference/described-part.ts";
import { CASE_REMEDIES } from "../reference/error-remedies.ts";
import { exampleBody, exampleOf } from "../reference/example-of.ts";
import { SCOPE_WORDS } from "../scope-words.ts";
import { ERROR_STATUSES, errorStatuses } from "./error-statuses.ts";
import type { JsonSchema } from "./json-schema.ts";
import { NamedSchemas, pascal } from "./named-schemas.ts";
import { answerSchema, requestSchema } from "./request-schema.ts";
import { HEADERS, headersOf } from "./response-headers.ts";

/** An object of OpenAPI that is no schema. */
type Described = Record<string, unknown>;

const ERROR_SCHEMA: JsonSchema = {
	type: "object",
	required: ["error", "errorType", "code", "status", "traceId"],
	properties: {
		error: { type: "string", description: "Human-readable message." },
		errorType: { type: "string", enum: Object.keys(ERRORS), description: "Stable error type." },
		code: {
			anyOf: [{ type: "string", enum: [...Object.keys(ERRORS), ...Object.keys(CASE_REMEDIES)] }, { type: "string" }],
			description: "Stable code that identifies the exact error. More codes can be added.",
		},
		status: { type: "integer" },
		traceId: { type: "string" },
		errors: {
			type: "object",
			additionalProperties: { type: "array", items: { type: "string" } },
			description: "Messages for each invalid parameter. Keys are the paths of the parameters.",
		},
		type: { type: "string" },
		title: { type: "string" },
	},
};

const TAGS: Readonly<Record<string, string>> = {
	document: "Send, track and download documents.",
	brand: "Appearance of emails, signing pages and certificates.",
	users: "People in the account.",
	teams: "Groups of people whose documents team admins can see.",
	senderIdentities: "People on whose behalf documents are sent.",
	customField: "Reusable form fields.",
	contacts: "People to whom documents are sent.",
	contactGroups: "Groups in which any one member can sign.",
	identityVerification: "Results of ID verification.",
	plan: "The account’s plan.",
};

/**
 * The public API as OpenAPI 3.1, made from the contract: what is described is what the server does.
 *
 * @param baseUrl public address without a slash at its end
 */
export function buildOpenApi(baseUrl: string): Described {
	const named = new NamedSchemas();
	const error = named.name("Error", ERROR_SCHEMA, () => []);
	const paths: Record<string, Record<string, Described>> = {};
	for (const id of Object.keys(OPERATIONS) as OperationId[]) {
		const { path, betaPath, method }: Operation = OPERATIONS[id];
		const described = operationObject(id, named);
		paths[path] = { ...paths[path], [method.toLowerCase()]: described };
		if (!betaPath) continue;
		paths[betaPath] = { ...paths[betaPath], [method.toLowerCase()]: { ...described, operationId: `${id}Beta` } };
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "Signet",
			version: "1",
			description: "Send documents for signature, track them and download the signed files.",
			license: { name: "Apache-2.0", identifier: "Apache-2.0" },
			contact: { name: "API reference", url: `${baseUrl}/docs` },
		},
		servers: [{ url: baseUrl }],
		tags: [...new Set(Object.values(OPERATIONS).map(tagOf))].map((name) => ({ name, description: TAGS[name] })),
		paths,
		components: {
			schemas: named.schemas,
			responses: Object.fromEntries(ERROR_STATUSES.map((status) => [`Error${status}`, errorResponse(status, error)])),
			headers: HEADERS,
			parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
			securitySchemes: securitySchemes(baseUrl),
		},
	};
}

const IDEMPOTENCY_KEY: Described = {
	name: "Idempotency-Key",
	in: "header",
	schema: { type: "string", maxLength: 255 },
	description:
		"A unique key that you choose for this request. If you repeat the request with the same key and content within a day, Signet returns the first response without running the request again.",
};

function tagOf({ path }: Operation): string {
	return path.split("/")[2] ?? "";
}

function takesKey({ method, isReading }: Operation): boolean {
	return method === "POST" && !isReading;
}

function operationObject(id: OperationId, named: NamedSchemas): Described {
	const operation: Operation = OPERATIONS[id];
	const { query, answerExample } = describeOperation(id);
	const queryProperties = requestSchema(operation.query, query).properties ?? {};
	const example = exampleOf(id);
	return {
		operationId: id,
		summary: operation.summary,
		description: scopeText(operation),
		tags: [tagOf(operation)],
		security: [{ apiKey: [] }, { oauth2: operation.scope === null ? [] : [operation.scope] }],
		parameters: [
			...query.map((part) => queryParameter(part, queryProperties[part.name] ?? {}, example.query?.[part.name])),
			...(takesKey(operation) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
		],
		...(operation.encodings.length > 0 ? { requestBody: requestBody(id, named, exampleBody(example)) } : {}),
		responses: {
			[operation.status]: {
				...successResponse(id, named, answerExample),
				headers: headersOf(operation.status, { isFile: operation.response === "binary", isOnce: takesKey(operation) }),
			},
			...Object.fromEntries(
				errorStatuses(operation).map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
			),
		},
	};
}

function scopeText({ scope }: Operation): string {
	return scope === null ? "No scope required." : `Required scope: ${scope} (${SCOPE_WORDS[scope]}).`;
}

function queryParameter({ name, isRequired }: DescribedPart, schema: JsonSchema, given: string | undefined): Described {
	const { description, ...rest } = schema;
	const value = schema.type === "integer" ? Number(given) : schema.type === "array" ? [given] : given;
	return {
		...{ name, in: "query", required: isRequired, schema: rest },
		...(description ? { description } : {}),
		...(given === undefined ? {} : { example: value }),
	};
}

/** The server takes more encodings (lib/contract/README.md "Bodies"); clients are best made from one. */
function requestBody(id: OperationId, named: NamedSchemas, body: object | undefined): Described {
	const { body: wire, files }: Operation = OPERATIONS[id];
	const schema = requestSchema(wire, describeOperation(id).body);
	const own = (kind: string, content: JsonSchema) =>
		named.name(pascal(id) + kind, content, (name) => [pascal(id) + name]);
	if (!files) {
		const example = body ? { example: body } : {};
		return { required: true, content: { "application/json": { schema: own("Request", schema), ...example } } };
	}
	const isOne = schema.properties?.[files.part]?.type === "string";
	const example = { ...body, [files.part]: isOne ? FILE_EXAMPLE : [FILE_EXAMPLE] };
	const form = own("Form", withFiles(schema, files.part, isOne ? FILE : { type: "array", items: FILE }));
	return { required: true, content: { "multipart/form-data": { schema: form, example } } };
}

/** A part of its own in a form (OpenAPI 3.1 section "Considerations for File Uploads"). */
const FILE: JsonSchema = { type: "string", format: "binary", contentMediaType: "application/octet-stream" };

const FILE_EXAMPLE = "%PDF-1.7 …";

function withFiles(schema: JsonSchema, part: string, file: JsonSchema): JsonSchema {
	const description = schema.properties?.[part]?.description;
	const described = description === undefined ? file : { ...file, description };
	return { ...schema, properties: { ...schema.properties, [part]: described } };
}

function successResponse(id: OperationId, named: NamedSchemas, example: unknown): Described {
	const { response, summary }: Operation = OPERATIONS[id];
	if (response === null) return { description: summary };
	if (response === "binary") return { description: summary, content: { "application/octet-stream": { schema: FILE } } };
	const others = (name: string) => [`${name}Details`, pascal(id) + name];
	const schema = named.name(`${pascal(id)}Response`, answerSchema(response), others);
	return { description: summary, content: { "application/json": { schema, example } } };
}

function errorResponse(status: number, schema: JsonSchema): Described {
	const texts = Object.values(ERRORS).filter((error) => error.status === status);
	return {
		description: texts[0]?.text ?? "The request was rejected.",
		headers: headersOf(status),
		content: { "application/json": { schema } },
	};
}

function securitySchemes(baseUrl: string): Described {
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
