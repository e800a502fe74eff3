import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Bounds } from "#lib/fields/field-types.ts";
import { placeDocumentId } from "#lib/fields/places/document-id-place.ts";
import { certificateTexts } from "#lib/i18n/certificate/certificate-texts.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import { render } from "#lib/pdf/read/render.ts";
import { onePage, stream } from "#lib/pdf/read/testing/write-pdf.ts";
import { corpusFile } from "#lib/pdf/seal/testing/corpus.ts";
import { qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { blankPdf, look, onDisk, readText, stamped } from "./testing/stamped.ts";
import { textFace } from "./text-face.ts";

const ID = "8f4be2a0-6d13-4c57-9a2e-0c8d1f7b3e64";
const LINE = `Document ID: ${ID}`;
const folder = makeTestDir("document-id");
const FREE = { bottomLeft: 1, bottomRight: 2, topLeft: 4, topRight: 8 } as const;

/** Corners that are free on the first page of a file, as its picture shows it. */
async function freeCornersOf(source: Uint8Array, userUnit: number): Promise<number> {
	const sourcePath = join(folder, "source.pdf");
	writeFileSync(sourcePath, source);
	const { images } = await render({ sourcePath, outputDir: folder, pages: [{ page: 1, widthPx: 1240, userUnit }] });
	return images[0]?.freeCorners ?? -1;
}

/** A page of 600 × 800 pt with a line of ink through each of the boxes, in points from its lower left corner. */
function inked(...boxes: string[]): Buffer {
	const lines = boxes.map((box) => `${box} re f`).join(" ");
	return onePage({
		page: "/MediaBox[0 0 600 800]/Contents 4 0 R",
		others: [stream("", `0.8 g ${lines}`)],
	});
}

describe("where the ID goes", () => {
	it.each([
		["nothing", [], 15],
		["ink in the bottom left corner", ["20 14 3 3"], 14],
		["ink 3 pt above its place", ["100 23 40 0.5"], 14],
		["ink 6 pt above its place", ["100 27 40 0.5"], 15],
		["ink in two corners", ["20 14 3 3", "560 14 3 3"], 12],
		["the whole page", ["0 0 600 800"], 15],
		["lines all over", Array.from({ length: 100 }, (_, row) => `0 ${row * 8} 600 1`), 0],
	])("on a page with %s", async (_, boxes, free) => {
		expect(await freeCornersOf(inked(...boxes), 1)).toBe(free);
	});

	it("nowhere on a dark page", async () => {
		const dark = onePage({
			page: "/MediaBox[0 0 600 800]/Contents 4 0 R",
			others: [stream("", "0.2 g 0 0 600 800 re f")],
		});
		expect(await freeCornersOf(dark, 1)).toBe(0);
	});

	const page = { widthPx: 800, heightPx: 1000 };
	const at = (x: number, y: number): Bounds => ({ x, y, width: 120, height: 30 });
	it.each([
		["the bottom left corner first", 15, [], [16, "Left"]],
		["beside a field", 15, [at(30, 960)], [565, "Right"]],
		["at the top when both bottom corners have fields", 15, [at(30, 960), at(600, 950)], [16, "Left"]],
		["only where the page is free", FREE.topRight, [at(30, 960)], [565, "Right"]],
		["above or below a field that leaves room", 15, [at(30, 930)], [16, "Left"]],
	] as const)("%s", (_, free, fields, [x, align]) => {
		const place = placeDocumentId(page, free, fields);
		expect([Math.round(place?.bounds.x ?? 0), place?.align]).toEqual([x, align]);
	});

	it("nowhere when every corner has a field or ink", () => {
		expect(placeDocumentId(page, FREE.bottomLeft, [at(30, 960)])).toBeNull();
		expect(placeDocumentId(page, 0, [])).toBeNull();
	});

	it("its strip holds the line in every language", () => {
		const style = { family: "Helvetica", isBold: false, isItalic: false, direction: "ltr" } as const;
		const strip = (placeDocumentId(page, 15, [])?.bounds.width ?? 0) * 0.75;
		for (const locale of CATALOGUE_LOCALES) {
			// Digits and letters of an ID are equally wide.
			const line = format(certificateTexts(locale).documentIdLine, { id: ID });
			expect(textFace(line, style).measure(line, 6)).toBeLessThanOrEqual(strip);
		}
	});
});

it.each([
	["plain", FREE.topRight],
	["objstm", FREE.bottomRight],
	["rotate90", FREE.bottomLeft],
	["rotate180", FREE.bottomLeft],
	["rotate270", FREE.topLeft],
	["cropbox-offset", FREE.topRight],
	["cropbox-offset-rotate90", FREE.bottomRight],
	["mediabox-reversed", FREE.topRight],
	["userunit2", FREE.bottomLeft],
	["ctm-unbalanced", FREE.bottomLeft],
	["content-stray-gt", FREE.bottomRight],
])("the ID on %s stands upright in its strip, changes nothing else, and is read", async (name, free) => {
	const source = corpusFile(name);
	const plain = await stamped(source, []);
	const [geometry, ...others] = plain.pages;
	const place = geometry ? placeDocumentId(geometry, free, []) : null;
	if (!geometry || !place) throw new Error("There is no room.");
	const { bytes } = await stamped(source, [], {
		documentId: { text: LINE, places: [place, ...others.map(() => null)] },
	});
	const [before, after] = [await look(plain.bytes, geometry), await look(bytes, geometry)];
	const added = (bounds: Bounds) => after.inkIn(bounds) - before.inkIn(bounds);
	const { x, y, width, height } = place.bounds;
	// Letters stand on the base line, 2 pt above the strip’s bottom: upside down they would not.
	expect(added({ x, y: y + height - 9, width, height: 6 })).toBeGreaterThan(300);
	expect(added({ x, y: y + height - 1.5, width, height: 2 })).toBe(0);
	const edge = place.align === "Left" ? x : x + width - 12;
	expect(added({ x: edge, y, width: 12, height })).toBeGreaterThan(10);
	const whole = { x: 0, y: 0, width: Math.floor(geometry.widthPx), height: Math.floor(geometry.heightPx) };
	expect(added(whole)).toBe(added({ x: Math.floor(x), y: Math.floor(y), width: width + 2, height: height + 2 }));
	expect(readText(bytes)).toContain(LINE);
	if (!name.startsWith("content-stray")) expect(qpdfComplaints(bytes)).toBe("");
});

it("pages alike share one artifact; a page without a place stays as it was", async () => {
	const { pages } = await stamped(await blankPdf(3), []);
	const places = pages.map((page, index) => (index === 1 ? null : placeDocumentId(page, FREE.topLeft, [])));
	const { bytes } = await stamped(await blankPdf(3), [], { documentId: { text: LINE, places } });
	expect([1, 2, 3].map((page) => readText(bytes, page).includes(LINE))).toEqual([true, false, true]);
	const qdf = execFileSync("qpdf", ["--qdf", "--object-streams=disable", onDisk(bytes), "-"], { encoding: "latin1" });
	expect(qdf.match(/\/Artifact <<\/Type \/Pagination>> BDC/g)).toHaveLength(1);
});

it("a file that was signed before shows none", async () => {
	const source = corpusFile("bb-libpdf");
	const { pages } = await stamped(source, [], { isSigned: true });
	const places = pages.map((page) => placeDocumentId(page, 15, []));
	const { bytes } = await stamped(source, [], { isSigned: true, documentId: { text: LINE, places } });
	expect(readText(bytes)).not.toContain(ID);
});
