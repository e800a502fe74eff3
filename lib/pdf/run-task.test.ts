import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AppError } from "#lib/errors/app-error.ts";
import { closePdfPool } from "./close-pdf-pool.ts";
import { processUsage } from "./pool/pdf-child.ts";
import { MAX_WAITING } from "./pool/process-limits.ts";
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

function takeIn(fileName: string, options: Partial<PdfTaskOptions> = {}) {
	const workingPath = path.join(outputDir, randomUUID());
	const input = { sourcePath: path.join(CORPUS, fileName), fileName, workingPath };
	return runPdfTask("intake", input, { requester: "sender", ...options });
}

const BY_LINK = { requester: "link" } as const;

/** Reading its only page takes PDFium seconds and more than a gigabyte. */
const TRAP = "bomb-1gb.pdf";

it("kills a child that has used its CPU time, refuses the file, and goes on with another child", async () => {
	const [before] = sharedPool("sender").pids;
	await expect(takeIn(TRAP, { cpuMs: 200 })).rejects.toMatchObject({
		code: "UnusableFile",
		message: `“${TRAP}” took too long to process. Print it to a new PDF or split it, then try again.`,
	});
	expect((await takeIn("plain.pdf")).pages).toHaveLength(1);
	expect(sharedPool("sender").pids).not.toContain(before);
});

it("abandons a task that stalls, and doesn’t blame the file", async () => {
	const taken = takeIn(TRAP, { cpuMs: 60_000, memoryLimitMb: 4_000, elapsedMs: 200 });
	await expect(taken).rejects.toMatchObject({ code: "Unavailable", retryAfterSeconds: 10 });
	expect((await takeIn("plain.pdf")).pages).toHaveLength(1);
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
			{ requester: "sender", cpuMs: 60_000 },
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
	const [pid = 0] = sharedPool("sender").pids;
	const lost = takeIn(TRAP);
	process.kill(pid, "SIGABRT");
	await expect(lost).rejects.toMatchObject({ code: "UnusableFile" });
	expect((await takeIn("plain.pdf")).pages).toHaveLength(1);
});

/** Kills a working child, as the system does when memory runs out. @param dead a child killed before */
async function killWorking(dead = 0): Promise<number> {
	const isBusy = (pid: number) => pid !== dead && (processUsage(pid)?.rssMb ?? 0) > 200;
	const pid = await vi.waitUntil(() => sharedPool("sender").pids.find(isBusy), { timeout: 20_000, interval: 1 });
	process.kill(pid, "SIGKILL");
	return pid;
}

it("retries when the system kills a child, and doesn’t blame the file", async () => {
	const taken = takeIn(TRAP, { cpuMs: 60_000, memoryLimitMb: 4_000 });
	taken.catch(() => undefined);
	await killWorking(await killWorking());
	await expect(taken).rejects.toMatchObject({ code: "Unavailable", retryAfterSeconds: 10 });
	const [pid = 0] = sharedPool("sender").pids;
	const again = takeIn("plain.pdf");
	process.kill(pid, "SIGKILL");
	expect((await again).pages).toHaveLength(1);
});

it("strangers wait only for each other, and no one else waits for them", async () => {
	const isOver: string[] = [];
	const strangers = Array.from({ length: MAX_WAITING.stranger + 1 }, () =>
		takeIn(TRAP, { requester: "stranger", memoryLimitMb: 4_000 }).catch((error: AppError) => isOver.push(error.code)),
	);
	expect(await Promise.all([takeIn("plain.pdf"), takeIn("plain.pdf")])).toHaveLength(2);
	// One task more than may wait is refused at once, while the others still run.
	expect(isOver).toEqual(["Unavailable"]);
	expect(sharedPool("stranger").pids).toHaveLength(1);
	closePdfPool();
	await Promise.all(strangers);
});

it("ends a stranger’s task after a few seconds of CPU time, and reports how long it took", async () => {
	let workedMs = 0;
	const onWork = (milliseconds: number) => {
		workedMs += milliseconds;
	};
	const taken = takeIn(TRAP, { requester: "stranger", cpuMs: 200, onWork });
	await expect(taken).rejects.toMatchObject({ code: "UnusableFile" });
	expect(workedMs).toBeGreaterThan(0);
});

it("does not let three traps hold up a healthy file for longer than the first two may take", async () => {
	const ended: string[] = [];
	const trap = (name: string, options: Partial<PdfTaskOptions>) => takeIn(TRAP, options).catch(() => ended.push(name));
	// The third is let run for as long as it likes, which is seconds of work.
	const traps = [
		trap("first", { cpuMs: 300 }),
		trap("second", { cpuMs: 300 }),
		trap("third", { cpuMs: 60_000, memoryLimitMb: 4_000 }),
	];
	expect((await takeIn("plain.pdf")).pages).toHaveLength(1);
	expect(ended).toEqual(["first", "second"]);
	closePdfPool();
	await Promise.all(traps);
});

it("leaves children alone when Ctrl-C reaches the process group", async () => {
	const [pid = 0] = sharedPool("sender").pids;
	process.kill(pid, "SIGINT");
	process.kill(pid, "SIGTERM");
	expect((await takeIn("plain.pdf")).pages).toHaveLength(1);
	expect(sharedPool("sender").pids).toContain(pid);
});

it("lets its children go when the pool is closed", async () => {
	const [pid = 0] = sharedPool("sender").pids;
	closePdfPool();
	await expect.poll(() => processUsage(pid) ?? "gone", { timeout: 10_000 }).toBe("gone");
});

it("does not blame the file of a task that is cut off when the pool is closed", async () => {
	await warmPdfPool(["render"]);
	const sourcePath = path.join(outputDir, "undrawable.pdf");
	await writeFile(sourcePath, undrawablePdf([1], 1));
	const drawing = runPdfTask("render", { sourcePath, outputDir, pages: [{ page: 1, widthPx: 600 }] }, BY_LINK);
	closePdfPool();
	await expect(drawing).rejects.toMatchObject({ code: "Unavailable" });
});

it("turns tasks away when too many wait", async () => {
	const tasks = Array.from({ length: MAX_WAITING.sender + 3 }, () => takeIn("empty.pdf"));
	const outcomes = await Promise.allSettled(tasks);
	const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
	expect(refusals[0]).toMatchObject({ code: "UnusableFile" });
	expect(refusals.at(-1)).toMatchObject({ code: "Unavailable", retryAfterSeconds: 10 });
});

it("draws pages, and repeats a failure of its own as an ordinary error", async () => {
	const sourcePath = path.join(CORPUS, "shared-contents.pdf");
	const at600 = (page: number) => ({ page, widthPx: 600 });
	const { images } = await runPdfTask("render", { sourcePath, outputDir, pages: [1, 2].map(at600) }, BY_LINK);
	expect(images).toMatchObject([
		{ page: 1, path: path.join(outputDir, "1.webp") },
		{ page: 2, path: path.join(outputDir, "2.webp") },
	]);
	const missing = runPdfTask("render", { sourcePath, outputDir, pages: [at600(3)] }, BY_LINK);
	await expect(missing).rejects.toThrow("shared-contents.pdf has no page 3");
	await expect(missing).rejects.not.toHaveProperty("code");
});
