import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { dispatch } from "#lib/http/dispatch.ts";

export type ApiServer = {
	url: string;
	/** Calls that succeeded, as "POST /v1/document/send". */
	done: ReadonlySet<string>;
	close: () => Promise<void>;
};

/** The API behind a plain server, as Next.js puts it there: for clients that bring their own HTTP. */
export async function startApiServer(): Promise<ApiServer> {
	const done = new Set<string>();
	const server = createServer((incoming, outgoing) => {
		// Some clients hang up as soon as they have read what Content-Length says.
		serve(incoming, outgoing, done).catch(() => outgoing.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		done,
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, done: Set<string>): Promise<void> {
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
	const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
	const init = { method: incoming.method ?? "GET", headers, duplex: "half" };
	const body = hasBody ? { body: Readable.toWeb(incoming) as ReadableStream } : {};
	const response = await dispatch(new Request(`http://localhost${incoming.url}`, { ...init, ...body } as RequestInit));
	if (response.ok) done.add(`${init.method} ${incoming.url?.split("?")[0]}`);
	outgoing.writeHead(response.status, Object.fromEntries(response.headers));
	if (response.body)
		await pipeline(Readable.fromWeb(response.body as import("node:stream/web").ReadableStream), outgoing);
	else outgoing.end();
}
