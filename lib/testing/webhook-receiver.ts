import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { javaProblems } from "./sdks/java-webhooks.ts";
import type { Received } from "./webhook-signature.ts";

type WebhookReceiver = {
	/** Its address on this machine. */
	url: string;
	/** What came, in order. */
	received: Received[];
	/** What it answers next, one after the other; 200 when none is left. 0: it hangs up without an answer. */
	answers: number[];
	/** What came, parsed. */
	events(): WebhookBody[];
};

type WebhookBody = {
	event: { id: string; created: number; eventType: string; clientId: string | null; environment: string };
	context: { eventType: string; actor: { userType: string; id: string }; previousState: unknown };
	data: Record<string, unknown>;
};

/** A server of the test file that takes webhooks, which are such that the Java SDK parses them; it forgets them after each test. */
export function useWebhookReceiver(): WebhookReceiver {
	const receiver: WebhookReceiver = {
		url: "",
		received: [],
		answers: [],
		events: () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookBody),
	};
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const body = Buffer.concat(chunks).toString("utf8");
		receiver.received.push({ path: request.url ?? "", headers: request.headers, body });
		const status = receiver.answers.shift() ?? 200;
		if (status === 0) request.socket.destroy();
		else response.writeHead(status, status === 302 ? { location: `${receiver.url}/elsewhere` } : {}).end("taken");
	});
	beforeAll(async () => {
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
	});
	afterEach(() => {
		// Some tests send what is no event.
		const events = receiver.received.flatMap(({ body }) => (body.startsWith('{"event"') ? [JSON.parse(body)] : []));
		expect(events.flatMap(javaProblems)).toEqual([]);
		receiver.received.length = 0;
		receiver.answers.length = 0;
	});
	afterAll(async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	});
	return receiver;
}
