import { describe, expect, it } from "vitest";
import type { IdentityCheck } from "#lib/contract/documents/reading/identity-review.ts";
import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import type { ProofFrequency } from "#lib/contract/signing/proof-page.ts";
import type { Source } from "#lib/identity/identity-types.ts";
import {
	dayIn,
	isAbandoned,
	isTooSmall,
	type LinkFacts,
	mayContinue,
	missingPictures,
	picturesUntil,
	stageOf,
	takesPart,
	verdictOf,
} from "./rules.ts";

const ALL = { Readable: "Passed", CheckDigits: "Passed", Kind: "Passed", Expiry: "Passed", Name: "Passed" } as const;
type Outcomes = Partial<Record<IdentityCheck["check"], IdentityCheck["outcome"]>>;

function checks(outcomes: Outcomes): IdentityCheck[] {
	const all: Outcomes = { ...ALL, DateOfBirth: "NotDone", ...outcomes };
	return Object.entries(all).map(([check, outcome]) => ({ check: check as IdentityCheck["check"], outcome }));
}

describe("what becomes of a try by its checks alone", () => {
	type Given = { kind?: IdentityKind; source?: Source | null; mayType?: boolean; accepts?: boolean };
	it.each<[string, Outcomes, Given, string]>([
		["all passed", {}, {}, "review"],
		["all passed, and the account takes that", {}, { accepts: true }, "accepted"],
		["all passed of lines that the signer typed", {}, { source: "Typed", mayType: false, accepts: true }, "review"],
		["all passed of what was read nowhere", {}, { source: null, accepts: true }, "review"],
		["a known date of birth that is another", { DateOfBirth: "Failed" }, { accepts: true }, "review"],
		["another name", { Name: "Failed" }, { accepts: true }, "review"],
		["no name to compare", { Name: "NotDone" }, { accepts: true }, "review"],
		["no day of expiry", { Expiry: "NotDone" }, { accepts: true }, "review"],
		["expired", { Expiry: "Failed" }, { accepts: true }, "refused Expired"],
		["another kind than may be shown", { Kind: "Failed" }, {}, "refused WrongKind"],
		["expired, and another name", { Expiry: "Failed", Name: "Failed" }, {}, "refused Expired"],
		["nothing read", { Readable: "Failed", Expiry: "NotDone" }, {}, "lines"],
		["check digits that do not hold", { CheckDigits: "Failed" }, { accepts: true }, "lines"],
		["the same of lines that were typed", { CheckDigits: "Failed" }, { accepts: true, mayType: false }, "review"],
		["nothing read of a licence, which has no lines", { Readable: "Failed" }, { kind: "DriverLicense" }, "review"],
		[
			"a licence's barcode",
			{ CheckDigits: "NotDone" },
			{ kind: "DriverLicense", source: "Barcode", accepts: true },
			"accepted",
		],
		["an expired document whose lines were typed", { Expiry: "Failed" }, { source: "Typed" }, "refused Expired"],
		["a passport without check digits", { CheckDigits: "NotDone" }, { accepts: true }, "review"],
	])("%s", (_, outcomes, { kind = "Passport", source = "Mrz", mayType = true, accepts = false }, expected) => {
		const verdict = verdictOf(checks(outcomes), { kind, source, mayType, acceptsMatches: accepts });
		expect("reason" in verdict ? `${verdict.outcome} ${verdict.reason}` : verdict.outcome).toBe(expected);
	});
});

const AT = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const TRY = { statusAt: AT, handId: "a" };
const LINK: LinkFacts = { channel: "mail", createdAt: later(1), takenAt: null, handId: null };

describe("a link by itself lets in one browser", () => {
	it.each<[string, ProofFrequency, Partial<LinkFacts>, { hasSigned?: boolean; accepted?: null }, boolean]>([
		["that came after the success", "OncePerDocument", {}, {}, true],
		["the same while it is to be signed", "UntilSignCompleted", {}, {}, true],
		["not where each access is to be proved", "EveryAccess", {}, {}, false],
		["but for the one that tells of it", "EveryAccess", { channel: "accepted" }, {}, true],
		["not a second one", "EveryAccess", { channel: "accepted", takenAt: later(2) }, {}, false],
		[
			"any newer one where each access is to be proved, once it is signed",
			"EveryAccess",
			{},
			{ hasSigned: true },
			true,
		],
		["but none from before", "EveryAccess", { createdAt: later(-1) }, { hasSigned: true }, false],
		["not by a link that was there before", "OncePerDocument", { createdAt: later(-1) }, {}, false],
		["not before one was accepted", "OncePerDocument", {}, { accepted: null }, false],
	])("%s", (_, frequency, link, { hasSigned = false, accepted = TRY }, expected) => {
		expect(mayContinue({ frequency, hasSigned }, { ...LINK, ...link }, accepted)).toBe(expected);
	});
});

it.each<[string, string | null, Partial<LinkFacts>, boolean]>([
	["the browser that began", "a", {}, true],
	["another one", "b", {}, false],
	["one that has shown nothing", null, {}, false],
	["a phone with the link that was made for it", null, { handId: "a" }, true],
	["a second phone with that link", null, { handId: "a", takenAt: AT }, false],
	["a phone with a link for another", null, { handId: "b" }, false],
])("takes part: %s", (_, handId, link, expected) => {
	expect(takesPart(handId, { ...LINK, ...link }, TRY)).toBe(expected);
});

const OPEN = { isLocked: false, isHeld: false, isContinuable: false, hasSigned: false };

it("a page is where the try is, unless nothing is taken any more", () => {
	const stages = (["Capturing", "Submitted", "Lines", "Review", "Succeeded", "Failed"] as const).map((status) =>
		stageOf(OPEN, { status }),
	);
	expect(stages).toEqual(["Capturing", "Reading", "Lines", "Review", "Start", "Start"]);
	expect([
		stageOf({ ...OPEN, isLocked: true, isHeld: true }, { status: "Failed" }),
		stageOf({ ...OPEN, isHeld: true, isContinuable: true }, { status: "Succeeded" }),
		stageOf({ ...OPEN, isContinuable: true }, { status: "Capturing" }),
		stageOf({ ...OPEN, isContinuable: true, hasSigned: true }, { status: "Succeeded" }),
		stageOf({ ...OPEN, hasSigned: true }, { status: "Capturing" }),
		stageOf(OPEN, null),
	]).toEqual([...["Locked", "Held", "Accepted", "Accepted", "Signed", "Start"]]);
});

it("a passport has one side, cards have two, and a picture of the person belongs to each", () => {
	expect(missingPictures("Passport", ["Front"])).toEqual(["Selfie"]);
	expect(missingPictures("IDCard", ["Selfie", "Front"])).toEqual(["Back"]);
	expect(missingPictures("DriverLicense", ["Back", "Selfie", "Front"])).toEqual([]);
});

it("a picture is large enough whichever way it is held", () => {
	const sizes = [
		[640, 400],
		[400, 640],
		[639, 400],
		[2000, 399],
	] as const;
	expect(sizes.map(([width, height]) => isTooSmall({ width, height }))).toEqual([false, false, true, true]);
});

it.each([
	["begun long ago", "Capturing", [], true],
	["with a picture from before", "Capturing", [later(-1)], true],
	["with one since then", "Capturing", [later(-9), later(1)], false],
	["whose lines are to be typed", "Lines", [later(-1)], true],
	["that waits for somebody else", "Review", [later(-1)], false],
] as const)("nobody goes on with a try %s", (_, status, taken, expected) => {
	const pictures = taken.map((takenAt) => ({ takenAt }));
	expect(isAbandoned({ status, statusAt: later(-9), pictures, sessions: [] }, AT)).toBe(expected);
});

it("pictures stay so many days after the document, or they themselves, came last", () => {
	expect(picturesUntil(null, [AT], 30)).toBeNull();
	expect(picturesUntil(AT, [later(-99)], 30)).toEqual(new Date("2026-12-21T10:00:00Z"));
	expect(picturesUntil(AT, [new Date("2026-12-01T10:00:00Z")], 2)).toEqual(new Date("2026-12-03T10:00:00Z"));
});

it("it is another day elsewhere", () => {
	const at = new Date("2026-12-31T23:30:00Z");
	expect(dayIn(at, "UTC")).toEqual({ year: 2026, month: 12, day: 31 });
	expect(dayIn(at, "Europe/Paris")).toEqual({ year: 2027, month: 1, day: 1 });
});
