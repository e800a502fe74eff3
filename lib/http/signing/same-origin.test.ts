import { afterEach, describe, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { requireSameOrigin } from "./same-origin.ts";

const own = "https://sign.example.com";

function setPublicUrl(url?: string): void {
	if (url === undefined) delete process.env.PUBLIC_URL;
	else process.env.PUBLIC_URL = url;
	resetEnv();
}
afterEach(() => setPublicUrl());

describe("a change that a page of ours sends", () => {
	it.each([
		["a browser says it is our page", { "sec-fetch-site": "same-origin" }],
		["an older browser names our origin", { origin: own }],
		["over plain HTTP the host fits", { origin: "http://10.0.0.5:3000", host: "10.0.0.5:3000" }],
	])("is taken when %s", (_, headers) => {
		expect(() => requireSameOrigin(new Headers(headers as Record<string, string>), own)).not.toThrow();
	});

	it.each([
		["another site's page sent it", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
		["a sibling's page sent it", { "sec-fetch-site": "same-site", origin: own }],
		["another origin is named", { origin: "https://evil.example", host: "sign.example.com" }],
		["the origin is hidden", { origin: "null" }],
		["nothing says where it is from", {}],
		["an invalid Host header", { origin: "http://10.0.0.5", host: "x@10.0.0.5" }],
		["an origin with another host", { origin: "chrome-extension://abcdef", host: "10.0.0.5" }],
	])("is refused when %s", (_, headers) => {
		expect(() => requireSameOrigin(new Headers(headers as Record<string, string>), own)).toThrow(
			"from the page itself",
		);
	});

	it.each([
		["http://10.0.0.5:3000", false],
		["https://evil.example", false],
		["http://localhost:3000", true],
		[own, true],
	])("is compared with our own hosts once PUBLIC_URL is set: %s", (origin, isTaken) => {
		setPublicUrl(own);
		const ask = () => requireSameOrigin(new Headers({ origin, host: new URL(origin).host }), own);
		if (isTaken) expect(ask).not.toThrow();
		else expect(ask).toThrow("from the page itself");
	});
});
