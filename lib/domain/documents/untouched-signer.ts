/** Nothing that a signer, or the product on their account, did yet: whoever takes a place begins with this. */
export const NOTHING_DONE_YET = {
	timeZone: null,
	firstDeliveredAt: null,
	viewedAt: null,
	lastViewedAt: null,
	consentedAt: null,
	signature: null,
	initials: null,
	lastRemindedAt: null,
	remindersSent: 0,
	nextReminderAt: null,
	failedProofs: 0,
	failedProofAt: null,
	proofLockedAt: null,
	provedAt: null,
	codeFailure: null,
	prefillHeldAt: null,
	prefilledAt: null,
} as const;

/** A signer of whom nobody has asked anything. */
export const UNTOUCHED_SIGNER = {
	...NOTHING_DONE_YET,
	status: "NotCompleted",
	deliveryStatus: "None",
	activatedAt: null,
	signedAt: null,
	declineReason: null,
} as const;
