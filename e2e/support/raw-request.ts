import { connect } from "node:net";

type RawAnswer = { status: number; text: string; ms: number };

const SIZE = 64 * 1024;
const FRAMINGS = {
	length: { piece: Buffer.alloc(SIZE, "a"), head: (bytes: number) => ({ "Content-Length": String(bytes) }) },
	chunks: {
		piece: Buffer.concat([Buffer.from(`${SIZE.toString(16)}\r\n`), Buffer.alloc(SIZE, "a"), Buffer.from("\r\n")]),
		head: () => ({ "Transfer-Encoding": "chunked" }),
	},
};

/**
 * A client that reads nothing before it has sent everything, as simple ones are. Resolves when the connection
 * has ended, whoever ended it.
 *
 * @param bodyBytes how much it sends
 * @param framing whether it says so before
 */
export function sendFirst(
	url: string,
	{
		headers,
		bodyBytes,
		framing,
	}: { headers: Record<string, string>; bodyBytes: number; framing: keyof typeof FRAMINGS },
): Promise<RawAnswer> {
	const { hostname, port, pathname, host } = new URL(url);
	const startedAt = performance.now();
	const { piece, head } = FRAMINGS[framing];
	const given = { Host: host, ...head(bodyBytes), ...headers };
	const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`);
	return new Promise((resolve) => {
		const socket = connect(Number(port), hostname);
		let text = "";
		let rest = bodyBytes;
		const send = () => {
			while (rest > 0) {
				rest -= SIZE;
				if (!socket.write(piece)) return;
			}
		};
		socket.on("drain", send);
		socket.on("data", (chunk: Buffer) => {
			text += chunk.toString("latin1");
		});
		// What the other side has thrown away cannot be sent to its end.
		socket.on("error", () => undefined);
		socket.on("close", () => {
			const [, status = "0"] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? [];
			resolve({ status: Number(status), text, ms: performance.now() - startedAt });
		});
		socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.join("")}\r\n`);
		send();
	});
}

/** Asks for another protocol. Resolves with the status of the answer; the connection is kept open by the client. */
export function askUpgrade(url: string): Promise<number> {
	const { hostname, port, pathname, host } = new URL(url);
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), hostname);
		socket.once("data", (chunk: Buffer) => {
			resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString("latin1"))?.[1]));
			socket.end();
		});
		socket.once("error", reject);
		socket.write(
			`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
		);
	});
}
