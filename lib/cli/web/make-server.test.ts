import { once } from "node:events";
import { type IncomingMessage, type RequestOptions, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { notePageStatus } from "#lib/config/passing-failure.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { makeServer } from "./make-server.ts";

/** The framework’s answer as the client receives it. */
async function answerOf(
	handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
	options: RequestOptions,
): Promise<IncomingMessage> {
	const server = makeServer(handle);
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	const headers = { connection: "close", ...options.headers };
	const asking = request({ ...options, host: "127.0.0.1", port, headers }).end();
	const [answer] = (await once(asking, "response")) as [IncomingMessage];
	answer.resume();
	server.close();
	return answer;
}

/** A page that fails: the framework answers 500 for every error. */
function answerToPage(failure: Error): Promise<IncomingMessage> {
	const fail = defineVerb({ permission: "public.read" }, async () => {
		throw failure;
	});
	const page = async (_: IncomingMessage, response: ServerResponse) => {
		await fail(visitorContext()).catch(() => undefined);
		response.writeHead(500).end();
	};
	return answerOf(page, { path: "/sign/abc" });
}

it("answers 503 for a page that failed because the database is read-only", async () => {
	const readOnly = Object.assign(new Error("cannot execute UPDATE in a read-only transaction"), { code: "25006" });
	const { statusCode, headers } = await answerToPage(readOnly);
	expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
});

it.each([404, 410] as const)(
	"answers %s for the page of a dead link, which the framework takes for a 200",
	async (status) => {
		const pageOf = (code: number) => async (_: IncomingMessage, response: ServerResponse) => {
			notePageStatus(status);
			response.statusCode = code;
			response.end("A page");
		};
		expect((await answerOf(pageOf(200), { path: "/sign/abc" })).statusCode).toBe(status);
		expect((await answerOf(pageOf(500), { path: "/sign/abc" })).statusCode).toBe(500);
		const action = { path: "/set-password/abc", method: "POST", headers: { "next-action": "chosen" } };
		expect((await answerOf(pageOf(200), action)).statusCode).toBe(200);
	},
);

it("lets no answer use the camera, unless its page asks for it", async () => {
	const answer = (own: Record<string, string>) =>
		answerOf(async (_, response) => void response.writeHead(200, own).end(), { path: "/" });
	const { headers } = await answer({});
	expect(headers["permissions-policy"]).toBe("camera=(), microphone=(), geolocation=(), payment=()");
	const page = await answer({ "permissions-policy": "camera=(self)" });
	expect(page.headers["permissions-policy"]).toBe("camera=(self)");
});

it("answers 500 for every other failure", async () => {
	const { statusCode, headers } = await answerToPage(new TypeError("undefined is not a function"));
	expect([statusCode, headers["retry-after"]]).toEqual([500, undefined]);
});

it.each([
	[{ "next-action": "40abc" }, 502],
	[{}, 200],
])("an action that was not forwarded is an error: %j", async (headers, status) => {
	/** Answers like the framework when it can’t forward an action to its page. */
	const forward = async (_: IncomingMessage, response: ServerResponse) => {
		response.setHeader("Content-Type", "application/json; charset=utf-8").end("{}");
	};
	const { statusCode } = await answerOf(forward, { method: "POST", path: "/settings", headers });
	expect(statusCode).toBe(status);
});
