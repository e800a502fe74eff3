import { describe, expect, it } from "vitest";
import { type ChainedEvent, canonicalJson, eventHash, findBrokenLink } from "./chain.ts";

function event(seq: number, data: unknown = {}): ChainedEvent {
	return {
		documentId: "d",
		seq,
		at: "2026-01-02T03:04:05.678Z",
		type: "DocumentViewed",
		actorType: "signer",
		actorId: "s",
		actorName: "Mia",
		actorEmail: "mia@example.com",
		ip: "192.0.2.1",
		userAgent: "browser",
		data,
	};
}

function chain(events: ChainedEvent[]) {
	let head = "";
	return events.map((one) => {
		head = eventHash(head, one);
		return { ...one, hash: head };
	});
}

describe("canonicalJson", () => {
	it.each([
		[{ b: 1, a: [true, null, "é"] }, '{"a":[true,null,"é"],"b":1}'],
		[{ outer: { z: undefined, y: 'say "hi"' } }, '{"outer":{"y":"say \\"hi\\""}}'],
		[[], "[]"],
	])("%j", (value, text) => expect(canonicalJson(value)).toBe(text));
});

describe("the audit chain", () => {
	const good = chain([event(1), event(2, { reason: "b" }), event(3)]);

	it("holds when nothing was touched, whatever the order of keys", () => {
		const shuffled = good.map((one) => Object.fromEntries(Object.entries(one).reverse()) as (typeof good)[number]);
		expect(findBrokenLink(shuffled)).toBeNull();
	});

	it.each([
		["an edited event", good.map((one) => (one.seq === 2 ? { ...one, data: { reason: "c" } } : one)), 2],
		["a removed event", good.filter((one) => one.seq !== 2), 2],
		["a swapped pair", [good[1], good[0], good[2]].filter((one) => one !== undefined), 1],
		["another actor's address", good.map((one) => (one.seq === 3 ? { ...one, ip: "192.0.2.2" } : one)), 3],
	])("breaks at %s", (_, events, position) => expect(findBrokenLink(events)).toBe(position));
});
