import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callFinish } from "./call-finish.ts";
import type { CallResult, SigningClient } from "./signing-client.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

type Answer = CallResult<{ outcome: string; share?: number }>;

const preparing = (share: number): Answer => ({ ok: true, value: { outcome: "preparing", share } });
const signed: Answer = { ok: true, value: { outcome: "signed" } };
const failed = (code: "Unavailable" | null): Answer => ({
	ok: false,
	reason: "offline",
	code,
	fields: {},
	retryAfterMs: null,
});

/** A server that answers with these, the last again and again. */
async function finishWith(answers: Answer[]) {
	let calls = 0;
	const post = async () => answers[Math.min(calls++, answers.length - 1)];
	const shares: number[] = [];
	const result = callFinish({ post } as unknown as SigningClient, 0, (share) => shares.push(share));
	await vi.runAllTimersAsync();
	return { result: await result, shares, calls };
}

it("waits as long as pages are being drawn, tells how far that is, and finishes by itself", async () => {
	const drawing = Array.from({ length: 100 }, (_, index) => preparing(index / 100));
	const { result, shares } = await finishWith([...drawing, signed]);
	expect(result).toEqual(signed);
	expect(shares).toHaveLength(100);
});

it("outlasts a connection that is lost while it waits, and a server that is busy", async () => {
	const { result } = await finishWith([failed("Unavailable"), preparing(0.2), failed(null), preparing(0.9), signed]);
	expect(result).toEqual(signed);
});

it("says at once that there is no connection when nothing is waited for", async () => {
	expect(await finishWith([failed(null), signed])).toMatchObject({ result: failed(null), calls: 1 });
});

it("gives a server up that stays busy for a minute", async () => {
	expect(await finishWith([failed("Unavailable")])).toMatchObject({ result: { ok: false }, calls: 31 });
});
