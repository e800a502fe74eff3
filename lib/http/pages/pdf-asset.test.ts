import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { wholeFont } from "#lib/pdf/fonts/choose-font.ts";
import { fontBytes } from "#lib/pdf/fonts/font-bytes.ts";
import { openPdfAsset } from "./pdf-asset.ts";

async function assetBytes(name: string): Promise<Buffer> {
	const response = await openPdfAsset({ kind: "standard_fonts", name });
	expect(response.status).toBe(200);
	return Buffer.from(await response.arrayBuffer());
}

it.each([
	["LiberationSans-Regular.ttf", "arimo", { isBold: false, isItalic: false }],
	["LiberationSans-BoldItalic.ttf", "arimo", { isBold: true, isItalic: true }],
	["FoxitFixed.pfb", "cousine", { isBold: false, isItalic: false }],
	["FoxitFixedBold.pfb", "cousine", { isBold: true, isItalic: false }],
	["FoxitSerifItalic.pfb", "tinos", { isBold: false, isItalic: true }],
	["FoxitSerifBoldItalic.pfb", "tinos", { isBold: true, isItalic: true }],
] as const)("the viewer gets the face of page pictures for %s", async (name, family, style) => {
	const { file } = wholeFont(family, style);
	expect((await assetBytes(name)).equals(fontBytes(file))).toBe(true);
});

it("every font that the viewer ships is answered, symbols with its own", async () => {
	const names = (await readdir("node_modules/pdfjs-dist/standard_fonts")).filter((name) => /\.(ttf|pfb)$/.test(name));
	expect(names).toHaveLength(14);
	for (const name of names) expect((await assetBytes(name)).length).toBeGreaterThan(10_000);
	const symbols = await readFile("node_modules/pdfjs-dist/standard_fonts/FoxitSymbol.pfb");
	expect((await assetBytes("FoxitSymbol.pfb")).equals(symbols)).toBe(true);
});

it.each([
	["standard_fonts", "../package.json"],
	["fonts", "LiberationSans-Regular.ttf"],
	["cmaps", "None.bcmap"],
])("nothing else is answered: %s/%s", async (kind, name) => {
	expect((await openPdfAsset({ kind, name })).status).toBe(404);
});
