import { isIP } from "node:net";
import { WEBHOOK_EVENTS, WEBHOOK_RETRY_MINUTES, type WebhookEvent } from "#lib/contract/webhooks/events.ts";
import type { WebhookEnding, WebhookFailure } from "#lib/contract/webhooks/failures.ts";
import type { ShownDelivery } from "#lib/db/stores/webhooks/webhook-log.ts";
import type { Principal } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { isPublicAddress } from "#lib/net/is-public-address.ts";
import { MINUTE_MS } from "#lib/units.ts";

export const MAX_ENDPOINTS = 50;
export const MAX_OVERLAP_HOURS = 30 * 24;
/** How many test calls an endpoint gets in a minute. */
export const MAX_TEST_CALLS = 5;
/** How many deliveries are sent again at once. */
export const MAX_RESENT = 1_000;
/** How much of an answer's text is kept. */
export const ANSWER_BYTES = 1_024;
/** How many attempts at a delivery its log keeps, resends included. */
export const MAX_TRIES = 20;
const MAX_URL_LENGTH = 2000;

/** What is set of an endpoint. */
export type EndpointSettings = {
	url: string;
	/** Empty: all. */
	events: string[];
	environment: "Live" | "Test" | "All";
	/** Only what happens through this application; null: everything in the account. */
	appId: string | null;
	/** It may be on the own network, and without TLS: the operator alone says so. */
	mayReachPrivate: boolean;
	/** It gets its headers under the names that BoldSign's SDKs look for as well; left out: it does not. */
	hasBoldSignHeaders?: boolean;
};

/**
 * The settings in the form in which they are stored.
 *
 * @throws AppError ValidationError that names the setting
 */
export function settledEndpoint(given: EndpointSettings): EndpointSettings & { events: WebhookEvent[] } {
	return { ...given, url: settledUrl(given), events: settledEvents(given.events) };
}

function settledUrl({ url, mayReachPrivate }: EndpointSettings): string {
	const text = url.trim();
	if (text.length > MAX_URL_LENGTH) throw fieldRefusal("url", said("endpointUrlLong", { limit: MAX_URL_LENGTH }));
	if (!URL.canParse(text)) throw fieldRefusal("url", said("endpointUrlForm"));
	const parsed = new URL(text);
	const schemes = mayReachPrivate ? ["https:", "http:"] : ["https:"];
	if (!schemes.includes(parsed.protocol)) {
		throw fieldRefusal("url", said(mayReachPrivate ? "endpointUrlSchemes" : "endpointUrlScheme"));
	}
	if (parsed.username !== "" || parsed.password !== "") {
		throw fieldRefusal("url", said("endpointUrlUser"));
	}
	const host = parsed.hostname.replace(/^\[|\]$/g, "");
	const isPrivate = host === "localhost" || (isIP(host) !== 0 && !isPublicAddress(host));
	if (isPrivate && !mayReachPrivate) {
		throw fieldRefusal("url", said("endpointUrlPrivate"));
	}
	parsed.hash = "";
	return parsed.href;
}

function settledEvents(given: readonly string[]): WebhookEvent[] {
	const names = given.map((name) => {
		const found = WEBHOOK_EVENTS.find((event) => event.toLowerCase() === name.toLowerCase());
		if (!found) throw fieldRefusal("events", said("endpointEventUnknown", { name }));
		return found;
	});
	return [...new Set(names)];
}

/**
 * When a delivery is tried again.
 *
 * @param attempts how many there were
 * @returns null when it is given up
 */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
	const minutes = WEBHOOK_RETRY_MINUTES[attempts - 1];
	return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** What is shown of deliveries to an endpoint on the own network: that they were taken or not, and nothing of answers. */
export function withoutAnswer<D extends ShownDelivery>(delivery: D): D {
	const tries = delivery.tries.map(({ at, failure }) => ({
		at,
		status: null,
		tookMs: null,
		failure: failure === null || failure === "disabled" || failure === "secret" ? failure : ("unreachable" as const),
	}));
	return { ...delivery, tries, lastStatus: null, lastError: null };
}

/** Whether somebody is told what an endpoint answers: those on the own network are the operator's business. */
export function seesAnswers({ kind }: Principal, { mayReachPrivate }: { mayReachPrivate: boolean }): boolean {
	return kind === "operator" || !mayReachPrivate;
}

/** Why an endpoint is given up, with the status that it answered with. */
export type Ending = { failure: WebhookEnding; status?: number };

/** What is told of the last failure; nothing of what an endpoint on the own network answers, or whether it does. */
export function endingOf(
	{ failure, status }: { failure: WebhookFailure | null; status: number | null },
	{ mayReachPrivate }: { mayReachPrivate: boolean },
): Ending {
	if (failure === "secret") return { failure };
	if (mayReachPrivate || failure === null) return { failure: "not taken" };
	return status === null ? { failure } : { failure, status };
}
