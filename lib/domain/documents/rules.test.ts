import { describe, expect, it } from "vitest";
import { AppError } from "#lib/errors/app-error.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { expiryDate, isEverybodyDone, requireMove, requireOpen, requireStatus, signersToActivate } from "./rules.ts";

const asked = new Date("2026-01-01T00:00:00Z");

function signer(id: string, order: number, status = "NotCompleted", activatedAt: Date | null = null) {
	return { id, order, status, activatedAt };
}

describe("whose turn begins", () => {
	it.each([
		["without an order everybody", [signer("a", 1), signer("b", 2)], false, ["a", "b"]],
		["with an order the lowest", [signer("a", 2), signer("b", 1)], true, ["b"]],
		["equal orders are one wave", [signer("a", 1), signer("b", 1), signer("c", 2)], true, ["a", "b"]],
		["gaps are allowed", [signer("a", 5, "Completed", asked), signer("b", 40)], true, ["b"]],
		[
			"nobody while the wave is unfinished",
			[signer("a", 1, "Completed", asked), signer("b", 1, "NotCompleted", asked), signer("c", 2)],
			true,
			[],
		],
		[
			"the next when the wave is done",
			[signer("a", 1, "Completed", asked), signer("b", 1, "Completed", asked), signer("c", 2)],
			true,
			["c"],
		],
		["nobody twice", [signer("a", 1, "NotCompleted", asked), signer("b", 2, "NotCompleted", asked)], false, []],
		["nobody when all are done", [signer("a", 1, "Completed", asked)], true, []],
	])("%s", (_, signers, enableSigningOrder, ids) => {
		expect(signersToActivate(signers, enableSigningOrder).map((one) => one.id)).toEqual(ids);
	});

	it("a document is done when every signer is", () => {
		expect(isEverybodyDone([signer("a", 1, "Completed"), signer("b", 1, "Completed")])).toBe(true);
		expect(isEverybodyDone([signer("a", 1, "Completed"), signer("b", 1, "Declined")])).toBe(false);
		expect(isEverybodyDone([signer("a", 1, "Completed"), signer("b", 1, "NotNeeded")])).toBe(true);
	});
});

describe("states", () => {
	it.each(["Completed", "Declined", "Revoked"] as const)("%s is final", (final) => {
		for (const to of ["Draft", "Scheduled", "InProgress", "Completed", "Declined", "Expired", "Revoked"] as const) {
			expect(() => requireMove(final, to)).toThrow(AppError);
		}
		expect(() => requireMove("InProgress", final)).not.toThrow();
	});

	it("a refused step says which state the document is in", () => {
		expect(() => requireStatus("Declined", "InProgress", "revoke it")).toThrow(
			new AppError("Conflict", "This document was declined, so you can’t revoke it.", { said: said("Declined") }),
		);
	});

	it("a document that everybody signed cannot be changed while it is finalised", () => {
		expect(() => requireOpen({ status: "InProgress", sealState: "Pending" }, "revoke it")).toThrow(/being finalised/);
		expect(() => requireOpen({ status: "InProgress", sealState: "None" }, "revoke it")).not.toThrow();
	});
});

describe("expiry", () => {
	const sentAt = new Date("2026-03-01T12:00:00Z");
	it.each([
		["60 days when nothing was said", null, "2026-04-30T12:00:00.000Z"],
		["days", { expiryDateType: "Days", expiryValue: 3 }, "2026-03-04T12:00:00.000Z"],
		["hours", { expiryDateType: "Hours", expiryValue: 8 }, "2026-03-01T20:00:00.000Z"],
		[
			"a moment in unix seconds",
			{ expiryDateType: "SpecificDateTime", expiryValue: 1_780_000_000 },
			"2026-05-28T20:26:40.000Z",
		],
	] as const)("%s", (_, expiry, at) => expect(expiryDate(sentAt, expiry, 86_400_000).toISOString()).toBe(at));
});
