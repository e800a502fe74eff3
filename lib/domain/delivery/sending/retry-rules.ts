import { RESET_MINUTES } from "#lib/domain/users/mint-password-link.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Pauses after the first failures of a mail or text message; hourly after those. */
const PAUSES_MS = [1, 2, 5, 15, 30].map((minutes) => minutes * MINUTE_MS);
/** The same of what someone waits for with the page open. */
const SHORT_PAUSES_MS = [5, 15, 30, 60, 120].map((seconds) => seconds * 1000);
/** Hourly attempts of many mails are spread by a tenth of the hour either way. */
const JITTER = 0.1;

/** How long a message is tried that a server does not take. */
export const GIVE_UP_MS = 72 * HOUR_MS;
/** When the sender of a request hears that it is still tried. */
export const DELAY_TOLD_MS = HOUR_MS;

/** How long someone waits for what they have just asked for: a late one confuses, since they have asked for another. */
const WAITED_MS: Readonly<Record<string, number>> = {
	"password-reset": RESET_MINUTES * MINUTE_MS,
	"brand-sample": HOUR_MS,
};

/** Until when a message of a kind is worth sending; null: as long as what it says is true. */
export function wantedUntil(kind: string, queuedAt: Date): Date | null {
	const waitedMs = WAITED_MS[kind];
	return waitedMs === undefined ? null : new Date(queuedAt.getTime() + waitedMs);
}

/**
 * How long to wait after a failed attempt.
 *
 * @param attempts how many there were
 * @param isAwaited someone waits for the message with the page open
 * @param random from 0 to 1
 */
export function pauseMs(attempts: number, isAwaited: boolean, random: number): number {
	const pauses = isAwaited ? SHORT_PAUSES_MS : PAUSES_MS;
	return pauses[attempts - 1] ?? Math.round(HOUR_MS * (1 + JITTER * (2 * random - 1)));
}
