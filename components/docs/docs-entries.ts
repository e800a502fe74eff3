import type { DescribedOperation, DescribedPart } from "#lib/contract/reference/describe-operation.ts";

/** A place in the reference that the contents lead to. */
export type DocsEntry = {
	/** Of its element. */
	id: string;
	label: string;
	/** What it is about, below the label of something found. */
	about: string;
	/** Heading above it in the contents. */
	group: string;
	/** In lower case: what a search looks into. */
	words: string;
};

const BEFORE = [
	["start", "Getting started", "API key, base URL, first document"],
	["sandbox", "Sandbox", "Testing with sandbox keys and tokens, users, brands, custom fields"],
	["encodings", "Request formats", "JSON, multipart and form bodies, lists and objects"],
	["limits", "Limits", "Rate limits, sizes, headers"],
	["repeating", "Idempotent requests", "Idempotency-Key, retries"],
	["openapi", "OpenAPI", "API description as JSON"],
	["oauth", "OAuth 2.0", "Apps, scopes, tokens, consent, OpenID Connect"],
] as const;

const AFTER = [
	["fields", "Form fields", "Types and keys, bounds, attachments, allowedFileTypes, validation"],
	["groups", "Group signers", "Contact groups of which any one member signs"],
	["templates", "Templates", "Roles, precedence, labels, merging, versions, sharing"],
	["text-tags", "Text tags", "Tags in the files that become fields"],
	["found-fields", "Detected fields", "autoDetectFields: form fields of a PDF, lines, boxes and squares"],
	["brands", "Brands", "Logo, colours, emails"],
	["webhooks", "Webhooks", "Events, signatures, retries"],
	["errors", "Errors", "Codes, statuses, traceId, request id, request log"],
	["not-supported", "Not supported", "Parameters of BoldSign’s SDKs that are refused"],
] as const;

/** Everything there is, in the order of the page. */
export function docsEntries(operations: readonly DescribedOperation[]): DocsEntry[] {
	const chapter =
		(group: string) =>
		([id, label, about]: readonly [string, string, string]): DocsEntry => ({
			...{ id, label, about, group },
			words: `${label} ${about}`.toLowerCase(),
		});
	return [...BEFORE.map(chapter("")), ...operations.map(entryOf), ...AFTER.map(chapter("More"))];
}

function entryOf({ id, path, summary, query, body, scope }: DescribedOperation): DocsEntry {
	const [, version, subject = "", ...rest] = path.split("/");
	const names = namesOf([...query, ...body]).join(" ");
	return {
		id,
		label: `${rest.at(-1) ?? subject}${version === "v1-beta" ? " (beta)" : ""}`,
		about: summary,
		group: inWords(subject),
		words: `${id} ${path} ${summary} ${scope} ${names}`.toLowerCase(),
	};
}

function namesOf(parts: readonly DescribedPart[]): string[] {
	return parts.flatMap((part) => [part.name, ...namesOf(part.parts)]);
}

/** "senderIdentities" as a heading: "Sender identities". */
function inWords(subject: string): string {
	const words = subject.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The entries that have every word of a search; those whose name has them stand first. */
export function foundEntries(entries: readonly DocsEntry[], search: string): DocsEntry[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	const found = entries.filter((entry) => words.every((word) => entry.words.includes(word)));
	const isNamed = (entry: DocsEntry) =>
		words.every((word) => `${entry.label} ${entry.id}`.toLowerCase().includes(word));
	return found.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}
