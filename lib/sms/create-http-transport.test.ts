import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHttpTransport } from "./create-http-transport.ts";
import { PermanentSmsError } from "./outgoing-sms.ts";

let server: Server;
let apiUrl: string;
let answer = { status: 201, body: "{}" };
const calls: { url: string; authorization: string; form: Record<string, string> }[] = [];

beforeAll(async () => {
	server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on("data", (chunk: Buffer) => chunks.push(chunk));
		request.on("end", () => {
			const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
			calls.push({ url: request.url ?? "", authorization: request.headers.authorization ?? "", form });
			response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const message = { to: "+33612345678", text: "Mia asks you to sign: https://sign.example.com/sign/x" };
const transport = (from = "+15005550006") =>
	createHttpTransport({ apiUrl, accountSid: "AC1", authToken: "secret", from });

describe("handing a text message to a provider", () => {
	it("sends number, sender and words as a form", async () => {
		await transport().deliver(message);
		expect(calls.at(-1)).toEqual({
			url: "/2010-04-01/Accounts/AC1/Messages.json",
			authorization: `Basic ${Buffer.from("AC1:secret").toString("base64")}`,
			form: { To: message.to, From: "+15005550006", Body: message.text },
		});
	});

	it("names a messaging service as one", async () => {
		const service = `MG${"0".repeat(32)}`;
		await transport(service).deliver(message);
		expect(calls.at(-1)?.form).toEqual({ To: message.to, MessagingServiceSid: service, Body: message.text });
	});

	it.each([
		[400, '{"message":"The number is not valid."}', true, /400 The number is not valid\./],
		[404, "gone", true, /status 404/],
		[401, '{"message":"Authenticate"}', false, /401 Authenticate/],
		[429, "{}", false, /status 429/],
		[500, "oops", false, /status 500/],
	])("an answer of %d is told; whether it may pass: not %s", async (status, body, isPermanent, words) => {
		answer = { status, body };
		const error = await transport()
			.deliver(message)
			.catch((caught: unknown) => caught);
		expect(error).toMatchObject({ message: expect.stringMatching(words) });
		expect(error instanceof PermanentSmsError).toBe(isPermanent);
	});

	it.each([401, 403])("an answer of %d stops further messages until the account is accepted", async (status) => {
		const sms = transport();
		answer = { status, body: "{}" };
		await expect(sms.deliver(message)).rejects.toThrow(String(status));
		expect(sms.provider.refusesCredentials).toBe(true);
		answer = { status: 500, body: "oops" };
		await sms.check();
		expect(sms.provider.refusesCredentials).toBe(true);
		answer = { status: 200, body: "{}" };
		await sms.check();
		expect(sms.provider.refusesCredentials).toBe(false);
		expect(calls.at(-1)).toMatchObject({ url: "/2010-04-01/Accounts/AC1.json", form: {} });
	});
});
