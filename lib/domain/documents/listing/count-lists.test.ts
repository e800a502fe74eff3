import { expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument, insertDocuments } from "#lib/testing/insert-documents.ts";
import { listView } from "#lib/testing/list-view.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { countLists } from "./count-lists.ts";

useTestDatabase();

it("a search counts what it finds on each list", async () => {
	const admin = await makeUserContext({ role: "Admin" });
	const me = { email: admin.principal.email, name: "Me" };
	await insertDocument(admin, { title: "Lease for me", signers: [me] });
	await insertDocument(admin, { title: "Lease for others" });
	await insertDocument(admin, { title: "Lease that bounced", signers: [{ deliveryStatus: "Failed" }] });
	await insertDocument(admin, { title: "Lease, signed", status: "Completed" });
	await insertDocument(admin, { title: "Lease, a draft", status: "Draft", signers: [] });
	await insertDocument(admin, { title: "Offer" });
	expect(await countLists(admin, listView({ search: "lease" }))).toEqual({
		all: { count: 5, isMore: false },
		mine: { count: 1, isMore: false },
		others: { count: 2, isMore: false },
		attention: { count: 1, isMore: false },
		completed: { count: 1, isMore: false },
		drafts: { count: 1, isMore: false },
		scheduled: { count: 0, isMore: false },
	});
});

it("a search for a word in very many documents leaves out the lists that it did not look through", async () => {
	const admin = await makeUserContext({ role: "Admin" });
	await insertDocument(admin, { title: "Lease of mine", signers: [{ email: admin.principal.email, name: "Me" }] });
	await insertDocuments(
		admin,
		Array.from({ length: 1001 }, () => ({ title: "Lease", status: "Completed" as const })),
	);
	const counts = await countLists(admin, listView({ search: "lease" }));
	const many = { count: 100, isMore: true };
	expect(counts).toEqual({ all: many, completed: many, mine: { count: 1, isMore: false } });
});
