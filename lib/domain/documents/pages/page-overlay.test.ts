import { execFileSync } from "node:child_process";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { sealDocument } from "#lib/domain/sealing/seal-document.ts";
import { viewSigningPageOverlay } from "#lib/domain/signing/open-signing-files.ts";
import { stream, writePdf } from "#lib/pdf/read/testing/write-pdf.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { corpusFile, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { signAll } from "#lib/testing/journey/signer.ts";
import { signerContext } from "#lib/testing/signing-document.ts";
import { deleteUnusedPageImages } from "../ending/delete-unused.ts";
import { drawPageImages } from "./draw-page-images.ts";

useTestDatabase();

const full = Array.from({ length: 100 }, (_, row) => `0 ${row * 8} 600 1 re`).join(" ");
/** One page with room everywhere, one without it at the bottom left, one that is turned, one full of ink. */
const PAGES = writePdf([
	"<</Type/Catalog/Pages 2 0 R>>",
	"<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R 6 0 R]/Count 4/MediaBox[0 0 600 800]>>",
	"<</Type/Page/Parent 2 0 R/Contents 7 0 R>>",
	"<</Type/Page/Parent 2 0 R/Contents 8 0 R>>",
	"<</Type/Page/Parent 2 0 R/Contents 7 0 R/Rotate 90/CropBox[50 50 550 700]>>",
	"<</Type/Page/Parent 2 0 R/Contents 9 0 R>>",
	stream("", "300 400 20 20 re f"),
	stream("", "20 14 3 3 re f"),
	stream("", `${full} f`),
]);

async function send(fields: Record<string, string>, pdf: Buffer) {
	const caller = await makeCaller();
	const { body } = await caller.call("POST", "/v1/document/send", await sendForm(fields, pdf));
	const documentId = String(body.documentId);
	const { id } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const link = await mintSigningLink(db(), id, "copied");
	const token = link.slice(link.lastIndexOf("/") + 1);
	return { ...caller, documentId, token, context: await signerContext(token) };
}

async function sealed({ documentId, token }: { documentId: string; token: string }): Promise<string> {
	await signAll(token);
	await sealDocument(jobContext(), documentId);
	const { sealedKey } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	const file = await storage().localPath(sealedKey ?? "");
	const path = join((await makeTempDir()).path, "sealed.pdf");
	await copyFile(file.path, path);
	await file.release();
	return path;
}

const overlayOf = async (...at: Parameters<typeof viewSigningPageOverlay>) =>
	text((await (await viewSigningPageOverlay(...at)).open()).stream);

const textOf = (path: string, page: number) =>
	execFileSync("pdftotext", ["-f", `${page}`, "-l", `${page}`, path, "-"], { encoding: "utf8" });

type Box = { left: number; top: number; right: number; bottom: number };

/** The box around the pixels that are not white, in pixels. */
async function inkOf(picture: Buffer): Promise<Box> {
	const { data, info } = await sharp(picture)
		.flatten({ background: "#fff" })
		.raw()
		.toBuffer({ resolveWithObject: true });
	const box = { left: info.width, top: info.height, right: 0, bottom: 0 };
	for (let y = 0; y < info.height; y += 1) {
		for (let x = 0; x < info.width; x += 1) {
			if ((data[(y * info.width + x) * info.channels] ?? 255) > 200) continue;
			box.left = Math.min(box.left, x);
			box.right = Math.max(box.right, x);
			box.top = Math.min(box.top, y);
			box.bottom = Math.max(box.bottom, y);
		}
	}
	return box;
}

/** How wide the line is that names a document, in pixels: in the widths of Helvetica, at 6 points. */
function widthOf(documentId: string): number {
	const letters = [...documentId].map((letter) => ({ f: 0.278, c: 0.5, "-": 0.333 })[letter] ?? 0.556);
	return 8 * letters.reduce((sum, width) => sum + width, 6.391);
}

/** The surroundings of the line that an SVG of the page’s size has, in its pixels. */
function surroundingsOf(svg: string) {
	const [x = 0, y = 0] = /x="([\d.]+)" y="([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? [];
	const width = 228;
	return {
		left: Math.round(svg.includes('"end"') ? x - width + 5 : x - 5),
		top: Math.round(y - 13),
		width,
		height: 20,
	};
}

it("what the signing page shows over its pictures is what is sealed, page by page", async () => {
	const sent = await send({}, PAGES);
	await drawPageImages(jobContext(), sent.documentId);
	const shown: string[] = [];
	for (const page of [1, 2, 3, 4]) {
		shown.push(await overlayOf(sent.context, page));
	}
	const path = await sealed(sent);
	expect(execFileSync("qpdf", ["--check", path], { encoding: "utf8" })).toContain(
		"No syntax or stream encoding errors",
	);
	const line = `Document ID: ${sent.documentId}`;
	expect([1, 2, 3, 4].map((page) => textOf(path, page).includes(line))).toEqual([true, true, true, false]);
	expect(shown.map((svg) => svg.includes(line))).toEqual([true, true, true, false]);
	for (const page of [1, 2, 3]) {
		const range = ["-f", `${page}`, "-l", `${page}`];
		execFileSync("pdftoppm", ["-cropbox", "-r", "96", "-png", "-singlefile", ...range, path, path]);
		const print = `${path}.png`;
		const svg = shown[page - 1] ?? "";
		const around = surroundingsOf(svg);
		const [before, after] = await Promise.all([
			inkOf(await sharp(Buffer.from(svg)).extract(around).png().toBuffer()),
			inkOf(await sharp(print).extract(around).png().toBuffer()),
		]);
		// Of the lines’ ends, one is fixed: the face may be another, and letters are smoothed differently.
		const fixed = page === 2 ? "right" : "left";
		for (const side of ["top", "bottom", fixed] as const) {
			expect([page, side, Math.abs(before[side] - after[side]) <= 2]).toEqual([page, side, true]);
		}
		expect([page, Math.abs(after.right - after.left - widthOf(sent.documentId)) <= 4]).toEqual([page, true]);
	}
});

it("another document of the same file has its own ID where the first one has it, though no page is drawn again", async () => {
	const sent = await send({}, PAGES);
	await drawPageImages(jobContext(), sent.documentId);
	const { body } = await sent.call("POST", "/v1/document/send", await sendForm({}, PAGES));
	const second = String(body.documentId);
	const { accountId } = sent;
	const free = await db().pageGround.findMany({ where: { accountId }, orderBy: { page: "asc" } });
	expect(free.map((row) => row.free)).toEqual([15, 14, 15, 0]);
	await drawPageImages(jobContext(), second);
	expect(await db().pageGround.count({ where: { accountId } })).toBe(4);
	const { workingSha256 } = await db().documentFile.findFirstOrThrow({ where: { documentId: second } });
	await deleteUnusedPageImages(accountId, workingSha256);
	expect(await db().pageGround.count({ where: { accountId } })).toBe(4);
	await db().documentFile.deleteMany({ where: { workingSha256 } });
	await deleteUnusedPageImages(accountId, workingSha256);
	expect(await db().pageGround.count({ where: { accountId } })).toBe(0);
});

it("hidden, it is on no page, and there is no picture of it", async () => {
	const sent = await send({ HideDocumentId: "true" }, PAGES);
	await drawPageImages(jobContext(), sent.documentId);
	expect(await overlayOf(sent.context, 1)).not.toContain("<text");
	const path = await sealed(sent);
	expect([1, 2, 3, 4].some((page) => textOf(path, page).includes(sent.documentId))).toBe(false);
});

it("a file that was signed before keeps its bytes", async () => {
	const upload = await corpusFile("bb-libpdf.pdf");
	const sent = await send({}, upload);
	await drawPageImages(jobContext(), sent.documentId);
	expect(await overlayOf(sent.context, 1)).not.toContain("<text");
	const path = await sealed(sent);
	expect((await readFile(path)).subarray(0, upload.length).equals(upload)).toBe(true);
	expect(textOf(path, 1)).not.toContain(sent.documentId);
});

/** A page of 600 × 800 pt, dark but for its left half’s upper part. */
const DARK = writePdf([
	"<</Type/Catalog/Pages 2 0 R>>",
	"<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 600 800]>>",
	"<</Type/Page/Parent 2 0 R/Contents 4 0 R>>",
	stream("", "0.05 0.1 0.2 rg 0 0 600 800 re f 1 g 0 600 300 200 re f"),
]);

it("dark ink on dark ground gets a light box, on the signing page and sealed", async () => {
	const box = (id: string, x: number, y: number, more = {}) => ({
		...{ id, fieldType: "TextBox", pageNumber: 1, isRequired: true, value: "Value" },
		...{ bounds: { x, y, width: 120, height: 40 }, ...more },
	});
	const formFields = [
		box("Dark", 100, 500),
		box("Light", 100, 100),
		box("Across", 380, 200),
		box("WhiteInk", 100, 600, { font: { name: "Helvetica", color: "#FFFFFF", size: 13 } }),
		box("Colored", 100, 700, { backgroundHexColor: "#334455" }),
		{ ...box("Signature", 100, 800), fieldType: "Signature", value: undefined },
	];
	const signers = JSON.stringify({ name: "Mia Chen", emailAddress: "mia@example.com", formFields });
	const sent = await send({ Signers: signers }, DARK);
	await drawPageImages(jobContext(), sent.documentId);
	const svg = await overlayOf(sent.context, 1);
	expect([...svg.matchAll(/<rect x="(\d+)" y="(\d+)"/g)].map(([, x, y]) => `${x} ${y}`)).toEqual([
		"100 500",
		"380 200",
		"100 800",
	]);
	const path = await sealed(sent);
	execFileSync("pdftoppm", ["-cropbox", "-r", "96", "-png", "-singlefile", "-f", "1", "-l", "1", path, path]);
	const { data, info } = await sharp(`${path}.png`).raw().toBuffer({ resolveWithObject: true });
	const inCorner = ({ bounds: { x, y } }: { bounds: { x: number; y: number } }) =>
		data[((y + 37) * info.width + x + 117) * info.channels];
	expect(formFields.map(inCorner)).toEqual([255, 255, 255, 13, 0x33, 255]);
});
