import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext, type UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { useWebhookReceiver } from "#lib/testing/webhook-receiver.ts";
import { changeEndpoint } from "./change-endpoint.ts";
import { createEndpoint } from "./create-endpoint.ts";
import { enableEndpoint } from "./enable-endpoint.ts";
import { keptOf } from "./kept-of.ts";
import { listDeliveries } from "./list-deliveries.ts";
import { pauseEndpoint } from "./pause-endpoint.ts";
import { resendFailed } from "./resend-failed.ts";
import { MAX_TEST_CALLS, MAX_TRIES } from "./rules.ts";
import { verifyEndpoint } from "./verify-endpoint.ts";
import { viewDelivery } from "./view-delivery.ts";
import { viewEndpoints } from "./view-endpoints.ts";

useTestDatabase();
const receiver = useWebhookReceiver();
const operator = operatorContext("command line");
const SETTINGS = { url: "https://hooks.example.com/signet", events: [], environment: "All" as const, appId: null };

async function makeEndpoint(more: { mayReachPrivate?: boolean } = {}) {
	const admin = await makeUserContext();
	const { accountId } = admin.principal;
	const settings = { ...SETTINGS, url: receiver.url, mayReachPrivate: true, ...more };
	const { endpointId } = await createEndpoint(operator, { accountId, ...settings });
	return { admin, accountId, endpointId, key: { accountId, endpointId } };
}

const list = (context: UserContext, key: { accountId: string; endpointId: string }, more: object = {}) =>
	listDeliveries(context, { ...key, status: null, eventType: null, before: null, limit: 10, ...more });

/** Deliveries as a year of use leaves them, a minute apart, the latest first. */
async function insertLog(endpointId: string, statuses: ("Pending" | "Delivered" | "Failed")[]): Promise<string[]> {
	const ids = statuses.map(() => randomUUID());
	const nowMs = Date.now();
	const rows = statuses.map((status, index) => ({
		id: ids[index] as string,
		...{ endpointId, status, eventId: randomUUID(), isSandbox: false, attempts: status === "Pending" ? 0 : 1 },
		eventType: index % 2 === 0 ? "Sent" : "Signed",
		context: { actor: { userType: "Sender", id: "" }, previousState: null },
		createdAt: new Date(nowMs - index * 60_000),
		nextAttemptAt: new Date(nowMs + 3_600_000),
	}));
	await db().webhookDelivery.createMany({ data: rows });
	return ids;
}

describe("the log of an endpoint", () => {
	it("is narrowed by state and event, and goes on after the last of a page, also within one moment", async () => {
		const { admin, endpointId, key } = await makeEndpoint();
		const ids = await insertLog(endpointId, ["Failed", "Delivered", "Failed", "Pending", "Failed"]);
		const at = new Date();
		await db().webhookDelivery.updateMany({ where: { endpointId }, data: { createdAt: at } });
		const first = await list(admin, key, { limit: 3 });
		const last = first.deliveries[2];
		if (!last) throw new Error("There is too little.");
		const rest = await list(admin, key, { limit: 3, before: { createdAt: last.createdAt, id: last.id } });
		expect([first.hasMore, rest.hasMore]).toEqual([true, false]);
		const seen = [...first.deliveries, ...rest.deliveries].map(({ id }) => id);
		expect(seen.toSorted()).toEqual(ids.toSorted());
		const failed = await list(admin, key, { status: "Failed" });
		expect(failed.deliveries).toHaveLength(3);
		const signed = await list(admin, key, { eventType: "Signed" });
		expect(signed.deliveries.map(({ id }) => id).toSorted()).toEqual([ids[1], ids[3]].toSorted());
	});

	it("counts what failed and waits, and the calls of each hour of a day", async () => {
		const { admin, accountId, endpointId } = await makeEndpoint();
		await insertLog(endpointId, ["Failed", "Delivered", "Delivered", "Pending"]);
		const { endpoints } = await viewEndpoints(admin, accountId);
		expect(endpoints).toMatchObject([
			{ id: endpointId, appName: null, failed: 1, waiting: 1, hours: [{ ago: 0, delivered: 2, failed: 1 }] },
		]);
	});

	it("keeps each attempt with its answer, and tells Admins nothing of what the own network answers", async () => {
		const { admin, accountId, key } = await makeEndpoint();
		receiver.answers.push(500);
		const { deliveryId } = await verifyEndpoint(admin, key);
		await runJobs("webhook");
		const mine = await viewDelivery(admin, { accountId, deliveryId });
		expect(mine).toMatchObject({ status: "Pending", attempts: 1, lastStatus: null, lastError: null, lastAnswer: null });
		expect(mine.tries).toMatchObject([{ status: null, tookMs: null, failure: "unreachable" }]);
		expect(mine.body).toContain('"data":null');
		const all = await viewDelivery(operator, { accountId, deliveryId });
		expect(all).toMatchObject({ lastStatus: 500, lastAnswer: null, tries: [{ status: 500, failure: "status" }] });
		const listed = (await list(admin, key)).deliveries[0];
		expect(listed).toMatchObject({ lastStatus: null, tries: [{ status: null }] });
		const stranger = await makeUserContext();
		const foreign = viewDelivery(stranger, { accountId: stranger.principal.accountId, deliveryId });
		await expect(foreign).rejects.toMatchObject({ code: "NotFound" });
	});

	it("keeps the text of public endpoints alone, and so many attempts", () => {
		const now = new Date("2026-03-01T09:00:00Z");
		const outcome = { status: 500, error: "It answers.", failure: "status" as const, text: "TypeError", tookMs: 12 };
		const tries = Array.from({ length: MAX_TRIES }, () => ({ at: "a", status: 1, tookMs: 1, failure: null }));
		const kept = keptOf(outcome, { tries, endpoint: { mayReachPrivate: false } }, now);
		expect(kept).toMatchObject({ lastStatus: 500, lastError: "It answers.", lastAnswer: "TypeError" });
		expect(kept.tries).toHaveLength(MAX_TRIES);
		expect(kept.tries.at(-1)).toEqual({ at: "2026-03-01T09:00:00.000Z", status: 500, tookMs: 12, failure: "status" });
		expect(keptOf(outcome, { tries: [], endpoint: { mayReachPrivate: true } }, now).lastAnswer).toBeNull();
	});
});

describe("an endpoint of an Admin", () => {
	it("may not be on the own network, nor be moved there", async () => {
		const admin = await makeUserContext();
		const { accountId } = admin.principal;
		const asked = createEndpoint(admin, { accountId, ...SETTINGS, mayReachPrivate: true });
		await expect(asked).rejects.toMatchObject({ code: "Forbidden", fields: { url: [expect.any(String)] } });
		const { endpointId } = await createEndpoint(admin, { accountId, ...SETTINGS, mayReachPrivate: false });
		const { events, environment } = SETTINGS;
		const move = changeEndpoint(admin, { accountId, endpointId, url: "https://10.0.0.1/", events, environment });
		await expect(move).rejects.toMatchObject({ code: "ValidationError" });
	});

	it("that the operator let onto the own network keeps its address, and changes otherwise", async () => {
		const { admin, key } = await makeEndpoint();
		const change = { ...key, events: ["signed"], environment: "Live" as const };
		const move = changeEndpoint(admin, { ...change, url: "http://10.0.0.1/other" });
		await expect(move).rejects.toMatchObject({ code: "Forbidden" });
		await changeEndpoint(admin, { ...change, url: receiver.url });
		const row = await db().webhookEndpoint.findUniqueOrThrow({ where: { id: key.endpointId } });
		expect(row).toMatchObject({ url: receiver.url, events: ["Signed"], environment: "Live", mayReachPrivate: true });
		await changeEndpoint(operator, { ...change, url: "http://10.0.0.1/other" });
	});

	it("is paused and switched on, and both stand in the account's log", async () => {
		const { admin, accountId, key } = await makeEndpoint();
		await pauseEndpoint(admin, key);
		await pauseEndpoint(admin, key);
		await expect(verifyEndpoint(admin, key)).rejects.toMatchObject({ code: "Conflict" });
		await expect(resendFailed(admin, key)).rejects.toMatchObject({ code: "Conflict" });
		await enableEndpoint(admin, key);
		const where = { accountId, type: { in: ["WebhookPaused", "WebhookEnabled"] } };
		const events = await db().accountEvent.findMany({ where, orderBy: { at: "asc" } });
		expect(events.map(({ type }) => type)).toEqual(["WebhookPaused", "WebhookEnabled"]);
	});

	it("gets so many test calls a minute and no more", async () => {
		const { admin, key } = await makeEndpoint();
		for (let turn = 0; turn < MAX_TEST_CALLS; turn += 1) await verifyEndpoint(admin, key);
		await expect(verifyEndpoint(admin, key)).rejects.toMatchObject({ code: "RateLimited", retryAfterSeconds: 60 });
		await verifyEndpoint({ ...admin, now: () => new Date(Date.now() + 61_000) }, key);
	});

	it("is sent everything again that failed, and nothing else", async () => {
		const { admin, endpointId, key } = await makeEndpoint();
		const ids = await insertLog(endpointId, ["Failed", "Delivered", "Failed"]);
		expect(await resendFailed(admin, key)).toEqual({ count: 2 });
		await runJobs("webhook");
		// Test calls of others are in the queue as well.
		const told = receiver.events().filter(({ event }) => event.eventType !== "Verification");
		const sent = new Set(told.map(({ event }) => event.id));
		const rows = await db().webhookDelivery.findMany({ where: { id: { in: [ids[0] ?? "", ids[2] ?? ""] } } });
		expect(sent).toEqual(new Set(rows.map(({ eventId }) => eventId)));
		expect(rows.map(({ status }) => status)).toEqual(["Delivered", "Delivered"]);
		expect(await resendFailed(admin, key)).toEqual({ count: 0 });
	});
});
