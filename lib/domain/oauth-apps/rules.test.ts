import { describe, expect, it } from "vitest";
import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { REFRESH_SECONDS, refreshExpiry, scopesWithoutUser, settledApp } from "./rules.ts";

const DAY = 86_400;
const settings: OAuthAppSettings = {
	name: " Acme ",
	redirectUris: ["https://app.example.com/callback", " https://app.example.com/callback ", ""],
	scopes: ["Service.Documents.All", "openid"],
	secretValidityDays: null,
	billing: "User",
	refreshMode: "Absolute",
	actingUserId: null,
};

describe("when a refresh token ends", () => {
	const first = 1_000_000;
	const base = {
		mode: "Sliding" as const,
		now: first + 20 * DAY,
		firstIssuedAt: first,
		previousExpiry: first + 30 * DAY,
	};
	const rows = [
		["absolute: 30 days after the first", { mode: "Absolute", hasLiveAccessToken: true }, first + 30 * DAY],
		[
			"absolute, though it was sliding before: 30 days after the first",
			{ mode: "Absolute", hasLiveAccessToken: true, previousExpiry: first + 50 * DAY },
			first + 30 * DAY,
		],
		["sliding, in time: 30 days from now", { hasLiveAccessToken: true }, first + 50 * DAY],
		["sliding, too late: as before", { hasLiveAccessToken: false }, first + 30 * DAY],
	] as const;
	it.each(rows)("%s", (_, change, expected) => {
		expect(refreshExpiry({ ...base, ...change })).toBe(expected);
	});

	it("is 30 days", () => expect(REFRESH_SECONDS).toBe(30 * DAY));
});

describe("what an app may be set to", () => {
	it("is stored tidy", () => {
		expect(settledApp(settings)).toMatchObject({
			name: "Acme",
			redirectUris: ["https://app.example.com/callback"],
			scopes: ["openid", "Service.Documents.All"],
		});
	});

	it.each([
		["http://localhost:3000/cb"],
		["http://127.0.0.1/cb"],
		["http://[::1]:8080/cb"],
		["https://a.example/cb?x=1"],
	])("%s is a redirect address", (uri) =>
		expect(settledApp({ ...settings, redirectUris: [uri] }).redirectUris).toEqual([uri]),
	);

	const refused: [field: string, change: Partial<OAuthAppSettings>][] = [
		["name", { name: "  " }],
		["name", { name: "x".repeat(81) }],
		["redirectUris", { redirectUris: ["app.example.com/callback"] }],
		["redirectUris", { redirectUris: ["http://app.example.com/callback"] }],
		["redirectUris", { redirectUris: ["https://app.example.com/#part"] }],
		["redirectUris", { redirectUris: ["https://*.example.com/callback"] }],
		["redirectUris", { redirectUris: ["https://a:b@app.example.com/"] }],
		["redirectUris", { redirectUris: ["javascript:alert(1)"] }],
		["redirectUris", { redirectUris: Array.from({ length: 21 }, (_, index) => `https://a.example/${index}`) }],
		["scopes", { scopes: [] }],
		["scopes", { scopes: ["Service.Everything"] }],
		["secretValidityDays", { secretValidityDays: 0 }],
		["secretValidityDays", { secretValidityDays: 1.5 }],
	];
	it.each(refused)("refuses a bad %s: %j", (field, change) => {
		let thrown: unknown;
		try {
			settledApp({ ...settings, ...change });
		} catch (error) {
			thrown = error;
		}
		expect(thrown).toBeInstanceOf(AppError);
		expect(Object.keys((thrown as AppError).fields ?? {})).toEqual([field]);
	});
});

it("scopes of a user mean nothing without one", () => {
	expect(scopesWithoutUser(["openid", "offline_access", "Service.Users.Read"])).toEqual(["Service.Users.Read"]);
});
