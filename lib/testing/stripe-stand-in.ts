import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import Stripe from "stripe";
import { canceled, failed, newSession, type StandInSession, verified, withoutDetails } from "./stripe-sessions.ts";

/** What the installation is told of the stand-in. */
export const STAND_IN_KEYS = { apiKey: "rk_test_standin000000", webhookSecret: "whsec_standin000000" };

export type StripeStandIn = {
	url: string;
	sessions: Map<string, StandInSession>;
	/** Every call that came, as method and path. */
	calls: string[];
	/** null: it answers. A status: it answers every call of the API with that; 0: it hangs up. */
	broken: number | null;
	/** Its key may read number and dates. */
	readsDetails: boolean;
	/** A session by what the product knows it by. */
	of(reference: string): StandInSession;
	/** A signed event about a session as it is now, as it would be posted. */
	event(session: StandInSession, type: string, more?: { id?: string; at?: Date; secret?: string }): SignedEvent;
	close(): Promise<void>;
};

export type SignedEvent = { body: string; headers: Record<string, string> };

/**
 * Speaks as much of Stripe Identity as the product uses, with its documented messages and real signatures. Its page stands
 * for Stripe's: each button ends the session in one way, tells the product by its webhook, and leads back.
 *
 * @param webhookUrl where events are posted when somebody presses a button of the page; null: nowhere
 */
export async function startStripeStandIn(webhookUrl: string | null = null, port = 0): Promise<StripeStandIn> {
	const standIn: StripeStandIn = {
		...{ url: "", sessions: new Map(), calls: [], broken: null, readsDetails: true },
		of(reference) {
			const found = [...standIn.sessions.values()].find((one) => one.client_reference_id === reference);
			if (!found) throw new Error(`There is no session of ${reference}.`);
			return found;
		},
		event: signEvent,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
	const server = createServer((request, response) => {
		void answer(standIn, webhookUrl, request, response).catch((error: unknown) => {
			response.writeHead(500).end(String(error));
		});
	});
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	standIn.url = `http://localhost:${(server.address() as AddressInfo).port}`;
	return standIn;
}

function signEvent(session: StandInSession, type: string, more: { id?: string; at?: Date; secret?: string } = {}) {
	const { id = `evt_${randomBytes(12).toString("hex")}`, at = new Date(), secret = STAND_IN_KEYS.webhookSecret } = more;
	const created = Math.floor(at.getTime() / 1000);
	const { replay: _, ...object } = session;
	const event = { id, object: "event", type: `identity.verification_session.${type}`, created, livemode: false };
	const body = JSON.stringify({ ...event, api_version: Stripe.API_VERSION, data: { object: withoutDetails(object) } });
	const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: created });
	return { body, headers: { "content-type": "application/json", "stripe-signature": header } };
}

async function answer(
	standIn: StripeStandIn,
	webhookUrl: string | null,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const url = new URL(request.url ?? "/", "http://stand-in");
	const body = new URLSearchParams((await buffer(request)).toString());
	const [, first, id = "", way = ""] = /^\/(start|v1\/identity\/verification_sessions)(?:\/(\w+))?(?:\/(\w+))?$/.exec(
		url.pathname,
	) ?? ["", "", "", ""];
	if (first === "start") return showPage(standIn, webhookUrl, response, { id, way });
	standIn.calls.push(`${request.method} ${url.pathname}`);
	if (standIn.broken === 0) return void request.socket.destroy();
	if (standIn.broken !== null)
		return json(response, standIn.broken, { error: { type: "api_error", message: "Down." } });
	if (request.headers.authorization !== `Bearer ${STAND_IN_KEYS.apiKey}`) {
		return json(response, 401, { error: { type: "invalid_request_error", message: "Invalid API Key provided." } });
	}
	if (request.method === "POST" && id === "") return create(standIn, body, request, response);
	if (id === "") {
		const reference = url.searchParams.get("client_reference_id");
		const data = [...standIn.sessions.values()].filter((one) => one.client_reference_id === reference);
		return json(response, 200, {
			object: "list",
			url: url.pathname,
			has_more: false,
			data: data.map((one) => withoutDetails(one)),
		});
	}
	const session = standIn.sessions.get(id);
	if (!session) return json(response, 404, missing(id));
	if (way === "redact") {
		if (session.status === "processing") return json(response, 400, { error: { type: "invalid_request_error" } });
		Object.assign(session, { redaction: { status: "processing" }, url: null, verified_outputs: null });
		return json(response, 200, withoutDetails(session));
	}
	const expands = [...url.searchParams].flatMap(([key, value]) => (key.startsWith("expand") ? [value] : []));
	const wantsDetails = expands.some((one) => /\.(?:dob|number|expiration_date)$/.test(one));
	if (wantsDetails && !standIn.readsDetails) {
		const message = "The provided key does not have the required permissions for this endpoint.";
		return json(response, 403, {
			error: { type: "invalid_request_error", code: "more_permissions_required", message },
		});
	}
	// Each answer names a new page, good for once.
	if (session.status === "requires_input") session.url = pageUrl(standIn, session.id);
	return json(response, 200, expands.length === 0 || !wantsDetails ? plain(session, expands) : session);
}

function create(standIn: StripeStandIn, body: URLSearchParams, request: IncomingMessage, response: ServerResponse) {
	const key = String(request.headers["idempotency-key"] ?? "");
	const before = [...standIn.sessions.values()].find(({ replay }) => replay.key === key);
	if (before) {
		response.setHeader("idempotent-replayed", "true");
		return json(response, 200, before.replay.answer);
	}
	const session = newSession(body, key);
	session.url = pageUrl(standIn, session.id);
	session.replay.answer = JSON.parse(JSON.stringify(withoutDetails(session)));
	standIn.sessions.set(session.id, session);
	return json(response, 200, session.replay.answer);
}

const pageUrl = ({ url }: StripeStandIn, id: string) => `${url}/start/${id}`;

function plain(session: StandInSession, expands: string[]) {
	const expanded = expands.includes("last_verification_report");
	return expanded ? withoutDetails(session, "report") : withoutDetails(session);
}

function missing(id: string) {
	const message = `No such verificationsession: '${id}'`;
	return { error: { type: "invalid_request_error", code: "resource_missing", message } };
}

function json(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { "content-type": "application/json", "request-id": "req_standin" });
	response.end(JSON.stringify(body));
}

/** How a session can end on the page, and what Stripe tells of it. */
const WAYS: Record<string, { label: string; type: string; end: (session: StandInSession) => void }> = {
	verified: { label: "Verified", type: "verified", end: (session) => verified(session) },
	other: {
		label: "Verified, of another name",
		type: "verified",
		end: (session) => verified(session, { first_name: "Jenny", last_name: "Rosen" }),
	},
	forged: { label: "Refused", type: "requires_input", end: (s) => failed(s, "document_unverified_other") },
	declined: { label: "Decline consent", type: "requires_input", end: (s) => failed(s, "consent_declined") },
	processing: {
		label: "Submit, checked later",
		type: "processing",
		end: (session) => Object.assign(session, { status: "processing", url: null }),
	},
	canceled: { label: "Cancel the session", type: "canceled", end: canceled },
};

async function showPage(
	standIn: StripeStandIn,
	webhookUrl: string | null,
	response: ServerResponse,
	{ id, way }: { id: string; way: string },
): Promise<void> {
	const session = standIn.sessions.get(id);
	if (!session) return void response.writeHead(404).end("No such session.");
	const chosen = WAYS[way];
	if (chosen) {
		chosen.end(session);
		if (webhookUrl) await post(webhookUrl, standIn.event(session, chosen.type));
		return void response.writeHead(303, { location: session.replay.returnUrl }).end();
	}
	const links = Object.entries(WAYS).map(([name, { label }]) => `<p><a href="/start/${id}/${name}">${label}</a></p>`);
	response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
	response.end(
		`<!doctype html><html lang="en"><title>Stand-in</title><h1>The provider’s page</h1>${links.join("")}
		<p><a href="${session.replay.returnUrl}">Back</a></p></html>`,
	);
}

/** As Stripe does: what is not taken is sent again later; here nobody waits for that. */
async function post(url: string, { body, headers }: SignedEvent): Promise<void> {
	const answered = await fetch(url, { method: "POST", body, headers });
	if (!answered.ok) throw new Error(`The webhook was answered with ${answered.status}.`);
}
