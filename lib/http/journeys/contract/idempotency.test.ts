import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { answerOnce } from "#lib/domain/idempotency/answer-once.ts";
import { type ApiCaller, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";

useTestDatabase();

const send = async (caller: ApiCaller, key: string, parts: Record<string, string> = {}) =>
	caller.call("POST", "/v1/document/send", await sendForm(parts), { "Idempotency-Key": key });

const countDocuments = ({ accountId }: ApiCaller) => db().document.count({ where: { accountId } });

it("a repeated send gets the same answer and sends nothing again", async () => {
	const caller = await makeCaller();
	const first = await send(caller, "order-4711");
	const second = await send(caller, "order-4711");
	expect([first.status, second.status]).toEqual([200, 200]);
	expect(second.body).toEqual(first.body);
	expect(first.headers.get("idempotent-replayed")).toBeNull();
	expect(second.headers.get("idempotent-replayed")).toBe("true");
	expect(await countDocuments(caller)).toBe(1);
});

it.each([
	["another text", () => sendForm({ Title: "Another" })],
	["another file", () => sendForm({}, Buffer.from("%PDF-1.4 something else"))],
])("%s under the same key is refused", async (_, other) => {
	const caller = await makeCaller();
	await send(caller, "k");
	const headers = { "Idempotency-Key": "k" };
	const answer = await caller.call("POST", "/v1/document/send", await other(), headers);
	expect(answer.status).toBe(409);
	expect(answer.body.error).toContain("different content");
	expect(await countDocuments(caller)).toBe(1);
});

it("of calls at the same time one sends, and the others get its answer or are told to wait", async () => {
	const caller = await makeCaller();
	const answers = await Promise.all(Array.from({ length: 6 }, () => send(caller, "k")));
	const sent = answers.filter((answer) => answer.status === 200);
	expect(new Set(sent.map((answer) => answer.body.documentId)).size).toBe(1);
	for (const answer of answers.filter((one) => one.status !== 200)) {
		expect(answer.status).toBe(409);
		expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
	}
	expect(await countDocuments(caller)).toBe(1);
	expect((await send(caller, "k")).body).toEqual(sent[0]?.body);
});

it("a refused call leaves its key unused", async () => {
	const caller = await makeCaller();
	expect((await send(caller, "k", { Title: "" })).status).toBe(400);
	expect((await send(caller, "k", { Labels: "x".repeat(300) })).status).toBe(400);
	expect((await send(caller, "k")).status).toBe(200);
});

it("keys of two people, or of sandbox and live, have nothing to do with each other", async () => {
	const live = await makeCaller();
	const colleague = await makeCaller({ accountId: live.accountId });
	const sandbox = await makeCaller({ accountId: live.accountId, environment: "sandbox" });
	for (const caller of [live, colleague, sandbox]) expect((await send(caller, "k")).status).toBe(200);
	expect(await countDocuments(live)).toBe(3);
});

it("a key that is too long is refused by name", async () => {
	const answer = await send(await makeCaller(), "k".repeat(256));
	expect(answer.status).toBe(400);
	expect(answer.body.errors).toHaveProperty("Idempotency-Key");
});

function contextOf({ accountId, userId }: ApiCaller): UserContext {
	const principal = { kind: "user", accountId, userId, role: "Admin", isSandbox: false } as UserContext["principal"];
	return { principal, ip: "", userAgent: "", requestId: "", now: () => new Date() };
}

/** Ages the caller’s claims, as if some seconds had passed. */
const passSeconds = ({ accountId }: ApiCaller, seconds: number) => db().$executeRaw`
	UPDATE "IdempotencyKey" SET "claimedUntil" = "claimedUntil" - ${seconds} * interval '1 second'
	WHERE "accountId" = ${accountId}::uuid`;

const insertTeam = (accountId: string, name: string) =>
	answerInTransaction(async (tx) => {
		const { id: teamId } = await tx.team.create({ data: { id: randomUUID(), accountId, name } });
		return { teamId };
	});

it("when a request hangs for too long another may take over, and the first can no longer change anything", async () => {
	const caller = await makeCaller();
	const gate = Promise.withResolvers<void>();
	const entered = Promise.withResolvers<void>();
	const hanging = answerOnce(contextOf(caller), "k", "content", 200, async () => {
		entered.resolve();
		await gate.promise;
		await insertTeam(caller.accountId, "first");
	});
	await entered.promise;
	await passSeconds(caller, 11);
	const second = await answerOnce(contextOf(caller), "k", "content", 200, async () => {
		return insertTeam(caller.accountId, "second");
	});
	gate.resolve();
	await expect(hanging).rejects.toThrow("in progress");
	const teams = await db().team.findMany({ where: { accountId: caller.accountId, name: { in: ["first", "second"] } } });
	expect(teams.map((team) => team.name)).toEqual(["second"]);
	expect(second).toEqual({ result: { teamId: teams[0]?.id }, isRepeat: false });
});

it("a repeated call is answered at once when the first took effect but was cut off", async () => {
	const caller = await makeCaller();
	const work = async () => {
		await insertTeam(caller.accountId, "once");
		throw new Error("cut off");
	};
	await expect(answerOnce(contextOf(caller), "k", "content", 200, work)).rejects.toThrow("cut off");
	const repeat = await answerOnce(contextOf(caller), "k", "content", 200, work);
	const teams = await db().team.findMany({ where: { accountId: caller.accountId, name: "once" } });
	expect(teams).toHaveLength(1);
	expect(repeat).toEqual({ result: { teamId: teams[0]?.id }, isRepeat: true });
});

it("a claim doesn’t depend on the clocks of the processes", async () => {
	const caller = await makeCaller();
	const isAhead = { ...contextOf(caller), now: () => new Date(Date.now() + 3_600_000) };
	const entered = Promise.withResolvers<void>();
	const gate = Promise.withResolvers<void>();
	const first = answerOnce(contextOf(caller), "k", "content", 200, () => {
		entered.resolve();
		return gate.promise;
	});
	await entered.promise;
	const second = answerOnce(isAhead, "k", "content", 200, () => insertTeam(caller.accountId, "second"));
	await expect(second).rejects.toThrow("in progress");
	gate.resolve();
	await first;
});

it("Retry-After says when the key of a request that died is free", async () => {
	const caller = await makeCaller();
	const entered = Promise.withResolvers<void>();
	const gate = Promise.withResolvers<void>();
	const dead = answerOnce(contextOf(caller), "k", "content", 200, () => {
		entered.resolve();
		return gate.promise;
	});
	await entered.promise;
	const work = () => insertTeam(caller.accountId, "late");
	const repeat = () => answerOnce(contextOf(caller), "k", "content", 200, work);
	const refusal = await repeat().catch((error) => error);
	expect(refusal.retryAfterSeconds).toBeGreaterThanOrEqual(8);
	expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(10);
	await passSeconds(caller, refusal.retryAfterSeconds);
	expect((await repeat()).isRepeat).toBe(false);
	gate.resolve();
	await dead;
});

it("a slow request keeps its key", async () => {
	const caller = await makeCaller();
	const gate = Promise.withResolvers<void>();
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	try {
		const entered = Promise.withResolvers<void>();
		const long = answerOnce(contextOf(caller), "k", "content", 200, async () => {
			entered.resolve();
			await gate.promise;
			return insertTeam(caller.accountId, "long");
		});
		await entered.promise;
		const isRenewed = async () => {
			const [key] = await db().$queryRaw<{ isRenewed: boolean }[]>`
				SELECT "claimedUntil" > now() + interval '5 seconds' AS "isRenewed"
				FROM "IdempotencyKey" WHERE "accountId" = ${caller.accountId}::uuid`;
			return key?.isRenewed ?? false;
		};
		await passSeconds(caller, 9);
		expect(await isRenewed()).toBe(false);
		vi.advanceTimersByTime(3_000);
		await vi.waitUntil(isRenewed, { timeout: 20_000 });
		gate.resolve();
		expect((await long).isRepeat).toBe(false);
	} finally {
		vi.useRealTimers();
	}
});
