import { expect, it } from "vitest";
import { operatorContext } from "#lib/domain/context.ts";
import { setPlan } from "#lib/domain/users/set-plan.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { listAccountEvents } from "./list-account-events.ts";

useTestDatabase();

it("an Admin turns the pages of the account's own log, nothing twice and nothing left out", async () => {
	const [admin, stranger] = [await makeUserContext(), await makeUserContext()];
	const { accountId } = admin.principal;
	const plans = ["free", "business", "free"] as const;
	const operator = { ...operatorContext("command line"), ip: "203.0.113.7" };
	for (const plan of plans) await setPlan(operator, { accountId, plan });
	const first = await listAccountEvents(admin, { after: null, pageSize: 2 });
	const second = await listAccountEvents(admin, { after: first.nextAfter, pageSize: 2 });
	const all = [...first.events, ...second.events];
	expect(all.map(({ what }) => what)).toEqual(["Plan changed", "Plan changed", "Plan changed", "User added"]);
	expect(new Set(all.map(({ id }) => id)).size).toBe(4);
	expect(all[0]).toMatchObject({ who: "Command line", ip: "203.0.113.7" });
	expect(second.nextAfter).toBeNull();
	const foreign = await listAccountEvents(stranger, { after: first.nextAfter, pageSize: 2 });
	expect(foreign.events.map(({ subject }) => subject)).toEqual([stranger.principal.email]);
	const member = await makeUserContext({ accountId, role: "Member" });
	await expect(listAccountEvents(member, { after: null, pageSize: 2 })).rejects.toMatchObject({ code: "Forbidden" });
});
