import { expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { listView } from "#lib/testing/list-view.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { listForSender } from "./list-for-sender.ts";

useTestDatabase();

it("a list comes in the order in which documents expire, page after page", async () => {
	const context = await makeUserContext();
	for (const day of [3, 1, 2]) {
		await insertDocument(context, { title: `${day}`, expiresAt: new Date(Date.now() + day * 86_400_000) });
	}
	for (let number = 4; number <= 26; number++) {
		await insertDocument(context, { title: `${number}`, expiresAt: new Date(Date.now() + number * 86_400_000) });
	}
	const view = listView({ sort: "expiry" });
	const first = await listForSender(context, { view, cursor: null });
	const second = await listForSender(context, { view, cursor: first.nextCursor });
	const all = [...first.rows, ...second.rows].map(({ title }) => title);
	expect(all).toEqual(Array.from({ length: 26 }, (_, index) => `${index + 1}`));
	expect(second.nextCursor).toBeNull();
});

it("the order of expiry leaves out nothing: what does not expire comes after it, the last active first, page after page", async () => {
	const context = await makeUserContext();
	const at = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000);
	const due = Array.from({ length: 24 }, (_, index) => `due ${index}`);
	for (const [index, title] of due.entries()) await insertDocument(context, { title, expiresAt: at(index) });
	const rest = Array.from({ length: 30 }, (_, index) => `rest ${index}`);
	for (const [index, title] of rest.entries()) {
		const state = index % 2 ? { expiresAt: null } : { status: "Completed" as const, expiresAt: at(0) };
		await insertDocument(context, { title, ...state, activityAt: at(-Math.floor(index / 3)) });
	}
	const seen: string[] = [];
	let cursor: string | null = null;
	do {
		const list = await listForSender(context, { view: listView({ sort: "expiry" }), cursor });
		seen.push(...list.rows.map(({ title }) => title));
		cursor = list.nextCursor;
	} while (cursor && seen.length < 100);
	expect(seen.slice(0, 24)).toEqual(due);
	expect(seen.slice(24).toSorted()).toEqual(rest.toSorted());
	expect(seen.slice(24, 27).toSorted()).toEqual(rest.slice(0, 3));
	const completed = await listForSender(context, {
		view: listView({ sort: "expiry", filter: "completed" }),
		cursor: null,
	});
	expect(completed.rows).toHaveLength(15);
	// A place behind what expires is none in a list that knows no such place.
	const second = await listForSender(context, { view: listView({ sort: "expiry" }), cursor: null });
	const other = await listForSender(context, { view: listView(), cursor: second.nextCursor });
	expect(other.rows[0]?.title).toBe((await listForSender(context, { view: listView(), cursor: null })).rows[0]?.title);
});

it("a list goes by title whatever its case, page after page", async () => {
	const context = await makeUserContext();
	const names = Array.from(
		{ length: 27 },
		(_, index) => `${index % 2 ? "T" : "t"}${String(index).padStart(2, "0")} a b`,
	);
	for (const title of names.toReversed()) await insertDocument(context, { title });
	const view = listView({ sort: "title" });
	const first = await listForSender(context, { view, cursor: null });
	const second = await listForSender(context, { view, cursor: first.nextCursor });
	expect([...first.rows, ...second.rows].map(({ title }) => title)).toEqual(names);
	expect(second.nextCursor).toBeNull();
	// A place in another order is none in this one.
	const other = await listForSender(context, { view: listView(), cursor: first.nextCursor });
	expect(other.rows).toHaveLength(25);
});
