import type { OperationId } from "../operations.ts";
import { OPERATIONS } from "../operations.ts";
import { BRAND_EXAMPLES } from "./examples/brand-examples.ts";
import { CONTACT_EXAMPLES } from "./examples/contact-examples.ts";
import type { CurlParts } from "./examples/curl-parts.ts";
import { CUSTOM_FIELD_EXAMPLES } from "./examples/custom-field-examples.ts";
import { DOCUMENT_EXAMPLES } from "./examples/document-examples.ts";
import { IDENTITY_VERIFICATION_EXAMPLES } from "./examples/identity-verification-examples.ts";
import { SENDER_IDENTITY_EXAMPLES } from "./examples/sender-identity-examples.ts";
import { TEMPLATE_EXAMPLES } from "./examples/template-examples.ts";
import { USER_EXAMPLES } from "./examples/user-examples.ts";

const EXAMPLES: Record<OperationId, CurlParts> = {
	...DOCUMENT_EXAMPLES,
	...TEMPLATE_EXAMPLES,
	...BRAND_EXAMPLES,
	...USER_EXAMPLES,
	...SENDER_IDENTITY_EXAMPLES,
	...CUSTOM_FIELD_EXAMPLES,
	...CONTACT_EXAMPLES,
	...IDENTITY_VERIFICATION_EXAMPLES,
	getApiCreditsCount: { query: "", lines: [] },
};

/** What an example says after the path, and after the address. */
export function exampleParts(id: OperationId, now: Date): { query: string; lines: string[] } {
	const { query, lines } = EXAMPLES[id];
	return { query, lines: typeof lines === "function" ? lines(now) : lines };
}

/** A call that can be pasted into a shell after the key is put in. */
export function curlExample(id: OperationId, baseUrl: string, now = new Date()): string {
	const { method, path } = OPERATIONS[id];
	const { query, lines } = exampleParts(id, now);
	const hasBody = lines.some((line) => line.startsWith("-F") || line.startsWith("--json"));
	const isPlain = method === "GET" || (method === "POST" && hasBody);
	const call = isPlain ? "curl" : `curl -X ${method}`;
	const address = query === "" ? `${baseUrl}${path}` : `'${baseUrl}${path}${query}'`;
	return [`${call} ${address}`, `-H "X-API-KEY: $SIGNET_KEY"`, ...lines].join(" \\\n  ");
}
