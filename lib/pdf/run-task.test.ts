import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closePdfPool } from "./close-pdf-pool.ts";
import { MAX_WAITING } from "./pool/limits.ts";
import { residentMemoryMb } from "./pool/resident-memory.ts";
import { sharedPool } from "./pool/shared-pool.ts";
import { undrawablePdf } from "./read/testing/undrawable-pdf.ts";
import { type PdfTaskOptions, runPdfTask } from "./run-task.ts";
import { warmPdfPool } from "./warm-pdf-pool.ts";

const CORPUS = path.join(import.meta.dirname, "../testing/corpus");

let outputDir = "";

beforeEach(async () => {
	outputDir = await mkdtemp(path.join(os.tmpdir(), "signet-pool-"));
	await warmPdfPool(["intake"]);
});

afterEach(async () => {
	closePdfPool();
	await rm(outputDir, { recursive: true, force: true });
});

function takeIn(fileName: string, options: PdfTaskOptions = {}) {
	const workingPath = path.join(outputDir, randomUUID());
	const input = { sourcePath: path.join(CORPUS, fileName), fileName, workingPath };
	return runPdfTask("intake", input, options);
}

/** Reading its only page takes PDFium seconds and more than a gigabyte. */
const TRAP = "bomb-1gb.pdf";

it("kills a child at its deadline, refuses the file, and goes on with another child", async () => {
	const [before] = sharedPool().pids;
	const startedAt = performance.now();
	await expect(takeIn(TRAP, { timeoutMs: 200 })).rejects.toMatchObject({
		code: "UnusableFile",
		message: `"${TRAP}" took too long to process. Print it to a new PDF, or split it, and try again.`,
	});
	expect(performance.now() - startedAt).toBeLessThan(3_000);
	expect((await takeIn("plain.pdf")).pages).toHaveLength(1);
	expect(sharedPool().pids).not.toContain(before);
});

it("takes in a file while pictures that are long in drawing wait for one another", async () => {
	const picture = path.join(outputDir, "long.svg");
	const shape = '<path d="M0 0 C 10 100 300 400 800 600 L 0 600 Z" opacity=".2"/>';
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${shape.repeat(19_000)}</svg>`;
	await writeFile(picture, svg);
	const drawn = [1, 2, 3, 4].map((index) =>
		runPdfTask(
			"image",
			{
				sourcePath: picture,
				outputPath: path.join(outputDir, `${index}`),
				fileName: "long.svg",
				purpose: "picture",
			},
			// Longer than it takes a second child to start on the slowest machine.
			{ timeoutMs: 60_000 },
		).then(
			() => "a picture",
			() => "a picture",
		),
	);
	const file = takeIn("plain.pdf").then(() => "the file");
	expect(await Promise.race([...drawn, file])).toBe("the file");
});

it("kills a child that needs too much memory", async () => {
	await expect(takeIn(TRAP, { memoryLimitMb: 250 })).rejects.toMatchObject({
		code: "UnusableFile",
		message: expect.stringContaining("needs too much memory to process"),
	});
	expect((await takeIn("plain.pdf")).pages).toHaveLength(1);
});

it("refuses a file over which its child dies, and goes on", async () => {
	const [pid = 0] = sharedPool().pids;
	const lost = takeIn(TRAP);
	process.kill(pid, "SIGKILL");
	await expect(lost).rejects.toMatchObject({ code: "UnusableFile" });
	expect((await takeIn("plain.pdf")).pages).toHaveLength(1);
});

it("does not let three traps hold up a healthy file for longer than the deadline of the first two", async () => {
	const ended: string[] = [];
	const trap = (name: string, options: PdfTaskOptions) => takeIn(TRAP, options).catch(() => ended.push(name));
	// The third is let run for as long as it likes, which is seconds of work.
	const traps = [
		trap("first", { timeoutMs: 300 }),
		trap("second", { timeoutMs: 300 }),
		trap("third", { timeoutMs: 60_000, memoryLimitMb: 4_000 }),
	];
	expect((await takeIn("plain.pdf")).pages).toHaveLength(1);
	expect(ended).toEqual(["first", "second"]);
	closePdfPool();
	await Promise.all(traps);
});

it("leaves children alone when Ctrl-C reaches the process group", async () => {
	const [pid = 0] = sharedPool().pids;
	process.kill(pid, "SIGINT");
	process.kill(pid, "SIGTERM");
	expect((await takeIn("plain.pdf")).pages).toHaveLength(1);
	expect(sharedPool().pids).toContain(pid);
});

it("lets its children go when the pool is closed", async () => {
	const [pid = 0] = sharedPool().pids;
	closePdfPool();
	await expect.poll(() => residentMemoryMb(pid) ?? "gone", { timeout: 10_000 }).toBe("gone");
});

it("does not blame the file of a task that is cut off when the pool is closed", async () => {
	await warmPdfPool(["render"]);
	const sourcePath = path.join(outputDir, "undrawable.pdf");
	await writeFile(sourcePath, undrawablePdf([1], 1));
	const drawing = runPdfTask("render", { sourcePath, outputDir, pages: [{ page: 1, widthPx: 600 }] });
	closePdfPool();
	await expect(drawing).rejects.toMatchObject({ code: "Unavailable" });
});

it("turns tasks away when too many wait", async () => {
	const tasks = Array.from({ length: MAX_WAITING + 3 }, () => takeIn("empty.pdf"));
	const outcomes = await Promise.allSettled(tasks);
	const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
	expect(refusals[0]).toMatchObject({ code: "UnusableFile" });
	expect(refusals.at(-1)).toMatchObject({ code: "Unavailable", retryAfterSeconds: 10 });
});

it("draws pages, and repeats a failure of its own as an ordinary error", async () => {
	const sourcePath = path.join(CORPUS, "shared-contents.pdf");
	const at600 = (page: number) => ({ page, widthPx: 600 });
	const { images } = await runPdfTask("render", { sourcePath, outputDir, pages: [1, 2].map(at600) });
	expect(images).toEqual([
		{ page: 1, path: path.join(outputDir, "1.webp") },
		{ page: 2, path: path.join(outputDir, "2.webp") },
	]);
	const missing = runPdfTask("render", { sourcePath, outputDir, pages: [at600(3)] });
	await expect(missing).rejects.toThrow("shared-contents.pdf has no page 3");
	await expect(missing).rejects.not.toHaveProperty("code");
});
