import type { Retention } from "#lib/db/stores/documents/retention.ts";
import { DAY_MS } from "#lib/units.ts";

/** So long before a document goes to the trash its sender is told. */
const NOTICE_MS = 14 * DAY_MS;

/** The first midnight (UTC) after a moment. */
function nextMidnight(at: number): number {
	return (Math.floor(at / DAY_MS) + 1) * DAY_MS;
}

/**
 * Which documents are planned today, and for when. The same all day long: a second run finds nothing more, and a sender
 * gets one mail a day. Whoever is told has at least 14 days.
 *
 * @param days after which a completed document goes
 */
export function planOfDay(now: Date, days: number): { sealedBefore: Date; deleteAt: Date } {
	const deleteAt = nextMidnight(now.getTime()) + NOTICE_MS;
	return { sealedBefore: new Date(deleteAt - days * DAY_MS), deleteAt: new Date(deleteAt) };
}

type Planned = { sealedAt: Date | null; deleteAt: Date | null; heldAt: Date | null };

/**
 * Whether the time that a document was given counts still: not when it is held, when the rule was switched off
 * meanwhile (its sender is told again after it was switched on), or when the rule gives it more time by now.
 */
export function isPlanned({ sealedAt, deleteAt, heldAt }: Planned, rule: Retention): boolean {
	const { retentionDays: days, retentionSince: since } = rule;
	if (deleteAt === null || heldAt !== null || sealedAt === null || days === null) return false;
	const isToldSince = since === null || deleteAt.getTime() - NOTICE_MS > since.getTime();
	return isToldSince && sealedAt.getTime() + days * DAY_MS <= deleteAt.getTime();
}

/**
 * When a completed document goes to the trash by the account's rule, so far as one knows today; null: never, or not
 * while an Admin holds it.
 */
export function deletionTime(
	document: Planned & { status: string; isSandbox: boolean },
	rule: Retention,
	now: Date,
): Date | null {
	const { sealedAt, heldAt, status, isSandbox } = document;
	const { retentionDays: days } = rule;
	if (days === null || sealedAt === null || heldAt !== null || status !== "Completed" || isSandbox) return null;
	if (isPlanned(document, rule)) return document.deleteAt;
	const soonest = nextMidnight(now.getTime()) + NOTICE_MS;
	return new Date(Math.max(nextMidnight(sealedAt.getTime() + days * DAY_MS), soonest));
}
