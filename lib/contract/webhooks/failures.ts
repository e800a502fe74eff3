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

/** Why an endpoint was given up. "not taken": it is on the own network, of whose answers no word is told. */
export const WEBHOOK_ENDINGS = [...WEBHOOK_FAILURES, "not taken"] as const;

export type WebhookEnding = (typeof WEBHOOK_ENDINGS)[number];
