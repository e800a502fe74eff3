import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byOrder, isOrderKey, keyAtEnd, keyBetween, keysBetween, ordersToMove } from "./order-keys.ts";

describe("order keys", () => {
	it("lie between their neighbours", () => {
		const first = keyBetween(null, null);
		const second = keyBetween(first, null);
		const between = keyBetween(first, second);
		expect([second, between, first, keyBetween(null, first)].sort()).toEqual([
			keyBetween(null, first),
			first,
			between,
			second,
		]);
		expect(keysBetween(first, second, 3)).toHaveLength(3);
		expect(keyAtEnd({ a: { order: first }, b: { order: second } }) > second).toBe(true);
		expect(keyAtEnd({})).toBe(first);
	});

	it("of two who came to the same spot are told apart by their ids", () => {
		expect(byOrder({ b: { order: "a1" }, a: { order: "a1" }, c: { order: "a0" } })).toEqual(["c", "a", "b"]);
	});

	it.each(["", "!", "a00", "a", "zzz"])("are not what %j is", (text) => {
		expect(isOrderKey(text)).toBe(false);
	});

	it("bring a thing to any place, also among those that share a key", () => {
		const keys = fc.array(fc.constantFrom("a0", "a1", "a1V", "a2"), { minLength: 1, maxLength: 8 });
		fc.assert(
			fc.property(keys, fc.nat(), fc.nat(), (orders, from, to) => {
				const things = Object.fromEntries(orders.map((order, at) => [`t${at}`, { order }]));
				const ids = byOrder(things);
				const id = ids[from % ids.length] ?? "";
				const others = ids.filter((other) => other !== id);
				const index = to % ids.length;
				const set = ordersToMove(things, id, index);
				const moved = Object.fromEntries(ids.map((one) => [one, { order: set[one] ?? things[one]?.order ?? "" }]));
				expect(byOrder(moved)).toEqual([...others.slice(0, index), id, ...others.slice(index)]);
				expect(Object.values(set).every(isOrderKey)).toBe(true);
			}),
			{ seed: 13, numRuns: 500 },
		);
	});
});
