import { isIP } from "node:net";
import { WEBHOOK_EVENTS, WEBHOOK_RETRY_MINUTES, type WebhookEvent } from "#lib/contract/webhooks/events.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { isPublicAddress } from "#lib/net/is-public-address.ts";

export const MAX_ENDPOINTS = 50;
export const MAX_OVERLAP_HOURS = 30 * 24;
const MAX_URL_LENGTH = 2000;
const MINUTE_MS = 60_000;

/** What an operator may set of an endpoint. */
export type EndpointSettings = {
	url: string;
	/** Empty: all. */
	events: string[];
	environment: "Live" | "Test" | "All";
	/** Only what happens through this application; null: everything in the account. */
	appId: string | null;
	/** It may be on the own network, and without TLS. */
	mayReachPrivate: boolean;
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
	if (text.length > MAX_URL_LENGTH) throw fieldError("url", `The address may have ${MAX_URL_LENGTH} characters.`);
	if (!URL.canParse(text)) throw fieldError("url", "Give a whole address, such as https://example.com/signet.");
	const parsed = new URL(text);
	const schemes = mayReachPrivate ? ["https:", "http:"] : ["https:"];
	if (!schemes.includes(parsed.protocol)) {
		throw fieldError("url", `The address must begin with ${mayReachPrivate ? "https:// or http://" : "https://"}.`);
	}
	if (parsed.username !== "" || parsed.password !== "") {
		throw fieldError("url", "The address may carry no user name and password.");
	}
	const host = parsed.hostname.replace(/^\[|\]$/g, "");
	const isPrivate = host === "localhost" || (isIP(host) !== 0 && !isPublicAddress(host));
	if (isPrivate && !mayReachPrivate) {
		throw fieldError("url", "This address is on a private network. Allow that with --private.");
	}
	parsed.hash = "";
	return parsed.href;
}

function settledEvents(given: readonly string[]): WebhookEvent[] {
	const names = given.map((name) => {
		const found = WEBHOOK_EVENTS.find((event) => event.toLowerCase() === name.toLowerCase());
		if (!found) throw fieldError("events", `There is no event "${name}".`);
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
