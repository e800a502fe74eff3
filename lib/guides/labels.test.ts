import type { Tokens } from "marked";
import { expect, it } from "vitest";
import { plainText } from "#lib/contract/guides/guide.ts";
import { readGuides } from "#lib/http/pages/read-guides.ts";
import { englishMessages } from "#lib/testing/copy/english-texts.ts";

const guides = readGuides().filter(({ group }) => group === "Send" || group === "Administer");

/** Counts are shown as #. */
const withoutCounts = (text: string) => text.replace(/\d+/g, "#");

it("guides for senders and admins print in bold only what the app says", async () => {
	const labels = new Set((await englishMessages()).map(({ text }) => withoutCounts(text)));
	const bold = guides.flatMap(({ slug, tokens }) => boldIn(tokens).map((text) => ({ slug, text })));
	expect(bold.length).toBeGreaterThan(100);
	expect(bold.filter(({ text }) => !labels.has(withoutCounts(text)))).toEqual([]);
});

/** The texts in bold, at any depth. */
function boldIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(boldIn);
	if (typeof value !== "object" || value === null) return [];
	const own = "type" in value && value.type === "strong" ? [plainText(value as Tokens.Strong)] : [];
	return [...own, ...Object.values(value).flatMap(boldIn)];
}
