import { createSocket, type RemoteInfo } from "node:dgram";
import type { AddressInfo } from "node:net";

type DnsStandIn = {
	/** As DNS_SERVERS takes it. */
	server: string;
	/** TXT records by lower-case name; may change while it runs. */
	texts: Map<string, string[]>;
	/** While true every question is answered with "server failure". */
	isFailing: boolean;
	close: () => Promise<void>;
};

const NO_SUCH_NAME = 3;
const SERVER_FAILURE = 2;
const TXT = 16;

/** A name server on this machine that knows only TXT records (RFC 1035). @param port absent: a free one */
export async function startDnsStandIn(port = 0): Promise<DnsStandIn> {
	const socket = createSocket("udp4");
	await new Promise<void>((resolve) => socket.bind(port, "127.0.0.1", resolve));
	const standIn: DnsStandIn = {
		server: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
		texts: new Map(),
		isFailing: false,
		close: () => new Promise((resolve) => socket.close(() => resolve())),
	};
	socket.on("message", (question: Buffer, from: RemoteInfo) => {
		socket.send(answerTo(question, standIn), from.port, from.address);
	});
	return standIn;
}

function answerTo(question: Buffer, { texts, isFailing }: DnsStandIn): Buffer {
	const { name, end } = readName(question);
	const records = texts.get(name.toLowerCase()) ?? [];
	const code = isFailing ? SERVER_FAILURE : records.length === 0 ? NO_SUCH_NAME : 0;
	const answers = code === 0 ? records.map(textRecord) : [];
	const header = Buffer.alloc(12);
	question.copy(header, 0, 0, 2);
	header.writeUInt16BE(0x8180 | code, 2);
	header.writeUInt16BE(1, 4);
	header.writeUInt16BE(answers.length, 6);
	return Buffer.concat([header, question.subarray(12, end + 4), ...answers]);
}

function readName(question: Buffer): { name: string; end: number } {
	const labels: string[] = [];
	let at = 12;
	for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
		labels.push(question.toString("ascii", at + 1, at + 1 + length));
		at += 1 + length;
	}
	return { name: labels.join("."), end: at + 1 };
}

/** The name is the question's; texts over 255 bytes come in pieces. */
function textRecord(text: string): Buffer {
	const bytes = Buffer.from(text);
	const pieces: Buffer[] = [];
	for (let at = 0; at < bytes.length; at += 255) {
		const piece = bytes.subarray(at, at + 255);
		pieces.push(Buffer.from([piece.length]), piece);
	}
	const data = Buffer.concat(pieces);
	const head = Buffer.alloc(12);
	head.writeUInt16BE(0xc00c, 0);
	head.writeUInt16BE(TXT, 2);
	head.writeUInt16BE(1, 4);
	head.writeUInt16BE(data.length, 10);
	return Buffer.concat([head, data]);
}
