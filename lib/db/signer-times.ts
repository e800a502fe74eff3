import type { Signer } from "./generated/client.ts";
import type { TimesOf } from "./json-rows.ts";

/** A signer's columns that hold times. */
export const SIGNER_TIMES: TimesOf<Signer> = {
	firstDeliveredAt: true,
	activatedAt: true,
	viewedAt: true,
	lastViewedAt: true,
	consentedAt: true,
	signedAt: true,
	lastRemindedAt: true,
	nextReminderAt: true,
	failedProofAt: true,
	proofLockedAt: true,
	provedAt: true,
	prefillHeldAt: true,
	prefilledAt: true,
	updatedAt: true,
};
