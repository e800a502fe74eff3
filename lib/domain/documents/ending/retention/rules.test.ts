import { describe, expect, it } from "vitest";
import { deletionTime, isPlanned, planOfDay } from "./rules.ts";

const at = (text: string) => new Date(text);
const rule = { retentionDays: 60, retentionSince: at("2026-01-01T12:00:00Z"), retentionKeepsCertificate: true };
const completed = { status: "Completed", isSandbox: false, heldAt: null, deleteAt: null };

describe("when a completed document goes by the account's rule", () => {
	it("is planned the same all day long, at least 14 days ahead", () => {
		const plan = planOfDay(at("2026-03-01T00:00:00Z"), 60);
		expect(plan).toEqual({ deleteAt: at("2026-03-16T00:00:00Z"), sealedBefore: at("2026-01-15T00:00:00Z") });
		expect(planOfDay(at("2026-03-01T23:59:59.999Z"), 60)).toEqual(plan);
		expect(planOfDay(at("2026-03-02T00:00:00Z"), 60)).not.toEqual(plan);
	});

	it("is at the end of its days, but never sooner than whoever sent it can be told", () => {
		const sealedAt = at("2026-03-01T09:00:00Z");
		expect(deletionTime({ ...completed, sealedAt }, rule, at("2026-03-02T09:00:00Z"))).toEqual(
			at("2026-05-01T00:00:00Z"),
		);
		expect(deletionTime({ ...completed, sealedAt }, rule, at("2026-08-01T09:00:00Z"))).toEqual(
			at("2026-08-16T00:00:00Z"),
		);
		const deleteAt = at("2026-08-10T00:00:00Z");
		expect(deletionTime({ ...completed, sealedAt, deleteAt }, rule, at("2026-08-01T09:00:00Z"))).toEqual(deleteAt);
	});

	it("is never while the rule is off, an Admin holds it, it is of the sandbox, or not completed", () => {
		const one = { ...completed, sealedAt: at("2026-03-01T09:00:00Z") };
		const now = at("2026-08-01T09:00:00Z");
		expect(deletionTime(one, { ...rule, retentionDays: null }, now)).toBeNull();
		for (const other of [{ heldAt: now }, { isSandbox: true }, { status: "InProgress" }, { sealedAt: null }]) {
			expect(deletionTime({ ...one, ...other }, rule, now)).toBeNull();
		}
	});
});

it("a time that was given counts no more when the rule was off since, or gives more days by now", () => {
	const one = { sealedAt: at("2026-01-10T00:00:00Z"), deleteAt: at("2026-03-16T00:00:00Z"), heldAt: null };
	expect(isPlanned(one, rule)).toBe(true);
	expect(isPlanned(one, { ...rule, retentionSince: at("2026-03-02T08:00:00Z") })).toBe(false);
	expect(isPlanned(one, { ...rule, retentionDays: 90 })).toBe(false);
	expect(isPlanned(one, { ...rule, retentionDays: 30 })).toBe(true);
	expect(isPlanned({ ...one, heldAt: at("2026-03-02T08:00:00Z") }, rule)).toBe(false);
});
