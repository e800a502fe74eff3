import { expect, it } from "vitest";
import { newSecret } from "#lib/crypto/secrets.ts";
import { scrub } from "./scrub.ts";

const token = newSecret("");

it.each([
	["a signing link", `GET /sign/${token} 200`],
	["a signing link with more path", `{"url":"https://x.test/sign/${token}/pages/1"}`],
	["a token in a query", `/verify?token=${token}&page=2`],
	["an OAuth code", `/callback?state=1&code=${token}`],
	["a client's secret", `grant_type=refresh_token&client_secret=${token}`],
	["an API key", `{"note":"key ${newSecret("sgn_")} was used"}`],
	["a database password", `{"message":"postgresql://signet:${token}@localhost/signet"}`],
	["a bearer header", `Authorization: Bearer ${token}`],
	["a header in JSON", `{"x-api-key":"${token}"}`],
	["a key of Stripe", `Invalid API Key: rk_live_${token.replaceAll(/\W/g, "x")}`],
	["a secret of Stripe's webhooks", `{"said":"whsec_${token.replaceAll(/\W/g, "x")}"}`],
	["a password in JSON with quotes in it", `{"password":"a\\"${token}"}`],
])("takes %s out", (_name, line) => {
	const scrubbed = scrub(line);
	expect(scrubbed).toContain("[secret]");
	expect(scrubbed).not.toContain(token);
	expect(scrubbed).not.toMatch(/sgn_[\w-]{20}/);
});

it("leaves ordinary lines and their JSON alone", () => {
	const line = JSON.stringify({
		level: "info",
		documentId: "0b2c7d9e-1111-4222-8333-123456789abc",
		path: "/v1/document/send",
	});
	expect(scrub(line)).toBe(line);
	expect(JSON.parse(scrub(JSON.stringify({ password: 'a"b', kept: 1 })))).toEqual({ password: "[secret]", kept: 1 });
});
