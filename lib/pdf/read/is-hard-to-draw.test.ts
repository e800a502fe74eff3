import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { takeInPdf } from "./take-in-pdf.ts";
import { undrawablePdf } from "./testing/undrawable-pdf.ts";
import { onePage, stream } from "./testing/write-pdf.ts";

const deflated = (entries: string, content: string | Buffer) =>
	stream(`${entries}/Filter/FlateDecode`, deflateSync(content).toString("latin1"));

/** A page whose content, the first of the objects, uses `X`, the second. */
function pageWith(kind: string, content: string, ...others: string[]): Buffer {
	const names = others.map((_, index) => `/${"X".repeat(index + 1)} ${index + 5} 0 R`).join("");
	return onePage({
		page: `/Contents 4 0 R/Resources<</${kind}<<${names}>>>>`,
		others: [deflated("", content), ...others],
	});
}

const form = (content: string) => deflated("/Type/XObject/Subtype/Form/BBox[0 0 9 9]", content);
const image = (side: number) =>
	deflated(
		`/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 1/ColorSpace/DeviceGray`,
		Buffer.alloc((side * side) / 8),
	);
const tiles = (step: number) =>
	deflated(`/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep ${step}/YStep ${step}/Resources<<>>`, "f");
const mesh = (triangles: number) =>
	deflated(
		"/ShadingType 4/ColorSpace/DeviceGray/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[0 9 0 9 0 1]",
		Buffer.alloc(triangles * 12),
	);
const FILL = "/Pattern cs /X scn 0 0 9 9 re f";
const SQUARE = "0 0 9 9 re f\n";

it.each<[what: string, hard: Buffer, easy: Buffer]>([
	["forms within forms", undrawablePdf([2], 2, { isTold: true }), undrawablePdf([], 2)],
	[
		"forms painted again and again",
		// Behind it, an empty form.
		pageWith("XObject", "/X Do ".repeat(10_001), form(SQUARE), stream("/Type/XObject/Subtype/Form/BBox[0 0 9 9]", "")),
		pageWith("XObject", "/X Do ".repeat(100), form(SQUARE)),
	],
	[
		"megabytes of content",
		pageWith("XObject", SQUARE.repeat(200_000), form(SQUARE)),
		pageWith("XObject", SQUARE.repeat(1_000), form(SQUARE)),
	],
	[
		"a form of megabytes",
		pageWith("XObject", "/X Do", form(SQUARE.repeat(200_000))),
		pageWith("XObject", "/X Do", form(SQUARE.repeat(1_000))),
	],
	["a very large image", pageWith("XObject", "/X Do", image(10_400)), pageWith("XObject", "/X Do", image(800))],
	["tiles closer than a point", pageWith("Pattern", FILL, tiles(0.01)), pageWith("Pattern", FILL, tiles(9))],
	["a mesh of very many triangles", pageWith("Shading", "/X sh", mesh(50_000)), pageWith("Shading", "/X sh", mesh(9))],
])("a file with %s is drawn before anyone is asked to sign; one with less is not", async (_, hard, easy) => {
	expect(await takeInPdf(hard, "hard.pdf")).toMatchObject({ needsCheck: true });
	expect(await takeInPdf(easy, "easy.pdf")).toMatchObject({ needsCheck: false });
});
