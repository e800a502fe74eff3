import type { IdentityCheck } from "#lib/contract/documents/reading/identity-review.ts";
import {
	type IdentityKind,
	type IdentityPicture,
	type IdentityRejection,
	type IdentityStage,
	PICTURES_OF,
} from "#lib/contract/signing/identity-page.ts";
import { type IdentityJudge, PROVIDER_NAMES, type TryVerifier } from "#lib/contract/signing/identity-settings.ts";
import type { ProofFrequency } from "#lib/contract/signing/proof-page.ts";
import type { IdentityStatus } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import type { Source } from "#lib/identity/identity-types.ts";
import { DAY_MS } from "#lib/units.ts";

/** What nobody went on with for so long is discarded. */
export const ABANDONED_MS = DAY_MS;

/** So long after a check or a provider has decided whoever waited on the page has come in. */
export const WAITED_MS = 120_000;

/** How long a link lets somebody decide in a frame of the sender's own application. */
export const REVIEW_LINK_MS = 3_600_000;

/** Whether there is something that the sender can look at: it was sent, and read as far as it can be. */
export function isReviewable({ status }: { status: IdentityStatus }): boolean {
	return status === "Review" || status === "Succeeded" || status === "Failed";
}

/** So often lines may be typed whose check digits do not hold; then the sender looks at the pictures. */
export const LINE_TRIES = 3;

/** What is smaller than this shows no document that anybody could read. Pixels, of the longer and the shorter side. */
const MIN_SIDES_PX = { longer: 640, shorter: 400 };

export function isTooSmall({ width, height }: { width: number; height: number }): boolean {
	return Math.max(width, height) < MIN_SIDES_PX.longer || Math.min(width, height) < MIN_SIDES_PX.shorter;
}

/** Lines at the foot of a document that somebody can type; null: it has none. ICAO Doc 9303 TD3, and TD1 or TD2. */
export function linesOf(kind: IdentityKind): { count: number; length: number } | null {
	if (kind === "Passport") return { count: 2, length: 44 };
	return kind === "IDCard" ? { count: 3, length: 36 } : null;
}

export function missingPictures(kind: IdentityKind, taken: readonly string[]): IdentityPicture[] {
	return PICTURES_OF[kind].filter((picture) => !taken.includes(picture));
}

type Verdict =
	/** Nothing was read that could be judged: the signer types the lines. */
	| { outcome: "lines" }
	/** Somebody has to look. */
	| { outcome: "review" }
	| { outcome: "accepted" }
	| { outcome: "refused"; reason: IdentityRejection };

type ReadTry = { kind: IdentityKind; source: Source | null; mayType: boolean };

/**
 * What becomes of a try by its checks alone. Nothing can be done about a document that has expired, or is none of those
 * that may be shown. Everything else the sender looks at, unless the account lets pass of which every check passed; a
 * date of birth that nobody knows is none. Lines that the signer typed always wait for the sender: check digits that fit
 * are soon reckoned for any name, and no picture shows that they are the document's.
 *
 * @param source where it was read; null: nowhere
 * @param mayType lines can be typed in the place of what could not be read, and were not yet
 */
export function verdictOf(
	checks: readonly IdentityCheck[],
	{ kind, source, mayType, acceptsMatches }: ReadTry & { acceptsMatches: boolean },
): Verdict {
	const outcomeOf = (name: IdentityCheck["check"]) => checks.find(({ check }) => check === name)?.outcome ?? "NotDone";
	const isUnread = outcomeOf("Readable") === "Failed" || outcomeOf("CheckDigits") === "Failed";
	if (isUnread) return mayType && linesOf(kind) ? { outcome: "lines" } : { outcome: "review" };
	if (outcomeOf("Expiry") === "Failed") return { outcome: "refused", reason: "Expired" };
	if (outcomeOf("Kind") === "Failed") return { outcome: "refused", reason: "WrongKind" };
	const isMatch = checks.every(({ check, outcome }) => {
		if (outcome === "Passed") return true;
		// A barcode has no check digits, and nobody tells us when a signer was born.
		return outcome === "NotDone" && (check === "DateOfBirth" || (check === "CheckDigits" && kind === "DriverLicense"));
	});
	const isFromPicture = source === "Mrz" || source === "Barcode";
	return isMatch && isFromPicture && acceptsMatches ? { outcome: "accepted" } : { outcome: "review" };
}

/** What a provider verifies is held against the signer here; whether it fits whom it should the sender decides. */
export function providerVerdict(checks: readonly IdentityCheck[]): Verdict {
	const outcomeOf = (name: IdentityCheck["check"]) => checks.find(({ check }) => check === name)?.outcome ?? "NotDone";
	if (outcomeOf("Expiry") === "Failed") return { outcome: "refused", reason: "Expired" };
	if (outcomeOf("Kind") === "Failed") return { outcome: "refused", reason: "WrongKind" };
	return outcomeOf("Name") === "Passed" ? { outcome: "accepted" } : { outcome: "review" };
}

/** What people know the provider by that verifies a try; null: none does. */
export function providerOf({ verifier }: { verifier: string }): string | null {
	// Only what the contract knows was ever stored.
	return PROVIDER_NAMES[verifier as TryVerifier];
}

/** Who decided about a try: somebody who looked at it, the checks alone, or a provider. */
export function judgeOf(one: { verifier: string; reviewerName: string | null }): IdentityJudge {
	if (one.reviewerName !== null) return "review";
	return providerOf(one) === null ? "checks" : "provider";
}

type Session = { id: string; sessionId: string | null; createdAt: Date };

/** The session that a try has at its provider; null: none yet, or it ended without a result. */
export function sessionOf<S extends Session>({ sessions }: { sessions: readonly S[] }): S | null {
	return sessions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null;
}

/** Whether it is to be found out what has become of a try: a provider may know it before the signer comes back. */
export function isToBeLookedAt(one: {
	status: IdentityStatus;
	verifier: string;
	sessions: readonly Session[];
}): boolean {
	if (one.verifier === "BuiltIn") return one.status === "Submitted";
	return (one.status === "Submitted" || one.status === "Capturing") && sessionOf(one) !== null;
}

type Try = { statusAt: Date; handId: string };

/** A signing link, for who came with nothing else. */
export type LinkFacts = { channel: string; createdAt: Date; takenAt: Date | null; handId: string | null };

/**
 * Whether a link alone lets one browser in: a try was accepted, and the link was made after that, for the signer whom it
 * is about. Where each access is to be proved it must be the one in the mail that says so, until it is signed: after that
 * nothing is shown any more, and any newer link leads to what was signed.
 *
 * @param accepted the latest try that was; null: none was
 */
export function mayContinue(
	signer: { frequency: ProofFrequency; hasSigned: boolean },
	link: LinkFacts | null,
	accepted: Try | null,
): boolean {
	if (!accepted || !link || link.takenAt || link.createdAt <= accepted.statusAt) return false;
	return link.channel === "accepted" || signer.frequency !== "EveryAccess" || signer.hasSigned;
}

/** Whether a browser takes part in a try: it began it, or came by the link that was made to go on with it. */
export function takesPart(handId: string | null, link: LinkFacts | null, latest: Try): boolean {
	if (handId !== null) return handId === latest.handId;
	return link?.handId === latest.handId && link.takenAt === null;
}

const STAGES: Partial<Record<IdentityStatus, IdentityStage>> = {
	Capturing: "Capturing",
	Submitted: "Reading",
	Lines: "Lines",
	Review: "Review",
};

/** How far a signer is who cannot see the document yet. */
export function stageOf(
	{
		isLocked,
		isHeld,
		isContinuable,
		hasSigned,
	}: Record<"isLocked" | "isHeld" | "isContinuable" | "hasSigned", boolean>,
	latest: { status: IdentityStatus } | null,
): IdentityStage {
	if (isLocked) return "Locked";
	if (isHeld) return "Held";
	if (isContinuable) return "Accepted";
	if (hasSigned) return "Signed";
	return (latest && STAGES[latest.status]) ?? "Start";
}

/** When pictures were taken that are still there, here or at a provider. */
export function takenTimes(one: {
	pictures: readonly { takenAt: Date }[];
	sessions: readonly { createdAt: Date; redactAt: Date | null }[];
}): Date[] {
	const kept = one.sessions.filter(({ redactAt }) => redactAt === null);
	return [...one.pictures.map(({ takenAt }) => takenAt), ...kept.map(({ createdAt }) => createdAt)];
}

/** Whether nobody went on with a try since then: with its last picture, or its page at a provider, somebody did. */
export function isAbandoned(
	one: Parameters<typeof takenTimes>[0] & { status: IdentityStatus; statusAt: Date },
	since: Date,
): boolean {
	if (one.status !== "Capturing" && one.status !== "Lines") return false;
	return [one.statusAt, ...takenTimes(one)].every((at) => at < since);
}

/** When pictures go; null: the document has not ended. */
export function picturesUntil(closedAt: Date | null, takenAt: readonly Date[], days: number): Date | null {
	if (!closedAt) return null;
	const from = Math.max(closedAt.getTime(), ...takenAt.map((at) => at.getTime()));
	return new Date(from + days * DAY_MS);
}

/** The day that it is somewhere. @param timeZone IANA name */
export function dayIn(now: Date, timeZone: string): { year: number; month: number; day: number } {
	const parts = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "numeric", day: "numeric" });
	const named = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
	return { year: named.year ?? 0, month: named.month ?? 0, day: named.day ?? 0 };
}
