import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { setPlan } from "#lib/domain/users/organisation/set-plan.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import type { LogQuery } from "./list-account-events.ts";
import { exportAccountEvents, listAccountEvents, listLogChoices } from "./list-account-events.ts";

useTestDatabase();

const ALL: LogQuery = { personId: null, type: null, from: null, to: null };

it("an Admin turns the pages of the account's own log, nothing twice and nothing left out", async () => {
	const [admin, stranger] = [await makeUserContext(), await makeUserContext()];
	const { accountId } = admin.principal;
	const plans = ["free", "business", "free"] as const;
	const operator = { ...operatorContext("command line"), ip: "203.0.113.7" };
	for (const plan of plans) await setPlan(operator, { accountId, plan });
	const first = await listAccountEvents(admin, { query: ALL, after: null, pageSize: 2 });
	const second = await listAccountEvents(admin, { query: ALL, after: first.nextAfter, pageSize: 2 });
	const all = [...first.events, ...second.events];
	expect(all.map(({ what }) => what)).toEqual(["Plan changed", "Plan changed", "Plan changed", "User added"]);
	expect(new Set(all.map(({ id }) => id)).size).toBe(4);
	expect(all[0]).toMatchObject({ who: "Command line", ip: "203.0.113.7" });
	expect(second.nextAfter).toBeNull();
	const foreign = await listAccountEvents(stranger, { query: ALL, after: first.nextAfter, pageSize: 2 });
	expect(foreign.events.map(({ subject }) => subject)).toEqual([stranger.principal.email]);
	const member = await makeUserContext({ accountId, role: "Member" });
	await expect(listAccountEvents(member, { query: ALL, after: null, pageSize: 2 })).rejects.toMatchObject({
		code: "Forbidden",
	});
});

it("is narrowed to a person, a kind and days, in pages and as a table", async () => {
	const admin = await makeUserContext();
	const { accountId, userId, email } = admin.principal;
	const member = await makeUserContext({ accountId, role: "Member" });
	const event = (type: string, day: string, more: object) =>
		db().accountEvent.create({
			data: { id: randomUUID(), accountId, type, at: new Date(`${day}T12:00:00Z`), ...more },
		});
	await event("SignedIn", "2026-01-01", { userId });
	await event("SignedIn", "2026-01-02", { userId: member.principal.userId });
	await event("TeamCreated", "2026-01-03", { data: { name: "Sales", by: email } });
	await event("UserTeamChanged", "2026-01-03", { userId, data: { by: email } });
	const list = async (query: Partial<LogQuery>) => {
		const range = { from: "2026-01-01", to: "2026-01-31", ...query };
		const { events } = await listAccountEvents(admin, { query: { ...ALL, ...range }, after: null, pageSize: 10 });
		expect(await exportAccountEvents(admin, { ...ALL, ...range })).toEqual(events);
		return events.map(({ what }) => what);
	};
	expect(await list({})).toHaveLength(4);
	// What they did, and what was done to them, each once.
	expect((await list({ personId: userId })).sort()).toEqual([
		"Signed in",
		"Team created",
		"User moved to another team",
	]);
	expect(await list({ type: "SignedIn" })).toEqual(["Signed in", "Signed in"]);
	expect(await list({ type: "SignedIn", personId: userId })).toEqual(["Signed in"]);
	expect(await list({ from: "2026-01-02", to: "2026-01-02" })).toEqual(["Signed in"]);
	expect(await list({ personId: (await makeUserContext()).principal.userId })).toEqual([]);
	const { people, kinds } = await listLogChoices(admin);
	expect(people.map(({ id }) => id).sort()).toEqual([userId, member.principal.userId].sort());
	expect(kinds).toContainEqual({ type: "SignedIn", name: "Signed in" });
});
