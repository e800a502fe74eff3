import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { databaseUrlOf, readClusterFiles } from "#lib/db/embedded/cluster-files.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { ensureBrowser } from "#lib/testing/run/tools.ts";
import { newInstallation, removeInstallation, Start } from "../support/installation.ts";
import { type BenchClient, benchClient } from "./client.ts";
import { detectionTimes } from "./detection-time.ts";
import { median, perSecond, quantile, repeat, timed } from "./figures.ts";
import { insertDocuments } from "./insert-documents.ts";
import { jobStarts } from "./job-start.ts";
import { measureDesk } from "./measure-editor.ts";
import { measureMillion } from "./measure-million.ts";
import { measureRooms } from "./measure-pages.ts";
import { measureTemplates } from "./measure-templates.ts";
import { memoryMegabytes, programsBelow } from "./memory.ts";
import { measurePage, type PageFigures } from "./page.ts";
import { requestLogCost } from "./request-log-cost.ts";
import { sealed, sealsPerSecond } from "./seals-per-second.ts";
import { workItem } from "./work-item.ts";

const [WARM_UP_SENDS, WARM_UP_SEALS] = [200, 50];

type Row = { work: string; figure: string; toFloor: string; target: string };

// Brought before anything is measured, not missed after minutes.
process.env.CHROMIUM_PATH = await ensureBrowser(process.cwd());
const rows: Row[] = [];
const installation = await newInstallation();
Object.assign(installation.variables, {
	RATE_LIMIT_LIVE_PER_HOUR: "1000000000",
	RATE_LIMIT_SIGNING_PER_MINUTE: "1000000",
	RATE_LIMIT_SIGNING_UPLOADS_PER_HOUR: "1000000",
	NODE_ENV: "production",
});
const pdf = await workItem();
const client = benchClient(installation, pdf);

function report(work: string, figure: string, target: string, toFloor = ""): void {
	rows.push({ work, figure, toFloor, target });
	process.stderr.write(`${work}: ${figure}\n`);
}

async function measureStarts(): Promise<Start> {
	const first = new Start(installation);
	await first.ready();
	await first.stop();
	const figures: number[] = [];
	for (let turn = 0; turn < 5; turn += 1) {
		const again = new Start(installation);
		figures.push(await again.ready());
		if (turn === 4) {
			report("start of a built installation", `${figures.join(", ")} ms`, "≤ 3,000 ms");
			return again;
		}
		await again.stop();
	}
	throw new Error("There is always a fifth start.");
}

async function measureFloor(databaseUrl: string): Promise<{ one: number; many: number }> {
	const directory = join(installation.dataDir, "floor");
	await mkdir(directory, { recursive: true });
	const server = fork(join(import.meta.dirname, "floor.ts"), [databaseUrl, directory]);
	const [{ port }] = (await once(server, "message")) as [{ port: number }];
	const floor = benchClient({ ...installation, url: `http://127.0.0.1:${port}` }, pdf);
	await repeat(5, floor.send);
	const figures = { one: median(await repeat(40, floor.send)), many: await perSecond(8, 200, floor.send) };
	server.kill();
	return figures;
}

async function measureSends(floor: { one: number; many: number }, supervisor: number): Promise<void> {
	// A server that has just started compiles its code while it works: what operators feel is what comes after.
	await repeat(WARM_UP_SENDS, client.send);
	const one = median(await repeat(200, client.send));
	report("send, 1 client, median", `${one.toFixed(1)} ms`, "≤ 28 ms", `${(one / floor.one).toFixed(1)} ×`);
	let peak = 0;
	const watch = setInterval(() => {
		peak = Math.max(peak, memoryMegabytes(supervisor));
	}, 250);
	const many = await perSecond(8, 400, client.send);
	clearInterval(watch);
	report("sends per second, 8 clients", many.toFixed(1), "≥ 42", `1/${(floor.many / many).toFixed(1)}`);
	report("memory, peak under 8 senders", `${peak.toFixed(0)} MB`, "≤ 800 MB");
}

async function measureRequestLog(databaseUrl: string): Promise<void> {
	const { ratio, withMs, withoutMs } = await requestLogCost(databaseUrl, client.send);
	const figure = `${ratio.toFixed(3)} × (${withMs.toFixed(1)} / ${withoutMs.toFixed(1)} ms)`;
	report("send with the request log by send without, medians", figure, "≤ 1.02 ×");
}

async function measureJobs(databaseUrl: string): Promise<void> {
	const waited = await jobStarts(databaseUrl, 20, client.send);
	const figure = `${median(waited).toFixed(0)} / ${quantile(waited, 0.95).toFixed(0)} ms`;
	report("transaction → its job begun, idle, median / p95", figure, "≤ 50 ms");
}

async function prepare(count: number): Promise<{ documentId: string; path: string }[]> {
	const ready: { documentId: string; path: string }[] = [];
	for (let turn = 0; turn < count; turn += 1) {
		const documentId = await client.send();
		ready.push({ documentId, path: await client.fill(documentId, CONSENT_VERSION) });
	}
	return ready;
}

async function measureSeals(databaseUrl: string): Promise<void> {
	const figures: number[] = [];
	let sizeBytes = 0;
	for (const { documentId, path } of await prepare(WARM_UP_SEALS + 100)) {
		figures.push(
			await timed(async () => {
				await client.finish(path);
				await sealed(databaseUrl, [documentId]);
				sizeBytes = await client.download(documentId);
			}),
		);
	}
	const [middle, late] = [median(figures.slice(WARM_UP_SEALS)), quantile(figures.slice(WARM_UP_SEALS), 0.95)];
	report(
		"Finish → sealed PDF downloaded, median / p95",
		`${middle.toFixed(0)} / ${late.toFixed(0)} ms`,
		"≤ 60 / 100 ms",
	);
	const growth = ((sizeBytes - pdf.length) / pdf.length) * 100;
	report("growth of the sealed file", `${growth.toFixed(1)} %`, "≤ +2 %");
	const rate = await sealsPerSecond(databaseUrl, 8, await prepare(200), client.finish);
	report("seals per second, 8 in parallel", rate.toFixed(1), "≥ 27");
}

async function measureLists(databaseUrl: string, { list }: BenchClient): Promise<void> {
	for (const count of [100, 20_000, 100_000]) {
		await insertDocuments(databaseUrl, count);
		await repeat(10, list);
		const figures: number[] = [];
		for (let turn = 0; turn < 200; turn += 1) figures.push(await list());
		report(`list of 10 at ${count} documents, median on the server`, `${median(figures).toFixed(1)} ms`, "≤ 4 ms");
	}
}

/** Of a file that nobody has seen: pictures of pages are kept by the content of the file. */
async function measureNewPage(): Promise<PageFigures> {
	const { send, link } = benchClient(installation, await workItem());
	return measurePage(`${installation.url}${await link(await send())}`);
}

async function measureDetection(): Promise<void> {
	const { places, cpuMs } = await detectionTimes(installation.dataDir);
	report(`fields found on a page of ${places} places, CPU, median`, `${median(cpuMs).toFixed(0)} ms`, "≤ 300 ms");
}

async function measureSigningPage(): Promise<void> {
	const pages: PageFigures[] = [];
	for (let turn = 0; turn < 5; turn += 1) pages.push(await measureNewPage());
	const middle = (of: (page: PageFigures) => number) => median(pages.map(of));
	report(
		"signing page, cold: requests; JavaScript",
		`${middle((page) => page.requests)}; ${middle((page) => page.scriptKilobytes).toFixed(0)} KB`,
		"≤ 20; ≤ 210 KB",
	);
	report(
		"first page visible; CPU 4× and Fast 3G at 390 px",
		`${(middle((page) => page.visibleMs) / 1000).toFixed(2)}; ${(middle((page) => page.slowVisibleMs) / 1000).toFixed(2)} s`,
		"≤ 0.4; ≤ 2.2 s",
	);
}

/** Everything about sending, signing and sealing. */
async function measureDocuments(databaseUrl: string, supervisor: number): Promise<void> {
	await measureSends(await measureFloor(databaseUrl), supervisor);
	await measureRequestLog(databaseUrl);
	await measureJobs(databaseUrl);
	await measureSeals(databaseUrl);
	await measureSigningPage();
	await measureDetection();
	await measureTemplates(databaseUrl, client, report);
	await measureLists(databaseUrl, client);
	await pdfProcessesEnded(supervisor);
	report("memory, idle", `${memoryMegabytes(supervisor).toFixed(0)} MB`, "≤ 260 MB");
}

/** Resolves when nothing has had to do with a PDF for so long that the processes for it have ended. */
async function pdfProcessesEnded(supervisor: number): Promise<void> {
	while (programsBelow(supervisor).some((command) => command.includes("pdf/worker/child.ts"))) {
		await new Promise((resolve) => setTimeout(resolve, 1_000));
	}
}

/**
 * `npm run bench -- desk` measures the desk alone, `-- rooms` the rooms of the workplace, `-- log` the request log,
 * `-- templates` sending from templates and their list, `-- million` lists, searches and a restore with a million
 * documents.
 */
const alone = process.argv[2];

async function startOnce(): Promise<Start> {
	const start = new Start(installation);
	await start.ready();
	return start;
}

try {
	const start = alone ? await startOnce() : await measureStarts();
	const files = await readClusterFiles(installation.dataDir);
	if (!files) throw new Error("The embedded database was not found.");
	const databaseUrl = databaseUrlOf(files);
	if (!alone) await measureDocuments(databaseUrl, start.child.pid ?? 0);
	if (alone === "log") await measureRequestLog(databaseUrl);
	if (alone === "templates") await measureTemplates(databaseUrl, client, report);
	if (!alone || alone === "desk") await measureDesk(installation, report);
	if (!alone || alone === "rooms") await measureRooms(installation, databaseUrl, report);
	if (alone === "million") await measureMillion(installation, databaseUrl, report, () => start.stop());
	else await start.stop();
	process.stdout.write(
		`\n${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; load generator and database on the same cores\n\n`,
	);
	process.stdout.write(
		"| work (10-page PDF, 1 MB, one signer, three fields) | measured | to the floor | target |\n|---|---|---|---|\n",
	);
	for (const row of rows) process.stdout.write(`| ${row.work} | ${row.figure} | ${row.toFloor} | ${row.target} |\n`);
} finally {
	await removeInstallation(installation);
}
