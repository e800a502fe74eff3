import { expect, it } from "vitest";
import { headerText } from "./header-text.ts";

it.each([
	["Lease\r\nBcc: a@b.example", "Lease Bcc: a@b.example"],
	["a\n\n\tb\u0000c", "a b c"],
	["a\u2028b\u0085c", "a b c"],
	["  plain  ", "plain"],
])("%j becomes one line", (value, expected) => {
	expect(headerText(value)).toBe(expected);
});
