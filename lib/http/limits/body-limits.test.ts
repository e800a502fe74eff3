import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { MEGABYTE } from "#lib/units.ts";
import { limitBodySize, limitBodyTime, refuseLargeBody, takesUploads } from "./body-limits.ts";
import { closeUnread } from "./close-unread.ts";

let server: Server | undefined;

afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});

/** Sends a head and the beginning of a body, and nothing more. @returns everything that is answered */
async function begin(
	handle: (request: IncomingMessage, response: ServerResponse) => void,
	head: string,
): Promise<string> {
	server = createServer(handle).listen(0);
	await once(server, "listening");
	const socket = connect((server.address() as AddressInfo).port);
	socket.write(`${head}\r\nHost: localhost\r\n\r\nabc`);
	let text = "";
	socket.on("data", (chunk: Buffer) => {
		text += chunk;
	});
	await once(socket, "close");
	return text;
}

describe("where uploads go", () => {
	it.each([
		["/v1/document/send", true],
		["/v1-beta/document/send?x=1", true],
		["/verify/check", true],
		["/sign/abc/upload?field=1", true],
		["/sign/abc/adopt-upload", true],
		["/sign/abc/identity/picture?picture=Front&source=Camera", true],
		["/documents/abc/desk/files", true],
		["/templates/abc/edit/files", true],
		["/templates/abc/edit/steps", false],
		["/sign/abc/identity/begin", false],
		["/sign/abc/save", false],
		["/verify", false],
		["/connect/token", false],
		["/api/auth/callback/credentials", false],
		["/", false],
	])("%s: %s", (url, is) => {
		expect(takesUploads(url)).toBe(is);
	});
});

/** Ends a connection as the server does, at once. */
function endAtOnce(request: IncomingMessage, response: ServerResponse): void {
	const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
	response.writeHead = (...given: unknown[]) => {
		closeUnread(request, response, 1);
		return writeHead(...given);
	};
}

describe("a request that does not say how large it is", () => {
	const CHUNK = `${MEGABYTE.toString(16)}\r\n${"a".repeat(MEGABYTE)}\r\n`;
	const head = (path: string) => `POST ${path} HTTP/1.1\r\nTransfer-Encoding: chunked\r\nHost: localhost\r\n\r\n`;

	async function send(path: string, body: string): Promise<{ text: string; readBytes: number; hasEnded: boolean }> {
		let readBytes = 0;
		let hasEnded = false;
		server = createServer((request, response) => {
			endAtOnce(request, response);
			limitBodySize(request, response);
			request.on("data", (chunk: Buffer) => {
				readBytes += chunk.length;
			});
			request.on("end", () => {
				hasEnded = true;
				response.setHeader("Connection", "close");
				response.end("whole");
			});
			request.on("error", () => undefined);
		}).listen(0);
		await once(server, "listening");
		const socket = connect((server.address() as AddressInfo).port);
		socket.on("error", () => undefined);
		socket.write(head(path) + body);
		let text = "";
		socket.on("data", (chunk: Buffer) => {
			text += chunk;
		});
		await once(socket, "close");
		return { text, readBytes, hasEnded };
	}

	it.each([
		["is answered and ended as soon as it is too large", CHUNK.repeat(3)],
		["is not taken for a whole one when it ends", `${CHUNK.repeat(3)}0\r\n\r\n`],
	])("%s", async (_, body) => {
		const { text, readBytes, hasEnded } = await send("/sign-in", body);
		expect(text).toMatch(/^HTTP\/1\.1 413 /);
		expect(text).toMatch(/^connection: close\r$/im);
		expect(hasEnded).toBe(false);
		expect(readBytes).toBeLessThanOrEqual(2 * MEGABYTE);
	});

	it.each([
		["a form", "/sign-in", CHUNK],
		["an upload", "/verify/check", CHUNK.repeat(3)],
	])("is read to its end when it is %s", async (_, path, body) => {
		expect((await send(path, `${body}0\r\n\r\n`)).text).toMatch(/whole$/);
	});
});

describe("a request whose body does not come", () => {
	it("is ended, so that it holds no connection", async () => {
		const text = await begin(
			(request, response) => limitBodyTime(request, response, 1),
			"POST /connect/token HTTP/1.1\r\nContent-Length: 100",
		);
		expect(text).toMatch(/^HTTP\/1\.1 408 /);
	});

	it("is answered when it says that it is too large, and its connection ends", async () => {
		const text = await begin(
			(request, response) => {
				endAtOnce(request, response);
				refuseLargeBody(request, response);
			},
			`POST /sign-in HTTP/1.1\r\nContent-Length: ${3 * MEGABYTE}`,
		);
		expect(text).toMatch(/^HTTP\/1\.1 413 /);
		expect(text).toMatch(/^connection: close\r$/im);
	});
});
