import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { warmPdfPool } from "#lib/pdf/warm-pdf-pool.ts";
import { drawFirstPage } from "./testing/draw-first-page.ts";

const CORPUS = path.join(import.meta.dirname, "../../testing/corpus");

type Accepted = { pages: number; size: [number, number]; rotation: 0 | 90 | 180 | 270; isSigned: boolean };

/** A US Letter page. */
const PLAIN: Accepted = { pages: 1, size: [816, 1056], rotation: 0, isSigned: false };
const TURNED: [number, number] = [1056, 816];
const SIGNED: Accepted = { ...PLAIN, isSigned: true };

const OUTCOMES: Record<string, Accepted | RegExp> = {
	"bad-startxref.pdf": PLAIN,
	"bb-libpdf.pdf": SIGNED,
	"blta-libpdf.pdf": SIGNED,
	"bomb-1gb.pdf": /^“bomb-1gb.pdf” needs too much memory to process\. /,
	"bt-own-ec.pdf": SIGNED,
	"certified-docmdp1-then-modified.pdf": /is certified and doesn’t allow additions/,
	"certified-docmdp1.pdf": /is certified and doesn’t allow additions/,
	"certified-docmdp2.pdf": SIGNED,
	"certified-docmdp3.pdf": SIGNED,
	"content-stray-gt.pdf": PLAIN,
	"content-stray-rbracket.pdf": PLAIN,
	"crlf-mangled.pdf": PLAIN,
	"cropbox-offset-rotate90.pdf": { ...PLAIN, size: [800, 666.6667], rotation: 90 },
	"cropbox-offset.pdf": { ...PLAIN, size: [666.6667, 800] },
	"ctm-unbalanced.pdf": PLAIN,
	"empty.pdf": /^“empty.pdf” is empty\. /,
	"enc-aes128-emptyuser.pdf": PLAIN,
	"enc-aes256-cleartext-metadata.pdf": PLAIN,
	"enc-aes256-emptyuser.pdf": PLAIN,
	"enc-aes256-userpw.pdf": /^“enc-aes256-userpw.pdf” needs a password\. /,
	"enc-rc4-128-emptyuser.pdf": PLAIN,
	"enc-rc4-40-emptyuser.pdf": PLAIN,
	"hang-libpdf-1.pdf": PLAIN,
	"hang-libpdf-2.pdf": PLAIN,
	"hang-libpdf-5.pdf": PLAIN,
	"hang-libpdf-6.pdf": PLAIN,
	"hang-libpdf-7.pdf": PLAIN,
	"hang-libpdf-8.pdf": PLAIN,
	"hang-libpdf-fuzz771.pdf": /is damaged and can’t be read/,
	"hang-libpdf-fuzz780.pdf": PLAIN,
	"js-openaction.pdf": PLAIN,
	"leading-junk.pdf": PLAIN,
	"linearized.pdf": PLAIN,
	"mediabox-reversed.pdf": PLAIN,
	"no-mediabox.pdf": PLAIN,
	"no-resources.pdf": PLAIN,
	"no-trailer.pdf": PLAIN,
	"not-a-pdf.pdf": /isn’t a PDF, PNG, JPEG, Word, Excel or PowerPoint file/,
	"objstm.pdf": PLAIN,
	"own-ec-bt-then-blta.pdf": SIGNED,
	"page-tree-loop.pdf": /has a damaged page list/,
	"plain.pdf": PLAIN,
	"rotate-inherited-neg90.pdf": { ...PLAIN, size: TURNED, rotation: 270 },
	"rotate180.pdf": { ...PLAIN, rotation: 180 },
	"rotate270.pdf": { ...PLAIN, size: TURNED, rotation: 270 },
	"rotate450.pdf": { ...PLAIN, size: TURNED, rotation: 90 },
	"rotate90.pdf": { ...PLAIN, size: TURNED, rotation: 90 },
	"same-page-twice.pdf": { ...PLAIN, pages: 2 },
	"shared-contents.pdf": { ...PLAIN, pages: 2 },
	"tampered-byte.pdf": /is certified and doesn’t allow additions/,
	"text-tags-crop-rot.pdf": { ...PLAIN, size: [973.3333, 733.3333], rotation: 90 },
	"text-tags.pdf": PLAIN,
	"trailing-junk.pdf": PLAIN,
	"truncated-70pct.pdf": /is damaged and can’t be read/,
	"userunit2.pdf": PLAIN,
	"zero-pages.pdf": /^“zero-pages.pdf” has no pages\.$/,
};

describe("the corpus at intake", () => {
	let outputDir = "";

	beforeAll(async () => {
		outputDir = await mkdtemp(path.join(os.tmpdir(), "signet-corpus-"));
		await warmPdfPool(["intake"]);
	});

	afterAll(async () => {
		closePdfPool();
		await rm(outputDir, { recursive: true, force: true });
	});

	function takeIn(fileName: string) {
		const input = { sourcePath: path.join(CORPUS, fileName), fileName, workingPath: path.join(outputDir, fileName) };
		// Half of the limit in use, so that the bomb is quick; a healthy file needs a fifth of it.
		return runPdfTask("intake", input, { requester: "sender", cpuMs: 10_000, memoryLimitMb: 350 });
	}

	it("says for every file what must happen", async () => {
		const files = (await readdir(CORPUS)).filter((file) => file.endsWith(".pdf")).sort();
		expect(Object.keys(OUTCOMES).sort()).toEqual(files);
	});

	const refused = Object.entries(OUTCOMES).flatMap(([file, outcome]) =>
		outcome instanceof RegExp ? [{ file, outcome }] : [],
	);
	it.each(refused)("$file is refused with a sentence for the sender", async ({ file, outcome }) => {
		await expect(takeIn(file)).rejects.toMatchObject({ code: "UnusableFile", message: expect.stringMatching(outcome) });
	});

	const accepted = Object.entries(OUTCOMES).flatMap(([file, outcome]) =>
		outcome instanceof RegExp ? [] : [{ file, outcome }],
	);
	it.each(accepted)("$file is taken in with its pages as displayed", async ({ file, outcome }) => {
		const output = await takeIn(file);
		const [first] = output.pages;
		expect({
			pages: output.pages.length,
			size: [first?.widthPx, first?.heightPx],
			rotation: first?.rotation,
			isSigned: output.workingSha256 === null,
		}).toEqual(outcome);
		const workingPath = path.join(outcome.isSigned ? CORPUS : outputDir, file);
		const image = await sharp(await drawFirstPage(workingPath, outputDir)).metadata();
		expect(image.format).toBe("webp");
		expect(image.width / image.height).toBeCloseTo(outcome.size[0] / outcome.size[1], 2);

		expect((await readdir(outputDir)).includes(file)).toBe(!outcome.isSigned);
		if (outcome.isSigned) return;
		const working = await readFile(workingPath);
		expect(working.equals(await readFile(path.join(CORPUS, file)))).toBe(false);
		expect(createHash("sha256").update(working).digest("hex")).toBe(output.workingSha256);
		expect(working.toString("latin1")).not.toMatch(/\/(Encrypt|JavaScript|JS|Launch|AA)\b/);
	});
});
