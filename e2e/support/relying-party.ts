import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import * as client from "openid-client";
import { databaseUrlOf, readClusterFiles } from "#lib/db/embedded/cluster-files.ts";
import { BASE_URL } from "./product.ts";

const ROOT = join(import.meta.dirname, "../..");

export type Credentials = { clientId: string; clientSecret: string };
export type App = { appId: string; live: Credentials; sandbox: Credentials };

/** Where an application of ours receives its users. */
export type Callback = {
	uri: string;
	/** Opens an address in the browser and waits for it to lead here. */
	visit(page: Page, address: URL): Promise<URL>;
	/** The next time somebody is led here. */
	next(): Promise<URL>;
	close(): void;
};

export async function openCallback(): Promise<Callback> {
	const server = createServer((request, response) => {
		response.setHeader("Content-Type", "text/html");
		response.end("<!doctype html><title>App</title><link rel=icon href='data:,'><h1>Welcome to the app</h1>");
		server.emit("callback", new URL(request.url ?? "/", uri));
	});
	server.listen(0);
	await once(server, "listening");
	const address = server.address();
	const uri = `http://localhost:${typeof address === "object" ? address?.port : ""}/callback`;
	const next = async () => (await once(server, "callback"))[0] as URL;
	return {
		uri,
		next,
		async visit(page, start) {
			const arrival = next();
			await page.goto(start.href);
			return arrival;
		},
		close: () => server.close(),
	};
}

/** openid-client, which knows of us what discovery tells. */
export async function relyingParty(
	{ clientId, clientSecret }: Credentials,
	authentication: client.ClientAuth = client.ClientSecretBasic(clientSecret),
	url = BASE_URL,
): Promise<client.Configuration> {
	return client.discovery(new URL(url), clientId, {}, authentication, {
		execute: [client.allowInsecureRequests],
	});
}

/** A request for a user's consent, and what its answer is checked with. */
export async function beginLogin(
	config: client.Configuration,
	redirectUri: string,
	{ method = "S256", scope = "openid profile email offline_access Service.Documents.All" } = {},
) {
	const pkceCodeVerifier = client.randomPKCECodeVerifier();
	const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()];
	const challenge = method === "plain" ? pkceCodeVerifier : await client.calculatePKCECodeChallenge(pkceCodeVerifier);
	const url = client.buildAuthorizationUrl(config, {
		redirect_uri: redirectUri,
		scope,
		state: expectedState,
		nonce: expectedNonce,
		code_challenge: challenge,
		code_challenge_method: method,
	});
	return { url, checks: { pkceCodeVerifier, expectedState, expectedNonce } };
}

/** A second web process on the same database. */
export async function startSecondWeb(port: number): Promise<ChildProcess> {
	const files = await readClusterFiles(process.env.E2E_DATA_DIR ?? "");
	if (!files) throw new Error("The product's database was not found.");
	const child = spawn(process.execPath, [".next/signet/web.mjs"], {
		cwd: ROOT,
		env: {
			...process.env,
			NODE_ENV: "production",
			PORT: String(port),
			PUBLIC_URL: BASE_URL,
			DATA_DIR: process.env.E2E_DATA_DIR,
			DATABASE_URL: databaseUrlOf(files),
			RATE_LIMIT_PUBLIC_PER_MINUTE: "100000",
			RATE_LIMIT_SIGNING_PER_MINUTE: "100000",
			RATE_LIMIT_SIGNING_UPLOADS_PER_HOUR: "100000",
			RATE_LIMIT_LIVE_PER_HOUR: "1000000",
			LOG_LEVEL: "warn",
		},
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
	// It tells its supervisor, which is us, when its code is there, and begins when it is told so.
	await once(child, "message");
	child.send({ type: "go" });
	await once(child, "message");
	return child;
}
