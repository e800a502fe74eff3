import { expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { describeOperation } from "#lib/contract/reference/describe-operation.ts";
import { docsEntries, foundEntries } from "./docs-entries.ts";

const entries = docsEntries((Object.keys(OPERATIONS) as OperationId[]).map(describeOperation));
const ids = (search: string) => foundEntries(entries, search).map(({ id }) => id);

it.each([
	["revoke", "revokeDocument"],
	["REMIND signers", "remindSigners"],
	["document/properties", "getDocumentProperties"],
	// By a part of the request.
	["reminderDays", "sendDocument"],
	["Brands.All", "createBrand"],
	["idempotency", "repeating"],
	["merging versions", "templates"],
	["allowedFileTypes", "fields"],
])("a search for %s finds %s", (search, id) => {
	expect(ids(search)).toContain(id);
});

it("puts what is called so first, and finds nothing for what is not there", () => {
	expect(ids("send")[0]).toBe("sendDocument");
	expect(ids("no such thing")).toEqual([]);
	expect(ids(" ")).toEqual(entries.map(({ id }) => id));
});
