import { z } from "zod";

/** What a credential must be allowed to do for an operation (lib/contract/README.md "Scopes"). */
export type Scope =
	| `Service.Documents.${"Read" | "Write" | "Create" | "Delete"}`
	| `Service.Templates.${"Read" | "Write" | "Create" | "Delete"}`
	| `Service.Users.${"Read" | "Write"}`
	| `Service.Teams.${"Read" | "Write"}`
	| `Service.SenderIdentity.${"Read" | "Write" | "Create" | "Delete"}`
	| "Service.Brands.All"
	| "Service.CustomFields.All"
	| `Service.Contacts.${"Read" | "Write"}`
	| "Service.IdentityVerification.Read";

type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Content types of a request body; an operation without a body ignores whatever comes. */
export type Encoding = "multipart/form-data" | "application/json" | "application/x-www-form-urlencoded";

export const ALL_ENCODINGS: readonly Encoding[] = [
	"multipart/form-data",
	"application/json",
	"application/x-www-form-urlencoded",
];

/** What an operation says of its body when there is none. */
export const WITHOUT_BODY = { body: z.object({}), encodings: [], files: null } as const;

/** Success: the JSON body's schema, "binary" for a download, or null for an empty answer. */
type AnswerKind = z.ZodType | "binary" | null;

/**
 * One public endpoint as data. Validation, authorization, routing, tests and the published description
 * are all made from this; nothing about an endpoint is written down twice.
 */
export type Operation<
	Query extends z.ZodType = z.ZodType,
	Body extends z.ZodType = z.ZodType,
	Answer extends AnswerKind = AnswerKind,
> = {
	/** camelCase, unique. */
	id: string;
	method: HttpMethod;
	/** Below the base URL, in its documented spelling; matched without regard to case. */
	path: `/v1${string}`;
	/** Where it is answered as well: for clients written against a beta of it. */
	betaPath?: `/v1-beta${string}`;
	summary: string;
	/** null: any credential. */
	scope: Scope | null;
	query: Query;
	body: Body;
	/** Accepted content types of the body; empty when there is none. */
	encodings: readonly Encoding[];
	/** The part that carries uploads, whether one is needed, and which part may stand instead. */
	files: { part: string; isRequired: boolean; instead?: string } | null;
	/** It only reads, though by POST: an Idempotency-Key means nothing, and what is answered is kept nowhere. */
	isReading?: true;
	response: Answer;
	status: 200 | 201 | 204;
};

/** Keeps the exact schema types, so that a verb's input and its answer are known to the compiler. */
export function defineOperation<Query extends z.ZodType, Body extends z.ZodType, Answer extends AnswerKind>(
	operation: Operation<Query, Body, Answer>,
): Operation<Query, Body, Answer> {
	return operation;
}
