import { expect, it } from "vitest";
import { MOST_AT_ONCE } from "#lib/contract/documents/listing/bulk-action.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocuments } from "#lib/testing/insert-documents.ts";
import { listView } from "#lib/testing/list-view.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { listMatching } from "./list-matching.ts";

useTestDatabase();

it("finds as many of a list as one action takes, and says how many it has", async () => {
	const context = await makeUserContext();
	const statusOf = (index: number) => (index < 2 ? "Completed" : "InProgress");
	const rows = Array.from({ length: MOST_AT_ONCE + 1 }, (_, index) => ({ status: statusOf(index) }) as const);
	await insertDocuments(context, rows);
	const all = await listMatching(context, listView());
	expect([all.documents.length, all.total, all.isMore]).toEqual([MOST_AT_ONCE, MOST_AT_ONCE + 1, false]);
	const completed = await listMatching(context, listView({ filter: "completed" }));
	expect([completed.documents.length, completed.total]).toEqual([2, 2]);
});
