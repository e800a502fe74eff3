import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from "node:http";
import { collectWhenIdle } from "#lib/config/collect-when-idle.ts";
import { watchRequest } from "#lib/config/passing-failure.ts";
import { tellLength } from "#lib/http/answering/answer-length.ts";
import { refuseHost } from "#lib/http/answering/refuse-host.ts";
import { refuseMethod } from "#lib/http/answering/refuse-method.ts";
import { refuseWrites } from "#lib/http/answering/refuse-writes.ts";
import { setSecurityHeaders } from "#lib/http/answering/security-headers.ts";
import { limitBodySize, limitBodyTime, refuseLargeBody, UPLOAD_TIMEOUT_MS } from "#lib/http/limits/body-limits.ts";
import { FORWARDED_HEADER, PEER_HEADER } from "#lib/http/limits/client-ip.ts";
import { closeUnread } from "#lib/http/limits/close-unread.ts";
import { requestUrl } from "#lib/http/reading/request-url.ts";
import { keepOriginsApart } from "#lib/http/signing/origins.ts";

/** Requests under way get this long to finish when we are asked to stop. */
const DRAIN_TIMEOUT_MS = 30_000;

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The server in front of Next.js: what it looks at and refuses before the application sees a request.
 *
 * @param handle the application
 */
export function makeServer(handle: Handle, options: ServerOptions = {}): Server {
	const server = createServer(options, (request, response) => {
		setSecurityHeaders(response);
		// Next.js tells routes no address of the connection, and a client could claim any (lib/http/limits/client-ip.ts).
		request.headers[PEER_HEADER] = request.socket.remoteAddress ?? "";
		request.headers[FORWARDED_HEADER] = request.headers["x-forwarded-for"] ?? "";
		request.url = requestUrl(request.url ?? "/");
		// A connection that is kept alive would hold up the stop.
		if (!server.listening) response.setHeader("Connection", "close");
		completeHead(request, response);
		if (refuseHost(request, response) || keepOriginsApart(request, response)) return;
		limitBodyTime(request, response);
		limitBodySize(request, response);
		response.once("close", () => collectWhenIdle());
		if (refuseMethod(request, response) || refuseLargeBody(request, response)) return;
		if (refuseWrites(request, response)) return;
		watchRequest((outcome) => {
			correctStatus(request, response, outcome);
			void handle(request, response);
		});
	});
	server.requestTimeout = UPLOAD_TIMEOUT_MS;
	// Longer than the idle time of usual proxies, so that they never write into a connection we just closed.
	server.keepAliveTimeout = 75_000;
	return server;
}

/**
 * Says of an answer how long it is, of one to a program or of a room of the workplace in Server-Timing (W3C) how
 * long the server took until it began to answer (the rest is the network), and of one to a request that has not come
 * whole that it is the last.
 */
function completeHead(request: IncomingMessage, response: ServerResponse): void {
	const isTimed = /^\/(v1|start|documents|templates|contacts|settings|set-password|sender-identity)/.test(
		request.url ?? "",
	);
	const startedAt = performance.now();
	const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
	response.writeHead = (...given: unknown[]) => {
		if (isTimed) response.setHeader("Server-Timing", `total;dur=${(performance.now() - startedAt).toFixed(1)}`);
		tellLength(response);
		closeUnread(request, response);
		if (isFailedForward(request, response)) return writeHead(502);
		return writeHead(...given);
	};
}

/** Turns the 500 of a page that failed temporarily into a 503, and the 200 of a dead link's into what it is. */
function correctStatus(
	{ headers }: IncomingMessage,
	response: ServerResponse,
	outcome: Parameters<Parameters<typeof watchRequest>[0]>[0],
): void {
	const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
	response.writeHead = (status: number, ...rest: unknown[]) => {
		const { retryAfterSeconds, pageStatus } = outcome;
		// The answer of an action has the page with it: the action itself worked.
		if (status === 200 && pageStatus && headers["next-action"] === undefined) return writeHead(pageStatus, ...rest);
		if (status !== 500 || retryAfterSeconds === null) return writeHead(status, ...rest);
		response.setHeader("Retry-After", String(retryAfterSeconds));
		return writeHead(503, ...rest);
	};
}

/** When the framework can’t forward an action to its page, it answers {} with 200, as if the action had run. */
function isFailedForward({ headers }: IncomingMessage, response: ServerResponse): boolean {
	const type = String(response.getHeader("content-type") ?? "");
	return headers["next-action"] !== undefined && response.statusCode === 200 && type.startsWith("application/json");
}

/** @throws Error with a sentence when the port is taken */
export function listen(server: Server, host: string, port: number): Promise<void> {
	return new Promise((done, fail) => {
		server.once("error", (error) => {
			const isBusy = "code" in error && error.code === "EADDRINUSE";
			fail(isBusy ? new Error(`Port ${port} is already in use. Set PORT to a free port.`) : error);
		});
		server.listen(port, host, done);
	});
}

/** Takes no new connections and lets requests under way finish. */
export function drain(server: Server): Promise<void> {
	return new Promise((done) => {
		server.close(() => done());
		// A connection whose last request ends now becomes idle only then.
		setInterval(() => server.closeIdleConnections(), 50).unref();
		setTimeout(() => {
			server.closeAllConnections();
			done();
		}, DRAIN_TIMEOUT_MS).unref();
	});
}
