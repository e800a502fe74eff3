import type { StuckItem, WaitingItem } from "#components/start/start-items.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import type { ListedDocument } from "#lib/domain/documents/listing/list-for-sender.ts";
import type { StuckRow } from "#lib/domain/start/view-start.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";

/** A document that waits for the reader, as the page shows it: plain data, times as ISO 8601. */
export function toWaitingItem(row: ListedDocument, reader: UserPrincipal): WaitingItem {
	const email = reader.email.toLowerCase();
	const own = row.signers.find((one) => one.email.toLowerCase() === email && one.status === "NotCompleted");
	// Who else signs is for whoever reaches it.
	const done = row.isReached ? row.signingSlots.filter(({ status }) => status === "Completed") : [];
	return {
		id: row.id,
		title: row.title,
		isReached: row.isReached,
		sender: row.sender.id === reader.userId ? null : row.sender.name,
		isReview: own?.type === "Reviewer",
		signed: done.map(({ name }) => name),
		isLast: done.length > 0 && done.length === row.signingSlots.length - 1,
		expiresAt: row.expiresAt?.toISOString() ?? null,
	};
}

/** A document that is stuck, with the reason in the reader's words. */
export function toStuckItem({ because, ...row }: StuckRow, locale: string): StuckItem {
	if (because.kind === "expiring") return { ...row, because: { ...because, at: because.at.toISOString() } };
	if (because.kind !== "unsealed") return { ...row, because };
	return { ...row, because: { kind: because.kind, reason: because.reason && sayIn(because.reason, locale) } };
}
