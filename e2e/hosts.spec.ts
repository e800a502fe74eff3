import { readFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { API_KEY, BASE_URL, PORT } from "./support/product.ts";

type Asked = { host: string; method?: string; headers?: Record<string, string>; body?: string };

/** Sends a request with another Host header than the address has. */
function ask(path: string, { host, method = "GET", headers = {}, body = "" }: Asked) {
	return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
		const given = { ...headers, host, connection: "close" };
		const asking = request({ port: PORT, path, method, headers: given }, async (answer) =>
			resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
		);
		asking.on("error", reject).end(body);
	});
}

/** The build’s id of one page’s action. */
async function actionOf(page: string): Promise<string> {
	const manifest = JSON.parse(await readFile(".next/server/server-reference-manifest.json", "utf8")) as {
		node: Record<string, { workers: Record<string, unknown> }>;
	};
	const found = Object.entries(manifest.node).find(([, { workers }]) => page in workers);
	if (!found) throw new Error(`${page} has no action.`);
	return found[0];
}

test("pages and actions answer only at our own hosts, the API with a key at any host", async () => {
	const host = "signet.internal:3000";
	const action = { "next-action": await actionOf("app/(auth)/sign-in/page"), origin: `http://${host}` };
	for (const asked of [{ host }, { host, method: "POST", headers: action, body: "[]" }]) {
		const { status, body } = await ask("/sign-in", asked);
		expect(status).toBe(421);
		expect(body).toContain(`Set PUBLIC_URL to https://${host}, or have the proxy send “Host: localhost:${PORT}”.`);
	}
	const api = await ask("/v1/document/list", { host, headers: { "X-API-KEY": API_KEY } });
	expect([api.status, typeof JSON.parse(api.body)]).toEqual([200, "object"]);
	const form = { origin: `http://${host}`, "content-type": "application/x-www-form-urlencoded" };
	expect((await ask("/sign/unknown/language", { host, method: "POST", headers: form, body: "" })).status).toBe(403);
	for (const own of [`127.0.0.1:${PORT}`, `LOCALHOST:${PORT}`]) {
		expect((await ask("/sign-in", { host: own })).status).toBe(200);
	}
	for (const malformed of [`x@localhost:${PORT}`, `localhost:${PORT}#x`, "127.1"]) {
		expect((await ask("/sign-in", { host: malformed })).status).toBe(400);
	}
});

test("a forged X-Forwarded-Host does not make a foreign Origin pass", async () => {
	const action = { "next-action": await actionOf("app/(auth)/forgot-password/page") };
	const asked = { host: `localhost:${PORT}`, method: "POST", body: "[]" };
	const foreign = { ...action, origin: "https://evil.example" };
	const refused = await ask("/forgot-password", { ...asked, headers: foreign });
	const forged = await ask("/forgot-password", {
		...asked,
		headers: { ...foreign, "x-forwarded-host": "evil.example" },
	});
	expect(refused.status).toBe(500);
	expect([forged.status, forged.body]).toEqual([refused.status, refused.body]);
});

test("an action that belongs to another page is forwarded to it", async () => {
	const headers = { "next-action": await actionOf("app/(auth)/forgot-password/page"), origin: BASE_URL };
	const asked = { host: `localhost:${PORT}`, method: "POST", headers, body: "[]" };
	const [own, passedOn] = [await ask("/forgot-password", asked), await ask("/verify", asked)];
	// It runs on the other page: the error of an empty call has the same digest.
	expect(passedOn.headers["content-type"]).toBe("text/x-component");
	expect(passedOn.body).toContain("digest");
	expect(passedOn.body).toBe(own.body);
});
