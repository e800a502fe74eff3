import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { finishBeforeEnd } from "#lib/config/before-end.ts";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { jobContext } from "#lib/domain/context.ts";
import { forgetRequests } from "#lib/domain/housekeeping/forget-requests.ts";
import { type AnsweredCall, keepRequests } from "#lib/domain/request-log/keep-requests.ts";
import { listRequests, type RequestQuery } from "#lib/domain/request-log/list-requests.ts";
import { flushRequests, noteRequest } from "#lib/http/request-log.ts";
import { type ApiCaller, callApi, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { signedInContext } from "#lib/testing/oauth-caller.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { DAY_MS } from "#lib/units.ts";

useTestDatabase();
const ALL: RequestQuery = {
	search: "",
	...{ credentialId: null, operation: null, statusClass: null, day: null, before: null, pageSize: 50 },
};
const list = (context: UserContext, more: Partial<RequestQuery> = {}) => listRequests(context, { ...ALL, ...more });

const LIST = "/v1/document/list?page=1";

/** An Admin and a Member with a key each. */
async function twoCallers(): Promise<{ admin: ApiCaller; member: ApiCaller }> {
	const admin = await makeCaller();
	const member = await makeCaller({ accountId: admin.accountId, role: "Member" });
	return { admin, member };
}

/** Calls that were answered then, a minute apart, the latest first. */
function answeredCalls({ principal }: UserContext, count: number, more: Partial<AnsweredCall> = {}): AnsweredCall[] {
	const { accountId, userId, credentialId } = principal;
	const nowMs = Date.now();
	return Array.from({ length: count }, (_, index) => ({
		...{ id: randomUUID(), accountId, userId, credentialId, isSandbox: false, operation: "listDocuments" },
		...{ status: 200, errorType: null, durationMs: 5, ip: "203.0.113.7", at: new Date(nowMs - index * 60_000) },
		...more,
	}));
}

async function insertCalls(context: UserContext, count: number, more: Partial<AnsweredCall> = {}): Promise<string[]> {
	const calls = answeredCalls(context, count, more);
	await keepRequests(jobContext(), calls);
	return calls.map(({ id }) => id);
}

describe("a call of the API", () => {
	it("stands in the log with its answer, and nothing of what it carried", async () => {
		const { admin } = await twoCallers();
		const secret = `secret-${randomUUID()}`;
		const good = await admin.call("GET", `${LIST}&searchKey=${secret}`);
		const bad = await admin.call("POST", "/v1/document/revoke?documentId=x", { message: secret }, { "X-Mine": secret });
		await flushRequests();
		const { requests, callers } = await list(await signedInContext(admin));
		expect(requests.map(({ id }) => id).toSorted()).toEqual(
			[good, bad].map(({ headers }) => headers.get("x-request-id")).toSorted(),
		);
		const refused = requests.find(({ operation }) => operation === "revokeDocument");
		expect(refused).toMatchObject({
			...{ status: bad.status, errorType: bad.body.errorType, id: bad.body.traceId, isSandbox: false },
			...{ userId: admin.userId, userName: "Ada Sender", caller: { name: "test", kind: "key" } },
		});
		expect(requests.find(({ operation }) => operation === "listDocuments")).toMatchObject({
			status: 200,
			errorType: null,
		});
		expect(callers).toHaveLength(1);
		const rows = await db().apiRequest.findMany({ where: { accountId: admin.accountId } });
		expect(JSON.stringify(rows)).not.toContain(secret);
		expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
			["accountId", "at", "credentialId", "durationMs", "errorType", "id", "ip", "isSandbox", "operation", "status"]
				.concat("statusClass", "userId")
				.toSorted(),
		);
	});

	it("of nobody who is known is in nobody's log", async () => {
		const before = await db().apiRequest.count();
		const answer = await callApi("sgn_live_nobodys", "GET", LIST);
		expect(answer.status).toBe(401);
		await flushRequests();
		expect(await db().apiRequest.count()).toBe(before);
	});

	it("that the plan of a known key refuses is in the log of whose key it is", async () => {
		const live = await makeCaller({ plan: "free" });
		const answer = await live.call("GET", LIST);
		expect(answer.status).toBe(402);
		await flushRequests();
		const { requests } = await list(await signedInContext(live));
		expect(requests).toMatchObject([{ id: answer.headers.get("x-request-id"), status: 402, errorType: "PlanLimit" }]);
	});

	it("is written once, however many ask for what waits to be written", async () => {
		const admin = await makeUserContext();
		for (const call of answeredCalls(admin, 2_500)) noteRequest(call);
		await Promise.all([flushRequests(), flushRequests(), flushRequests()]);
		expect(await db().apiRequest.count({ where: { accountId: admin.principal.accountId } })).toBe(2_500);
	});

	it("is written when the process is stopped in order", async () => {
		const { admin } = await twoCallers();
		await admin.call("GET", LIST);
		await finishBeforeEnd();
		expect(await db().apiRequest.count({ where: { accountId: admin.accountId } })).toBe(1);
	});
});

describe("the log of the API", () => {
	it("shows Admins everybody's calls, others those of their own keys, and strangers none", async () => {
		const { admin, member } = await twoCallers();
		await Promise.all([admin.call("GET", LIST), member.call("GET", LIST), member.call("GET", LIST)]);
		await flushRequests();
		const [all, own] = [await list(await signedInContext(admin)), await list(await signedInContext(member))];
		expect([all.requests.length, all.callers.length]).toEqual([3, 2]);
		expect([own.requests.length, own.callers.length]).toEqual([2, 1]);
		expect(new Set(own.requests.map(({ userId }) => userId))).toEqual(new Set([member.userId]));
		const [adminsCall] = all.requests.filter(({ userId }) => userId === admin.userId);
		if (!adminsCall) throw new Error("There is no such call.");
		const asked = { search: adminsCall.id, credentialId: adminsCall.credentialId };
		expect((await list(await signedInContext(admin), asked)).requests).toHaveLength(1);
		expect((await list(await signedInContext(member), asked)).requests).toEqual([]);
		expect((await list(await makeUserContext(), asked)).requests).toEqual([]);
	});

	it("is narrowed by key, operation, status and day, and found by a request id", async () => {
		const admin = await makeUserContext();
		const key = randomUUID();
		await insertCalls(admin, 2);
		await insertCalls(admin, 1, { status: 404, errorType: "NotFound", operation: "revokeDocument", credentialId: key });
		const paris = { ...admin, timeZone: "Europe/Paris" };
		// Half past midnight in Paris, and the evening before in London.
		const [late] = await insertCalls(admin, 1, { at: new Date("2026-03-01T23:30:00Z"), status: 503 });
		const counted = async (more: Partial<RequestQuery>, context = admin) => (await list(context, more)).requests.length;
		expect(await counted({})).toBe(4);
		expect(await counted({ credentialId: key })).toBe(1);
		expect(await counted({ operation: "revokeDocument" })).toBe(1);
		expect(await counted({ statusClass: 4 })).toBe(1);
		expect(await counted({ statusClass: 5 })).toBe(1);
		expect(await counted({ day: "2026-03-01" })).toBe(1);
		expect(await counted({ day: "2026-03-01" }, paris)).toBe(0);
		expect(await counted({ day: "2026-03-02" }, paris)).toBe(1);
		expect(await counted({ search: ` ${late?.toUpperCase()} ` })).toBe(1);
		for (const search of [randomUUID(), "no id"]) expect(await counted({ search })).toBe(0);
		for (const day of ["2026-99-99", "soon"]) expect(await counted({ day })).toBe(4);
	});

	it("goes on after the last of a page, also within one moment", async () => {
		const admin = await makeUserContext();
		const at = new Date();
		const ids = [...(await insertCalls(admin, 3, { at })), ...(await insertCalls(admin, 2, { at: new Date(+at - 1) }))];
		const first = await list(admin, { pageSize: 2 });
		const seen: string[] = [];
		for (let page = first; ; ) {
			seen.push(...page.requests.map(({ id }) => id));
			const last = page.requests.at(-1);
			if (!page.hasMore || !last) break;
			page = await list(admin, { pageSize: 2, before: { at: last.at, id: last.id } });
		}
		expect(seen).toHaveLength(5);
		expect(seen.toSorted()).toEqual(ids.toSorted());
	});

	it("keeps 30 days, and drops whole ones", async () => {
		const admin = await makeUserContext();
		const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
		await insertCalls(admin, 1, { at: new Date(midnight - 30 * DAY_MS) });
		await insertCalls(admin, 1, { at: new Date(midnight - 30 * DAY_MS - 1) });
		await insertCalls(admin, 1, { at: new Date(midnight - 40 * DAY_MS) });
		await forgetRequests(new Date());
		const { requests } = await list(admin);
		expect(requests.map(({ at }) => at.getTime())).toEqual([midnight - 30 * DAY_MS]);
	});

	it("counts the same call once", async () => {
		const admin = await makeUserContext();
		const id = randomUUID();
		await insertCalls(admin, 1, { id });
		await insertCalls(admin, 1, { id, status: 500 });
		expect((await list(admin)).requests).toMatchObject([{ id, status: 200 }]);
	});
});
