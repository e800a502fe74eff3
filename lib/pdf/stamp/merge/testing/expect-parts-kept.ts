import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { z } from "zod";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { openDocument } from "#lib/pdf/read/open-document.ts";
import { loadPdfium } from "#lib/pdf/read/pdfium.ts";
import { qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import { onDisk } from "../../testing/stamped.ts";
import { mergeFiles } from "../merge-files.ts";
import { bookmarked, labelled, linked, tagged, withAttachment } from "./files-with-parts.ts";

/** What stands beside it has the same things, under the same names. */
const OTHERS = [
	withAttachment("terms.xml", "<other/>"),
	tagged({ role: "/TD", lang: "en-GB" }),
	linked(),
	bookmarked(),
	labelled(),
];

const label = z.object({ index: z.number(), label: z.record(z.string(), z.unknown()) });
type Bookmark = { title: string; destpageposfrom1: number | null; kids: Bookmark[] };
const bookmark: z.ZodType<Bookmark> = z.object({
	title: z.string(),
	destpageposfrom1: z.number().nullable(),
	kids: z.lazy(() => z.array(bookmark)),
});
const qpdfJson = z.object({ pagelabels: z.array(label), outlines: z.array(bookmark) });

/** What programs of others read in a file, its pages counted from 0. */
async function partsOf(bytes: Uint8Array) {
	const path = onDisk(bytes);
	const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: "utf8", stdio: "pipe" });
	const parts = run(
		"qpdf",
		"--warning-exit-0",
		"--no-warn",
		"--json",
		"--json-key=outlines",
		"--json-key=pagelabels",
		path,
	);
	const { pagelabels, outlines } = qpdfJson.parse(JSON.parse(parts));
	return {
		attachments: attachmentsIn(path),
		bookmarks: outlines.flatMap(flatten),
		labels: pagelabels,
		links: await linksIn(bytes),
		pictures: picturesOf(path),
		// Identifiers and object numbers may change.
		tags: run("pdfinfo", "-struct-text", path)
			.replaceAll("cell-2", "cell")
			.replace(/Object \d+ \d+/g, "Object")
			.trim(),
	};
}

function flatten({ title, destpageposfrom1, kids }: Bookmark): { title: string; page: number }[] {
	return [{ title, page: (destpageposfrom1 ?? 0) - 1 }, ...kids.flatMap(flatten)];
}

function attachmentsIn(path: string): string[] {
	const list = execFileSync("pdfdetach", ["-list", path], { encoding: "utf8" });
	return [...list.matchAll(/^(\d+): /gm)].map(([, number = ""]) => {
		execFileSync("pdfdetach", ["-save", number, "-o", `${path}.attached`, path]);
		return readFileSync(`${path}.attached`, "utf8");
	});
}

/** Where each link leads, as PDFium finds it: [page it is on, page it opens], -1 for nowhere. */
async function linksIn(bytes: Uint8Array): Promise<[from: number, to: number][]> {
	const pdfium = await loadPdfium();
	const { api } = pdfium;
	const document = openDocument(pdfium, bytes, "");
	if (!document) throw new Error("the file cannot be opened");
	const found: [number, number][] = [];
	const address = pdfium.malloc(8);
	for (let from = 0; from < document.pageCount; from += 1) {
		const page = api.FPDF_LoadPage(document.handle, from);
		new DataView(pdfium.heap().buffer).setUint32(address, 0, true);
		while (api.FPDFLink_Enumerate(page, address, address + 4)) {
			const link = new DataView(pdfium.heap().buffer).getUint32(address + 4, true);
			const direct = api.FPDFLink_GetDest(document.handle, link);
			const to = direct || api.FPDFAction_GetDest(document.handle, api.FPDFLink_GetAction(link));
			found.push([from, to === 0 ? -1 : api.FPDFDest_GetDestPageIndex(document.handle, to)]);
		}
		api.FPDF_ClosePage(page);
	}
	pdfium.free(address);
	document.close();
	return found;
}

function picturesOf(path: string): string[] {
	execFileSync("pdftoppm", ["-r", "36", "-cropbox", path, `${path}-page`], { stdio: "pipe" });
	const drawn = readdirSync(dirname(path)).filter((name) => name.endsWith(".ppm"));
	return drawn.sort().map((name) =>
		createHash("sha256")
			.update(readFileSync(join(dirname(path), name)))
			.digest("hex"),
	);
}

async function countPages(files: readonly Uint8Array[]): Promise<number> {
	const documents = await Promise.all(files.map(loadPdf));
	return documents.reduce((sum, pdf) => sum + pdf.getPageCount(), 0);
}

/** Files merged into one, as a send of several files is. */
export async function merged(files: readonly Uint8Array[]): Promise<Uint8Array> {
	return mergeFiles(await Promise.all(files.map(async (bytes) => ({ pdf: await loadPdf(bytes) })))).save();
}

/**
 * A file that is merged as the first, second and third keeps its pictures, links, bookmarks, attachments, tags and
 * page labels, as Poppler, qpdf and PDFium read them.
 */
export async function expectPartsKept(file: Uint8Array): Promise<void> {
	const own = await partsOf(file);
	const count = own.pictures.length;
	const isFlawless = qpdfComplaints(file) === "";
	for (const place of [0, 1, 2]) {
		const others = [OTHERS[place], OTHERS[(place + 2) % OTHERS.length]].filter((one) => one !== undefined);
		const files = others.toSpliced(place, 0, file);
		const bytes = await merged(files);
		if (isFlawless) expect(qpdfComplaints(bytes)).toBe("");
		const all = await partsOf(bytes);
		const first = await countPages(files.slice(0, place));
		const isOwn = (page: number) => page >= first && page < first + count;
		expect(all.pictures.slice(first, first + count)).toEqual(own.pictures);
		expect(all.links.filter(([from]) => isOwn(from))).toEqual(
			own.links.map(([from, to]) => [from + first, to === -1 ? -1 : to + first]),
		);
		const leading = own.bookmarks.filter(({ page }) => page >= 0);
		const expected = leading.map(({ title, page }) => ({ title, page: page + first }));
		// qpdf finds the page of some bookmarks only once merging has made their destinations explicit.
		const isWhole = leading.length === own.bookmarks.length;
		expect(all.bookmarks.filter(({ page }) => isOwn(page))).toEqual(
			isWhole ? expected : expect.arrayContaining(expected),
		);
		const titles = own.bookmarks.map(({ title }) => title);
		expect(all.bookmarks.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
		expect(all.attachments).toEqual(expect.arrayContaining(own.attachments));
		expect(all.tags).toContain(own.tags);
		const labels = all.labels.filter(({ index }) => isOwn(index));
		if (own.labels.length > 0) expect(labels).toEqual(own.labels.map((one) => ({ ...one, index: one.index + first })));
		else expect(labels.map(({ label }) => label["/S"]).filter((style) => style !== "/D")).toEqual([]);
	}
}
