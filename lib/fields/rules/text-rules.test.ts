import { expect, it } from "vitest";
import { isBlank, isEmailAddress } from "./text-rules.ts";

const LONG_DOMAIN = `${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(57)}`;

it.each([
	["ann@example.com", true],
	["ann+tag@mail.example.co.uk", true],
	["zoë@bücher.example", true],
	[`${"x".repeat(64)}@${LONG_DOMAIN}.com`, true],
	[`${"x".repeat(64)}@${LONG_DOMAIN}d.com`, false],
	["ann@example", false],
	["ann..b@example.com", false],
	["ann@-example.com", false],
	["ann\u200b@example.com", false],
	["ann\u0007@example.com", false],
	["ann@exam\u00adple.com", false],
	["Ann <ann@example.com>", false],
	["ann b@example.com", false],
])("%s is an address: %s", (text, expected) => {
	expect(isEmailAddress(text)).toBe(expected);
});

it.each([
	["", true],
	[" \n\u00a0\u3000", true],
	["\u200b\u200d\u2060\ufeff\u00ad\u3164\u202e", true],
	["\u200bx", false],
	["👩\u200d🔧", false],
	[".", false],
])("nothing of %j can be seen: %s", (text, expected) => {
	expect(isBlank(text)).toBe(expected);
});
