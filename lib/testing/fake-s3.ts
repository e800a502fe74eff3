import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A server that speaks as much of S3 as the product uses, in memory, path style, without looking at signatures. */
export async function fakeS3(): Promise<{ url: string; objects: Map<string, Buffer>; close(): Promise<void> }> {
	const objects = new Map<string, Buffer>();
	const server = createServer((request, response) => {
		void answer(request, response, objects);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The fake S3 has no port.");
	return {
		url: `http://127.0.0.1:${address.port}`,
		objects,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

async function answer(request: IncomingMessage, response: ServerResponse, objects: Map<string, Buffer>): Promise<void> {
	const url = new URL(request.url ?? "/", "http://s3");
	const key = decodeURIComponent(url.pathname.split("/").slice(2).join("/"));
	const body = await buffer(request);
	if (request.method === "POST" && url.searchParams.has("delete")) {
		for (const [, deleted = ""] of String(body).matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(deleted);
		return xml(response, 200, "<DeleteResult/>");
	}
	if (request.method === "PUT") {
		objects.set(key, withoutChunks(request, body));
		response.setHeader("ETag", '"etag"');
		return void response.end();
	}
	if (request.method === "DELETE") {
		objects.delete(key);
		response.statusCode = 204;
		return void response.end();
	}
	if (url.searchParams.get("list-type") === "2") return list(response, url.searchParams, objects);
	const found = objects.get(key);
	if (!found) return xml(response, 404, "<Error><Code>NoSuchKey</Code></Error>");
	return get(request, response, found);
}

function get(request: IncomingMessage, response: ServerResponse, found: Buffer): void {
	const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
	const wanted = start === undefined ? found : found.subarray(Number(start), Number(end) + 1);
	response.writeHead(start === undefined ? 200 : 206, {
		"Content-Length": wanted.length,
		"Last-Modified": new Date().toUTCString(),
	});
	response.end(request.method === "HEAD" ? undefined : wanted);
}

function list(response: ServerResponse, wanted: URLSearchParams, objects: Map<string, Buffer>): void {
	const [prefix, after] = [wanted.get("prefix") ?? "", wanted.get("start-after") ?? ""];
	const following = [...objects]
		.filter(([key]) => key.startsWith(prefix) && key > after)
		.sort(([a], [b]) => (a < b ? -1 : 1));
	const shown = following.slice(0, Number(wanted.get("max-keys") ?? 1000));
	const time = `<LastModified>${new Date().toISOString()}</LastModified>`;
	const rows = shown.map(([key, value]) => `<Contents><Key>${key}</Key><Size>${value.length}</Size>${time}</Contents>`);
	const isTruncated = shown.length < following.length;
	xml(response, 200, `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${rows.join("")}</ListBucketResult>`);
}

function xml(response: ServerResponse, status: number, body: string): void {
	response.writeHead(status, { "Content-Type": "application/xml" });
	response.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}

/** A streamed upload comes as `aws-chunked`: hexadecimal length, bytes, until a length of 0. */
function withoutChunks(request: IncomingMessage, body: Buffer): Buffer {
	if (!request.headers["content-encoding"]?.includes("aws-chunked")) return body;
	const parts: Buffer[] = [];
	for (let at = 0; ; ) {
		const lineEnd = body.indexOf("\r\n", at);
		const length = Number.parseInt(body.toString("latin1", at, lineEnd), 16);
		if (!(length > 0)) return Buffer.concat(parts);
		parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
		at = lineEnd + 2 + length + 2;
	}
}
