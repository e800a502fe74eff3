import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Address } from "./address.tsx";

const WHOLE = '<span class="inline-block max-w-full">';

it.each([
	["mia.chen@mail.example.com", `${WHOLE}mia<wbr/>.chen<wbr/>@mail<wbr/>.example<wbr/>.com</span>`],
	["Sent to mia@example.com.", `Sent to ${WHOLE}mia<wbr/>@example<wbr/>.com.</span>`],
	["+1 555 0100", "+1 555 0100"],
])("%s may break before an @ or a dot, never inside a word", (text, markup) => {
	expect(renderToStaticMarkup(createElement(Address, { text }))).toBe(markup);
});
