import type { WebhookFailure } from "#lib/contract/webhooks/failures.ts";
import type { Attempt, DeliveryForJob } from "#lib/db/stores/webhooks/webhook-deliveries.ts";
import { MAX_TRIES } from "./rules.ts";

/** How an attempt went; no error: it was taken. */
export type Outcome = {
	status: number | null;
	error: string | null;
	failure: WebhookFailure | null;
	/** The beginning of what was answered. */
	text: string | null;
	/** How long it took, in milliseconds; null: nothing was sent. */
	tookMs: number | null;
};

/** Of an attempt without an answer. */
export const NOTHING = { status: null, text: null, tookMs: null };

type Kept = Pick<Attempt, "lastStatus" | "lastError" | "lastAnswer" | "tries">;

/** What the log keeps of an attempt. Of what an endpoint on the own network says, no word is kept. */
export function keptOf(
	{ status, error, failure, text, tookMs }: Outcome,
	{ tries, endpoint }: { tries: DeliveryForJob["tries"]; endpoint: { mayReachPrivate: boolean } },
	now: Date,
): Kept {
	const tried = { at: now.toISOString(), status, tookMs, failure };
	return {
		lastStatus: status,
		lastError: error,
		lastAnswer: endpoint.mayReachPrivate ? null : text,
		tries: [...tries, tried].slice(-MAX_TRIES),
	};
}
