import { describe, expect, it } from "vitest";
import { isAddressFree } from "#lib/domain/documents/changing/is-address-free.ts";
import { downloadKind, linkState, signingState } from "./rules.ts";

const now = new Date("2026-05-01T12:00:00Z");
const before = new Date("2026-05-01T11:59:59Z");
const after = new Date("2026-05-01T12:00:01Z");

describe("a link", () => {
	it.each([
		["nobody's", null, "unknown"],
		["fresh", { expiresAt: null, revokedAt: null }, "usable"],
		["not yet over", { expiresAt: after, revokedAt: null }, "usable"],
		["over at this moment", { expiresAt: now, revokedAt: null }, "expired"],
		["withdrawn and over", { expiresAt: before, revokedAt: before }, "revoked"],
	] as const)("that is %s is %s", (_, link, state) => {
		expect(linkState(link, now)).toBe(state);
	});
});

describe("the signing page", () => {
	const open = { status: "InProgress", sealState: "None", expiresAt: after };
	const asked = { status: "NotCompleted", activatedAt: before };
	it.each([
		["open for whose turn it is", open, asked, "open"],
		[
			"is nobody's in a group that another has signed for",
			{ ...open, status: "Completed" },
			{ ...asked, status: "NotNeeded" },
			"group-signed",
		],
		["waits before the turn", open, { status: "NotCompleted", activatedAt: null }, "waiting"],
		["says what others still do after signing", open, { status: "Completed", activatedAt: before }, "signed"],
		["is expired even before the job ran", { ...open, expiresAt: now }, asked, "expired"],
		["is expired", { ...open, status: "Expired" }, { ...asked, status: "Expired" }, "expired"],
		["is finalising when everybody signed", { ...open, sealState: "Pending" }, asked, "finalising"],
		["is not silent about a failed seal", { ...open, sealState: "Failed" }, asked, "seal-failed"],
		["is completed", { ...open, status: "Completed", sealState: "Sealed" }, asked, "completed"],
		["is declined", { ...open, status: "Declined" }, asked, "declined"],
		["is revoked", { ...open, status: "Revoked" }, asked, "revoked"],
		["waits while scheduled", { ...open, status: "Scheduled" }, asked, "waiting"],
	] as const)("%s", (_, document, signer, state) => {
		expect(signingState({ document, signer }, now)).toBe(state);
	});
});

describe("a download", () => {
	const nothing = { sealState: "None", sealedKey: null, closedAt: null, expiresAt: after };
	const sealed = { ...nothing, status: "Completed", sealState: "Sealed", sealedKey: "k" };
	const asked = { status: "NotCompleted", activatedAt: before };
	const unasked = { status: "NotCompleted", activatedAt: null };
	const done = { status: "Completed", activatedAt: before };
	const open = { ...nothing, status: "InProgress" };
	const closedAt = new Date("2026-04-01T12:00:00Z");
	it.each([
		["the values so far while it is one's turn", open, asked, now, "unsealed"],
		["the values so far for who has signed", open, done, now, "unsealed"],
		["nothing for whose turn has not come", open, unasked, now, null],
		["nothing while the document is scheduled", { ...open, status: "Scheduled" }, unasked, now, null],
		["nothing for whose group another has signed for", open, { ...asked, status: "NotNeeded" }, now, null],
		["nothing when the time is up", { ...open, expiresAt: now }, asked, now, null],
		["nothing while it is being sealed", { ...open, sealState: "Pending" }, done, now, null],
		["the values so far when sealing failed", { ...open, sealState: "Failed" }, done, now, "unsealed"],
		["the sealed file", { ...sealed, closedAt }, done, new Date("2026-05-01T11:00:00Z"), "sealed"],
		["nothing after 30 days", { ...sealed, closedAt }, done, now, null],
		["nothing of a declined document", { ...nothing, status: "Declined", closedAt }, done, now, null],
	] as const)("is %s", (_, document, signer, at, kind) => {
		expect(downloadKind({ document, signer }, at)).toBe(kind);
	});
});

describe("a new person", () => {
	it("may not have the address of another signer, unless the order tells them apart", () => {
		const others = [{ email: "Mia@example.com", order: 1 }];
		expect(isAddressFree("omar@example.com", 2, others, false)).toBe(true);
		expect(isAddressFree("mia@example.com", 2, others, false)).toBe(false);
		expect(isAddressFree("mia@example.com", 2, others, true)).toBe(true);
		expect(isAddressFree("mia@example.com", 1, others, true)).toBe(false);
	});
});
