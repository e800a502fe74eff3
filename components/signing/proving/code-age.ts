import type { SentCode } from "#lib/contract/signing/proof-page.ts";

/** How a code stands by now. */
export type CodeAge = {
	/** Until another one can be sent; 0: now. */
	nextInSeconds: number;
	isOver: boolean;
};

/**
 * How old a code is already when it comes to the page. A reader's clock that disagrees with the server's says nothing:
 * then it counts as new, and the server knows better.
 *
 * @param nowMs by the reader's clock
 */
export function ageAtFirstMs({ sentAt, expiresAt }: SentCode, nowMs: number): number {
	const age = nowMs - Date.parse(sentAt);
	return age >= 0 && age < Date.parse(expiresAt) - Date.parse(sentAt) ? age : 0;
}

/** @param ageMs since it was sent */
export function codeAge({ sentAt, expiresAt, nextSendAt }: SentCode, ageMs: number): CodeAge {
	const after = (moment: string) => Date.parse(moment) - Date.parse(sentAt) - ageMs;
	return { nextInSeconds: Math.max(0, Math.ceil(after(nextSendAt) / 1000)), isOver: after(expiresAt) <= 0 };
}
