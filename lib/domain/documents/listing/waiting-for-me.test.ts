import { expect, it } from "vitest";
import { readListView } from "#lib/contract/documents/listing/list-view.ts";
import { db } from "#lib/db/client.ts";
import { viewStart } from "#lib/domain/start/view-start.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { searchText } from "../sending/search-text.ts";
import { countLists } from "./count-lists.ts";
import { getListVersion } from "./get-list-version.ts";
import { listForSender } from "./list-for-sender.ts";
import { listMatching } from "./list-matching.ts";

useTestDatabase();

const ZOE = { name: "Zoe Other", email: "zoe@example.com", groupName: null };

const view = (filter: "mine" | "all") => ({ ...readListView(() => null), filter });

it("what waits for somebody is listed to them whoever of the account sent it, and counted; all else stays out of reach", async () => {
	const sender = await makeUserContext();
	const { accountId } = sender.principal;
	const member = await makeUserContext({ accountId, role: "Member" });
	const me = [{ email: member.principal.email.toUpperCase() }];
	const version = await getListVersion(member);
	await insertDocument(member, { title: "my own", signers: me });
	const asked = await insertDocument(sender, { title: "a colleague's", signers: me });
	await insertDocument(sender, { title: "not my turn", signers: [{ ...me[0], activatedAt: null }] });
	await insertDocument(sender, { title: "signed", signers: [{ ...me[0], status: "Completed" }] });
	await insertDocument(sender, { title: "on my device", signers: [{ ...me[0], type: "InPersonSigner" }] });
	await insertDocument(sender, { title: "in the sandbox", isSandbox: true, signers: me });
	await insertDocument(sender, { title: "in the trash", deletedAt: new Date(), signers: me });
	await insertDocument(await makeUserContext(), { title: "of another account", signers: me });
	const listed = async (filter: "mine" | "all") =>
		(await listForSender(member, { view: view(filter), cursor: null })).rows
			.map(({ title, isReached }) => [title, isReached])
			.toSorted();
	const waiting = [
		["a colleague's", false],
		["my own", true],
	];
	expect(await listed("mine")).toEqual(waiting);
	expect(await listed("all")).toEqual([["my own", true]]);
	expect(await countLists(member, view("all"))).toMatchObject({ mine: { count: 2 }, all: { count: 1 } });
	const start = await viewStart(member);
	expect(start.waiting.rows.map(({ title, isReached }) => [title, isReached]).toSorted()).toEqual(waiting);
	expect(start.recent.map(({ title }) => title)).toEqual(["my own"]);
	// What can be chosen can be acted on.
	expect((await listMatching(member, view("mine"))).documents.map(({ title }) => title)).toEqual(["my own"]);
	const now = await getListVersion(member);
	expect(now).not.toBe(version);
	await db().signer.updateMany({ where: { documentId: asked }, data: { status: "Completed" } });
	expect(await getListVersion(member)).not.toBe(now);
	expect(await listed("mine")).toEqual([["my own", true]]);
});

it.each([
	["Zoe", {}, ["my own"]],
	["zo", {}, ["my own"]],
	["OWN", {}, ["my own", "the town's own"]],
	["to", {}, ["the town's own"]],
	["secret", {}, ["my own"]],
	["", { label: "secret" }, ["my own"]],
])("what waits for somebody is found by no more than they are told: %s %o", async (search, narrowed, titles) => {
	const sender = await makeUserContext();
	const member = await makeUserContext({ accountId: sender.principal.accountId, role: "Member" });
	const signers = [{ email: member.principal.email }, { name: "Zoe Other", email: "zoe@example.com" }];
	const titled = (title: string) => {
		const labels = ["secret"];
		return { title, signers, labels, searchText: searchText({ title, people: [ZOE] }, labels) };
	};
	await insertDocument(member, titled("my own"));
	await insertDocument(sender, titled("the town's own"));
	const mine = { ...view("mine"), search, ...narrowed };
	const { rows } = await listForSender(member, { view: mine, cursor: null });
	expect(rows.map(({ title }) => title).toSorted()).toEqual(titles);
	expect(await countLists(member, mine)).toMatchObject({ mine: { count: titles.length } });
	// Whoever reaches all of them finds them by all there is.
	const asAdmin = { ...member, principal: { ...member.principal, role: "Admin" as const } };
	const all = await listForSender(asAdmin, { view: { ...mine, search: "zoe" }, cursor: null });
	expect(all.rows).toHaveLength(2);
});
