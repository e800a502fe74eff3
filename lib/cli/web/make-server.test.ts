import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { visitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { makeServer } from "./make-server.ts";

/** A page that fails: the framework answers 500, whatever it was. */
async function answerOf(failure: Error): Promise<Response> {
	const fail = defineVerb({ permission: "public.read" }, async () => {
		throw failure;
	});
	const server = makeServer(async (_, response) => {
		await fail(visitorContext()).catch(() => undefined);
		response.writeHead(500).end();
	});
	server.listen(0);
	await once(server, "listening");
	const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/sign/abc`);
	server.closeAllConnections();
	server.close();
	return answer;
}

it("answers 503 for a page that failed because the database is read-only", async () => {
	const readOnly = Object.assign(new Error("cannot execute UPDATE in a read-only transaction"), { code: "25006" });
	const { status, headers } = await answerOf(readOnly);
	expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
});

it("leaves the 500 of every other failure", async () => {
	const { status, headers } = await answerOf(new TypeError("undefined is not a function"));
	expect([status, headers.get("retry-after")]).toEqual([500, null]);
});
