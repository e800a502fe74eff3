import { createHash, createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

export const STAND_IN_CLIENT = { clientId: "signet", clientSecret: "a secret of the client" };

type Claims = Record<string, unknown>;

/** A provider of the test file, which says of people what the test wants, rightly signed or not. */
export type ProviderStandIn = {
	issuer: string;
	/** Whom it vouches for next, besides what every id token says. */
	claims: Claims;
	/** What its userinfo endpoint says instead. */
	userinfo: Claims;
	/** What its id token says instead of what it must. */
	wrong: { header?: Claims; claims?: Claims; signature?: string };
	/** What its description says instead of what it says. */
	description: Claims;
	/** null: everything works; else how it fails. */
	broken: "down" | "huge" | null;
	/**
	 * What the browser comes back with from the address that it was sent to.
	 *
	 * @param more what it comes back with besides, or instead
	 */
	authorize(url: string, more?: Record<string, string>): string;
};

type Code = { nonce: string; challenge: string; redirectUri: string };
type Inside = { standIn: ProviderStandIn; keys: ReturnType<typeof makeKeys>; codes: Map<string, Code> };

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const makeKeys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Starts one for the test file. Each test begins with one that works and vouches for somebody new. */
export function useProviderStandIn(): ProviderStandIn {
	const codes = new Map<string, Code>();
	const authorize = (url: string, more: Record<string, string> = {}) => {
		const asked = new URL(url).searchParams;
		const read = (name: string) => asked.get(name) ?? "";
		const code = randomUUID();
		codes.set(code, { nonce: read("nonce"), challenge: read("code_challenge"), redirectUri: read("redirect_uri") });
		return new URLSearchParams({ code, state: read("state"), iss: standIn.issuer, ...more }).toString();
	};
	const standIn: ProviderStandIn = {
		...{ issuer: "", claims: {}, userinfo: {}, wrong: {}, description: {}, broken: null },
		authorize,
	};
	const inside = { standIn, keys: makeKeys(), codes };
	const server = createServer((request, response) => void answer(inside, request, response));
	beforeAll(async () => {
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		standIn.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	beforeEach(() => {
		const email = `${randomUUID()}@example.com`;
		const claims = { sub: randomUUID(), email, email_verified: true, name: "Ida Berg" };
		Object.assign(standIn, { claims, userinfo: {}, wrong: {}, description: {}, broken: null });
	});
	afterAll(async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	});
	return standIn;
}

async function answer(inside: Inside, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
	const { standIn, keys } = inside;
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part as Buffer);
	if (standIn.broken === "down") return request.socket.destroy();
	const send = (status: number, body: unknown) =>
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	if (standIn.broken === "huge") return send(200, { ...describe(standIn), more: "x".repeat(1024 * 1024) });
	const path = (request.url ?? "").replace(/\?.*/, "");
	if (path === "/.well-known/openid-configuration") return send(200, describe(standIn));
	if (path === "/jwks") {
		const jwk = keys.publicKey.export({ format: "jwk" });
		return send(200, { keys: [{ ...jwk, kid: "one", alg: "RS256", use: "sig" }] });
	}
	const form = new URLSearchParams(Buffer.concat(parts).toString());
	if (path === "/token") return send(...redeem(inside, request.headers.authorization, form));
	return path === "/userinfo" ? send(200, { ...standIn.claims, ...standIn.userinfo }) : send(404, {});
}

function describe({ issuer, description }: ProviderStandIn) {
	return {
		issuer,
		authorization_endpoint: `${issuer}/authorize`,
		token_endpoint: `${issuer}/token`,
		userinfo_endpoint: `${issuer}/userinfo`,
		end_session_endpoint: `${issuer}/leave`,
		jwks_uri: `${issuer}/jwks`,
		response_types_supported: ["code"],
		subject_types_supported: ["public"],
		id_token_signing_alg_values_supported: ["RS256"],
		authorization_response_iss_parameter_supported: true,
		...description,
	};
}

function redeem(
	{ standIn, keys, codes }: Inside,
	authorization: string | undefined,
	form: URLSearchParams,
): [number, unknown] {
	const { clientId, clientSecret } = STAND_IN_CLIENT;
	const basic = Buffer.from(
		`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret).replaceAll("%20", "+")}`,
	);
	if (authorization !== `Basic ${basic.toString("base64")}`) {
		return [401, { error: "invalid_client", error_description: "Wrong secret." }];
	}
	const given = form.get("code") ?? "";
	const code = codes.get(given);
	codes.delete(given);
	const challenge = createHash("sha256")
		.update(form.get("code_verifier") ?? "")
		.digest("base64url");
	if (!code || code.challenge !== challenge || code.redirectUri !== form.get("redirect_uri")) {
		return [400, { error: "invalid_grant", error_description: "Unknown code." }];
	}
	const now = Math.floor(Date.now() / 1000);
	const must = { iss: standIn.issuer, aud: clientId, nonce: code.nonce, iat: now, exp: now + 300 };
	const header = base64url({ alg: "RS256", kid: "one", ...standIn.wrong.header });
	const content = `${header}.${base64url({ ...must, ...standIn.claims, ...standIn.wrong.claims })}`;
	const signature = createSign("sha256").update(content).sign(keys.privateKey, "base64url");
	const idToken = `${content}.${standIn.wrong.signature ?? signature}`;
	return [200, { access_token: "opaque", token_type: "Bearer", id_token: idToken }];
}
