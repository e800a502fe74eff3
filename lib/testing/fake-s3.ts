import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

type Held = {
	objects: Map<string, Buffer>;
	/** What was sent of objects that are uploaded in parts and not whole yet, by the upload's id. */
	uploads: Map<string, { key: string; begunAt: Date; parts: Map<number, Buffer> }>;
	/** Whether it refuses every conditional write, like a server with weak ETags. */
	refusesConditions: boolean;
	/** Told when such a part has come, before it is answered. */
	onPart: (() => void) | null;
};

export type FakeS3 = Held & { url: string; close(): Promise<void> };

/** A server that speaks as much of S3 as the product uses, in memory, path style, without looking at signatures. */
export async function fakeS3(): Promise<FakeS3> {
	const held: Held = { objects: new Map(), uploads: new Map(), refusesConditions: false, onPart: null };
	const server = createServer((request, response) => {
		void answer(request, response, held);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The fake S3 has no port.");
	return Object.assign(held, {
		url: `http://127.0.0.1:${address.port}`,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	});
}

async function answer(request: IncomingMessage, response: ServerResponse, held: Held): Promise<void> {
	const { objects, uploads } = held;
	const url = new URL(request.url ?? "/", "http://s3");
	const key = decodeURIComponent(url.pathname.split("/").slice(2).join("/"));
	// Of a caller that is killed the rest does not come.
	const body = await buffer(request).catch(() => null);
	if (body === null) return void response.destroy();
	if (request.method === "GET" && url.searchParams.has("uploads")) return listUploads(response, uploads);
	if (url.searchParams.has("uploads") || url.searchParams.has("uploadId")) {
		return inParts(
			response,
			{ method: request.method, key, params: url.searchParams },
			withoutChunks(request, body),
			held,
		);
	}
	if (request.method === "POST" && url.searchParams.has("delete")) {
		for (const [, deleted = ""] of String(body).matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(deleted);
		return xml(response, 200, "<DeleteResult/>");
	}
	if (request.method === "PUT") return void put(request, response, key, { body: withoutChunks(request, body), held });
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

/** Conditional writes as in S3: If-None-Match requires no object, If-Match the current one. */
function put(
	{ headers }: IncomingMessage,
	response: ServerResponse,
	key: string,
	{ body, held: { objects, refusesConditions } }: { body: Buffer; held: Held },
): void {
	const former = objects.get(key);
	const isRefused = headers["if-none-match"] === "*" && former !== undefined;
	const isOther = headers["if-match"] !== undefined && (!former || headers["if-match"] !== etagOf(former));
	const isConditional = headers["if-none-match"] !== undefined || headers["if-match"] !== undefined;
	if (isRefused || isOther || (isConditional && refusesConditions))
		return void xml(response, 412, "<Error><Code>PreconditionFailed</Code></Error>");
	objects.set(key, body);
	response.setHeader("ETag", etagOf(body));
	response.end();
}

function etagOf(object: Buffer): string {
	return `"${createHash("md5").update(object).digest("hex")}"`;
}

/** An object that comes in parts is there when its sender says that it is whole. */
function inParts(
	response: ServerResponse,
	{ method, key, params }: { method: string | undefined; key: string; params: URLSearchParams },
	body: Buffer,
	{ objects, uploads, onPart }: Held,
): void {
	const id = params.get("uploadId") ?? randomUUID();
	const { parts } = uploads.get(id) ?? { parts: new Map<number, Buffer>() };
	if (method === "PUT") {
		parts.set(Number(params.get("partNumber")), body);
		onPart?.();
		response.setHeader("ETag", `"part ${params.get("partNumber")}"`);
		return void response.end();
	}
	if (params.has("uploads")) {
		uploads.set(id, { key, begunAt: new Date(), parts });
		return void xml(
			response,
			200,
			`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
		);
	}
	uploads.delete(id);
	if (method === "DELETE") {
		response.statusCode = 204;
		return void response.end();
	}
	const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number));
	const whole = named.map((number) => parts.get(number));
	if (whole.some((part) => part === undefined))
		return void xml(response, 400, "<Error><Code>InvalidPart</Code></Error>");
	objects.set(key, Buffer.concat(whole.filter((part) => part !== undefined)));
	xml(response, 200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>');
}

function listUploads(response: ServerResponse, uploads: Held["uploads"]): void {
	const rows = [...uploads].map(([id, { key, begunAt }]) => {
		const initiated = `<Initiated>${begunAt.toISOString()}</Initiated>`;
		return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId>${initiated}</Upload>`;
	});
	xml(response, 200, `<ListMultipartUploadsResult>${rows.join("")}</ListMultipartUploadsResult>`);
}

function get(request: IncomingMessage, response: ServerResponse, found: Buffer): void {
	const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
	const wanted = start === undefined ? found : found.subarray(Number(start), Number(end) + 1);
	response.writeHead(start === undefined ? 200 : 206, {
		"Content-Length": wanted.length,
		ETag: etagOf(found),
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
