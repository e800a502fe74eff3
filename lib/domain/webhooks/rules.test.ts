import { describe, expect, it } from "vitest";
import { endingOf, settledEndpoint } from "./rules.ts";

const settings = (url: string, mayReachPrivate = false, events: string[] = []) => ({
	url,
	events,
	environment: "All" as const,
	appId: null,
	mayReachPrivate,
});

describe("the address of an endpoint", () => {
	it.each([
		["https://example.com/hook#top", false, "https://example.com/hook"],
		[" https://example.com:8443/hook?a=1 ", false, "https://example.com:8443/hook?a=1"],
		["http://10.0.0.5:9000/hook", true, "http://10.0.0.5:9000/hook"],
		["https://[fd00::1]/hook", true, "https://[fd00::1]/hook"],
	])("%s (private: %s) is taken", (url, isPrivate, stored) => {
		expect(settledEndpoint(settings(url, isPrivate)).url).toBe(stored);
	});

	it.each([
		["example.com/hook", false, /complete address/],
		["http://example.com/hook", false, /start with https/],
		["ftp://example.com/hook", true, /start with https:\/\/ or http/],
		["https://mia:word@example.com/hook", true, /can’t contain a user name/],
		["https://127.0.0.1/hook", false, /private network/],
		["https://2130706433/hook", false, /private network/],
		["https://169.254.169.254/latest", false, /private network/],
		["https://[::1]/hook", false, /private network/],
		["https://localhost/hook", false, /private network/],
		[`https://example.com/${"a".repeat(2000)}`, false, /2,000 characters/],
	])("%s (private: %s) is refused", (url, isPrivate, words) => {
		expect(() => settledEndpoint(settings(url, isPrivate))).toThrow(words);
	});
});

it("names of events are read whatever their case, and unknown ones refused", () => {
	const url = "https://example.com/hook";
	expect(settledEndpoint(settings(url, false, ["sent", "Sent", "templatecreated"])).events).toEqual([
		"Sent",
		"TemplateCreated",
	]);
	expect(() => settledEndpoint(settings(url, false, ["Sended"]))).toThrow("There’s no event “Sended”.");
});

it.each([
	["status", 503, false, { failure: "status", status: 503 }],
	["too slow", null, false, { failure: "too slow" }],
	["status", 503, true, { failure: "not taken" }],
	["unreachable", null, true, { failure: "not taken" }],
	["secret", null, true, { failure: "secret" }],
] as const)("of %s (%s), with an own network %s, is told %j", (failure, status, mayReachPrivate, told) => {
	expect(endingOf({ failure, status }, { mayReachPrivate })).toEqual(told);
});
