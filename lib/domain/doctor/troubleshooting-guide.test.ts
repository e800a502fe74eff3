import { readFileSync } from "node:fs";
import { lexer } from "marked";
import { expect, it } from "vitest";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { CHECKS } from "./checks.ts";

it("has a section in the troubleshooting guide for each check, and none for others", () => {
	const { names } = workplaceMessages("EN").doctor;
	const tokens = lexer(readFileSync("lib/guides/troubleshooting.md", "utf8"));
	const headings = tokens.flatMap((token) => (token.type === "heading" && token.depth === 3 ? [token.text] : []));
	expect(headings.toSorted()).toEqual(CHECKS.map(({ id }) => names[id]).toSorted());
});
