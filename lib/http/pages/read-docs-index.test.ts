import { describe, expect, it } from "vitest";
import { addressOf, searchDocs } from "#lib/contract/guides/search-docs.ts";
import { readDocsIndex } from "./read-docs-index.ts";

const find = (search: string) => searchDocs(readDocsIndex(), search);
const addresses = (search: string) => find(search).map(({ place }) => addressOf(place));

it.each([
	["401", "/docs/api/errors#types-unauthorized"],
	["429", "/docs/api/errors#types-ratelimited"],
	["iframe", "/docs/api/documents#embedded-signing"],
	["secret", "/docs/guides/security-hardening"],
	["secret", "/docs/guides/webhooks#rotate-the-secret"],
	["expiry", "/docs/guides/corrections#extend-the-expiry"],
	["expiry", "/docs/api/documents#extendExpiry"],
	["Idempotency", "/docs/api/requests#idempotency"],
	["CORS", "/docs/api/authentication#browsers-and-cors"],
	["webhook signature", "/docs/api/webhooks#signatures"],
	["reminderDays", "/docs/api/documents#sendDocument.reminderSettings.reminderDays"],
	["expiryDays", "/docs/api/documents#sendDocument.expiryDays"],
	["sendDocument", "/docs/api/documents#sendDocument"],
	["revoke", "/docs/api/documents#revokeDocument"],
	["Brands.All", "/docs/api/oauth#scopes-servicebrandsall"],
	["allowedFileTypes", "/docs/api/form-fields#keys-attachmentinfo"],
	["dataSyncTag", "/docs/api/form-fields#keys-datasynctag"],
	["metadata", "/docs/api/limits#row-metadata"],
	["rate limits", "/docs/api/limits#rate-limits"],
	["pagination", "/docs/api/requests#lists"],
	["coordinates", "/docs/api/form-fields"],
	["prefilled values", "/docs/api/form-fields#prefilled-values"],
	["prefill template", "/docs/api/form-fields#prefilled-values"],
	["legal hold", "/docs/guides/retention"],
	["backup", "/docs/guides/backups#backup"],
	["PUBLIC_URL", "/docs/guides/configuration#addresses-and-processes-public_url"],
	["client_max_body_size", "/docs/guides/reverse-proxy#nginx"],
	["pgbouncer TRANSACTION", "/docs/guides/database#connections-and-time-limits"],
])("a search for %s has %s among the first three", (search, address) => {
	expect(addresses(search).slice(0, 3)).toContain(address);
});

describe("a search", () => {
	it("finds nothing for nothing, or for words in no section", () => {
		expect(find("  ")).toEqual([]);
		expect(find("legal xyzzy")).toEqual([]);
		expect(addresses("CORS")).toHaveLength(1);
	});

	it("finds words in several rows of a section if no place has all of them", () => {
		expect(addresses("Unauthorized RateLimited")).toEqual(["/docs/api/errors#types"]);
	});

	it("lists a parameter of several operations once, responses last", () => {
		const [first, ...rest] = find("expiryDays");
		expect(first?.others.map(addressOf)).toContain("/docs/api/templates#sendTemplate.expiryDays");
		expect(rest.at(-1)?.place.row?.id).toMatch(/\.response\./);
	});

	it("shows the text around the first word", () => {
		const [first] = find("client_max_body_size");
		expect(first?.excerpt).toContain("client_max_body_size");
		expect(first?.excerpt.length).toBeLessThan(200);
	});
});
