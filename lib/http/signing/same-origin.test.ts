import { describe, expect, it } from "vitest";
import { requireSameOrigin } from "./same-origin.ts";

const own = "https://sign.example.com";

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
	])("is refused when %s", (_, headers) => {
		expect(() => requireSameOrigin(new Headers(headers as Record<string, string>), own)).toThrow(
			"from the page itself",
		);
	});
});
