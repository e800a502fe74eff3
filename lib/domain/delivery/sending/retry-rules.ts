import { RESET_MINUTES } from "#lib/domain/users/inviting/mint-password-link.ts";
import { HOUR_MS, MINUTE_MS } from "#lib/units.ts";

/** Pauses after the first failures of a mail or SMS; later ones are an hour. */
const PAUSES_MS = [1, 2, 5, 15, 30].map((minutes) => minutes * MINUTE_MS);
/** The same for a message that someone waits for with the page open. */
const SHORT_PAUSES_MS = [5, 15, 30, 60, 120].map((seconds) => seconds * 1000);
/** Spreads the hourly attempts of many mails by up to a tenth of an hour either way. */
const JITTER = 0.1;

/** How long a message is tried. */
export const GIVE_UP_MS = 72 * HOUR_MS;
/** Delay after which the sender of a request is notified. */
export const DELAY_TOLD_MS = HOUR_MS;

/** How long a requested message is useful: after that, its reader has asked for another, and a late one confuses. */
const WAITED_MS: Readonly<Record<string, number>> = {
	"password-reset": RESET_MINUTES * MINUTE_MS,
	"brand-sample": HOUR_MS,
};

/** Until when a message of a kind is worth sending; null: as long as its content is true. */
export function wantedUntil(kind: string, queuedAt: Date): Date | null {
	const waitedMs = WAITED_MS[kind];
	return waitedMs === undefined ? null : new Date(queuedAt.getTime() + waitedMs);
}

/**
 * How long to wait after a failed attempt.
 *
 * @param attempts number of attempts so far
 * @param isAwaited whether someone waits for the message with the page open
 * @param random from 0 to 1
 */
export function pauseMs(attempts: number, isAwaited: boolean, random: number): number {
	const pauses = isAwaited ? SHORT_PAUSES_MS : PAUSES_MS;
	return pauses[attempts - 1] ?? Math.round(HOUR_MS * (1 + JITTER * (2 * random - 1)));
}
