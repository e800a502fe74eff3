import { describe, expect, it } from "vitest";
import { downloadKind, isAddressFree, linkState, signingState } from "./rules.ts";

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
	const nothing = { sealState: "None", sealedKey: null, closedAt: null };
	const closedAt = new Date("2026-04-01T12:00:00Z");
	it.each([
		["the values so far while open", { ...nothing, status: "InProgress" }, now, "unsealed"],
		["nothing while it is being sealed", { ...nothing, status: "InProgress", sealState: "Pending" }, now, null],
		[
			"the sealed file",
			{ status: "Completed", sealState: "Sealed", sealedKey: "k", closedAt },
			new Date("2026-05-01T11:00:00Z"),
			"sealed",
		],
		["nothing after 30 days", { status: "Completed", sealState: "Sealed", sealedKey: "k", closedAt }, now, null],
		["nothing of a declined document", { ...nothing, status: "Declined", closedAt }, now, null],
	] as const)("is %s", (_, document, at, kind) => {
		expect(downloadKind(document, at)).toBe(kind);
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
