/** Why an attempt to deliver a webhook came to nothing, for those who word it. "status": an answer that is none of 2xx. */
export const WEBHOOK_FAILURES = [
	"status",
	"disabled",
	"secret",
	"not public",
	"not https",
	"too slow",
	"unreachable",
] as const;

export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];
