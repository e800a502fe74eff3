import type { JsonSchema } from "./json-schema.ts";

const count = { type: "integer", minimum: 0 };

/** Headers of answers, by their names in the components. */
export const HEADERS: Record<string, JsonSchema> = {
	RequestId: {
		description: "ID of the request. Quote it when you contact support.",
		schema: { type: "string", format: "uuid" },
	},
	RateLimitLimit: { description: "Number of requests allowed per hour.", schema: count },
	RateLimitRemaining: { description: "Number of requests left in this hour.", schema: count },
	RateLimitReset: { description: "Time at which the hour ends, as a Unix timestamp in seconds.", schema: count },
	RetryAfter: { description: "Number of seconds to wait before you retry.", schema: count },
	Authenticate: { description: "Expected authentication scheme.", schema: { type: "string" } },
	ContentDisposition: { description: "Name of the file.", schema: { type: "string" } },
	IdempotentReplayed: {
		description: "Present if this response repeats the response to an earlier request with the same key.",
		schema: { type: "string", enum: ["true"] },
	},
};

const OF_CALLER = {
	"X-RateLimit-Limit": "RateLimitLimit",
	"X-RateLimit-Remaining": "RateLimitRemaining",
	"X-RateLimit-Reset": "RateLimitReset",
};

/** The headers of an answer with a status. */
export function headersOf(status: number, { isFile = false, isOnce = false } = {}): Record<string, JsonSchema> {
	const names: Record<string, string> = {
		"X-Request-Id": "RequestId",
		...(status === 401 || status >= 500 ? {} : OF_CALLER),
		...(status === 429 || status === 503 ? { "Retry-After": "RetryAfter" } : {}),
		...(status === 401 ? { "WWW-Authenticate": "Authenticate" } : {}),
		...(isFile ? { "Content-Disposition": "ContentDisposition" } : {}),
		...(isOnce ? { "Idempotent-Replayed": "IdempotentReplayed" } : {}),
	};
	return Object.fromEntries(
		Object.entries(names).map(([name, header]) => [name, { $ref: `#/components/headers/${header}` }]),
	);
}
