import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Address } from "./address.tsx";

it.each([
	["mia.chen@mail.example.com", "mia<wbr/>.chen<wbr/>@mail<wbr/>.example<wbr/>.com"],
	["Sent to mia@example.com.", "Sent to mia<wbr/>@example<wbr/>.com."],
	["+1 555 0100", "+1 555 0100"],
])("%s may break before an @ or a dot, never inside a word", (text, markup) => {
	expect(renderToStaticMarkup(createElement(Address, { text }))).toBe(markup);
});
