import { createHmac } from "node:crypto";
import { log } from "#lib/config/log.ts";
import {
	BOLDSIGN_EVENT_HEADER,
	BOLDSIGN_SIGNATURE_HEADER,
	WEBHOOK_EVENT_HEADER,
	WEBHOOK_SIGNATURE_HEADER,
} from "#lib/contract/webhooks/events.ts";
import type { Tx } from "#lib/db/client.ts";
import { isFromOriginal } from "#lib/db/stores/installation/installation.ts";
import {
	type Attempt,
	type DeliveryForJob,
	findDeliveryForJob,
	freezeBody,
	recordAttempt,
} from "#lib/db/stores/webhooks/webhook-deliveries.ts";
import { disableEndpoint, holdEndpoint } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueueDeliveries } from "#lib/domain/notices/emit-events.ts";
import { tellAdmins } from "#lib/domain/notices/tell-admins.ts";
import { POST_ANYWHERE, POST_TO_PUBLIC, postText } from "#lib/net/post-text.ts";
import { FetchRefusal } from "#lib/net/reach.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import type { JobResult } from "#lib/queue/definitions.ts";
import { buildBody } from "./build-body.ts";
import { signingSecrets } from "./endpoint-secrets.ts";
import { keptOf, NOTHING, type Outcome } from "./kept-of.ts";
import { noteWebhookEvent } from "./note-webhook-event.ts";
import { ANSWER_BYTES, type Ending, endingOf, nextAttemptAt } from "./rules.ts";

const TIMEOUT_MS = 10_000;
/** How far the clocks of queue and worker may be apart; well below the first pause. */
const CLOCK_SLACK_MS = 30_000;

/**
 * Makes one attempt to bring an event to its endpoint, and plans the next one or gives up. When the process
 * dies on the way the queue hands it out again: an event may come twice, with the same id and body.
 *
 * @returns whether the endpoint answered in time; a disabled endpoint counts as answered
 */
export const deliverWebhook = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, deliveryId: string): Promise<JobResult> => {
		const delivery = await findDeliveryForJob(deliveryId);
		if (delivery?.status !== "Pending") return undefined;
		// A resend may have moved it: then another job is about it.
		if (delivery.nextAttemptAt.getTime() > context.now().getTime() + CLOCK_SLACK_MS) return undefined;
		const attempts = delivery.attempts + 1;
		const obstacle = await findObstacle(delivery);
		if (obstacle !== null) {
			const outcome = { ...NOTHING, failure: "disabled" as const, error: obstacle };
			const given = { ...keptOf(outcome, delivery, context.now()), attempts: delivery.attempts };
			await inTransaction((tx) => record(tx, delivery, { status: "Failed", ...given }));
			return "answered";
		}
		const outcome = await post(context, delivery);
		const given = { ...keptOf(outcome, delivery, context.now()), attempts };
		if (outcome.error === null) {
			const done = { ...given, deliveredAt: context.now() };
			await inTransaction((tx) => record(tx, delivery, { status: "Delivered", ...done }));
			return "answered";
		}
		await recordFailure(context, delivery, given, endingOf(outcome, delivery.endpoint));
		return outcome.failure === "too slow" ? "timed out" : "answered";
	},
);

/** Why a delivery isn’t attempted; null: it is. */
async function findObstacle({ endpoint, documentId, createdAt }: DeliveryForJob): Promise<string | null> {
	if (endpoint.disabledAt !== null) return "The endpoint is disabled.";
	if (!(await isFromOriginal({ documentId, createdAt }))) return null;
	return "This detached copy sends no events about documents from the original.";
}

async function post(context: Context, delivery: DeliveryForJob): Promise<Outcome> {
	const { endpoint } = delivery;
	const body = delivery.body ?? (await freezeBody(delivery.id, await buildBody(delivery)));
	let secrets: string[];
	try {
		secrets = signingSecrets(endpoint, context.now());
	} catch (error) {
		log.error({ error, endpointId: endpoint.id }, "could not decrypt a webhook secret with the installation key");
		const words = "The secret can’t be decrypted with this installation’s key. Roll the secret.";
		return { ...NOTHING, failure: "secret", error: words };
	}
	const headers = headersOf(delivery, signBody(body, secrets, context.now()));
	const beganMs = performance.now();
	const tookMs = () => Math.round(performance.now() - beganMs);
	try {
		const policy = endpoint.mayReachPrivate ? POST_ANYWHERE : POST_TO_PUBLIC;
		const answerBytes = endpoint.mayReachPrivate ? 0 : ANSWER_BYTES;
		const posted = { url: endpoint.url, headers, body, timeoutMs: TIMEOUT_MS, answerBytes };
		const { status, text } = await postText(posted, policy);
		if (status >= 200 && status < 300) return { status, text, tookMs: tookMs(), error: null, failure: null };
		const words = `The endpoint returned status ${status}.`;
		return { status, text, tookMs: tookMs(), error: words, failure: "status" };
	} catch (error) {
		if (!(error instanceof FetchRefusal)) throw error;
		return { ...NOTHING, tookMs: tookMs(), failure: error.kind, error: `The endpoint ${error.message}` };
	}
}

function headersOf({ eventType, endpoint }: DeliveryForJob, signature: string): Record<string, string> {
	return {
		"Content-Type": "application/json",
		"User-Agent": "Signet-Webhook/1",
		...{ [WEBHOOK_EVENT_HEADER]: eventType, [WEBHOOK_SIGNATURE_HEADER]: signature },
		...(endpoint.hasBoldSignHeaders && {
			...{ [BOLDSIGN_EVENT_HEADER]: eventType, [BOLDSIGN_SIGNATURE_HEADER]: signature },
		}),
	};
}

/** Endpoints are locked before their deliveries (lib/decisions/order-of-locks.md). @returns false when another was quicker */
async function record(tx: Tx, { id, endpoint, attempts }: DeliveryForJob, attempt: Attempt): Promise<boolean> {
	await holdEndpoint(tx, endpoint.id);
	return recordAttempt(tx, id, attempts, attempt);
}

type Failure = Omit<Attempt, "status">;

async function recordFailure(
	context: Context,
	delivery: DeliveryForJob,
	failure: Failure,
	ending: Ending,
): Promise<void> {
	const next = nextAttemptAt(failure.attempts, context.now());
	await inTransaction(async (tx) => {
		const attempt: Attempt =
			next === null ? { ...failure, status: "Failed" } : { ...failure, status: "Pending", nextAttemptAt: next };
		if (!(await record(tx, delivery, attempt))) return;
		const { id, endpointId, endpoint } = delivery;
		const { accountId } = endpoint;
		if (next !== null) await enqueueDeliveries(tx, [{ id, endpointId, accountId }], next);
		else await giveUp(tx, context, delivery, ending);
	});
}

/** The endpoint has been away for more than a day: nothing more is sent there, and the Admins are told. */
async function giveUp(tx: Tx, context: Context, { endpoint }: DeliveryForJob, ending: Ending): Promise<void> {
	if (!(await disableEndpoint(tx, endpoint.id, ending, context.now()))) return;
	const { accountId, id: endpointId } = endpoint;
	await noteWebhookEvent(tx, context, { accountId, type: "WebhookDisabled", endpointId, ...ending });
	await tellAdmins(tx, { kind: "webhook-disabled", accountId, webhookEndpointId: endpointId });
}

/**
 * The signature header of a body: `t=<unix seconds>, s0=<hex>`, and s1, s2 … with the secrets before while a new
 * one is put in place (lib/contract/README.md "Webhooks").
 *
 * @param secrets the present one first
 */
export function signBody(body: string, secrets: readonly string[], now: Date): string {
	const t = Math.floor(now.getTime() / 1000);
	const signatures = secrets.map((secret, index) => {
		const hex = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
		return `s${index}=${hex}`;
	});
	return [`t=${t}`, ...signatures].join(", ");
}
