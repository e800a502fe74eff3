import { expect, it } from "vitest";
import { readListView } from "#lib/contract/documents/list-view.ts";
import { db } from "#lib/db/client.ts";
import { viewStart } from "#lib/domain/start/view-start.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { countLists } from "./count-lists.ts";
import { getListVersion } from "./get-list-version.ts";
import { listForSender } from "./list-for-sender.ts";
import { listMatching } from "./list-matching.ts";

useTestDatabase();

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
