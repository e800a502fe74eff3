import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { PDF } from "@libpdf/core";
import { unzipInto, zipNames } from "#lib/testing/unzip.ts";
import { sqlAt } from "./support/database.ts";
import { CREDENTIALS, type Installation, newInstallation, removeInstallation, Start } from "./support/installation.ts";
import { expectListening } from "./support/listening.ts";
import { adminPage } from "./support/over-http.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expect, test } from "./support/test.ts";

// A worker of its own is killed: other journeys' must not be.
let installation: Installation;
let running: Start;

test.beforeAll(async () => {
	installation = await newInstallation();
	running = new Start(installation);
	await running.ready();
});
test.afterAll(async () => {
	await running.stop("SIGTERM");
	await removeInstallation(installation);
});

const DOCUMENTS = 4;
/** Two of them fill a part of the export. */
const FILE_BYTES = 20_000_000;

async function largePdf(): Promise<Uint8Array> {
	const pdf = await PDF.load(await samplePdf());
	pdf.addAttachment("figures.csv", new Uint8Array(randomBytes(FILE_BYTES)));
	return pdf.save();
}

async function sendLarge(title: string, pdf: Uint8Array): Promise<void> {
	const form = new FormData();
	form.append("Title", title);
	form.append("Signers", JSON.stringify({ name: "Ana", emailAddress: "ana@example.com", signerType: "Reviewer" }));
	form.append("Files", new Blob([pdf as BlobPart], { type: "application/pdf" }), "lease.pdf");
	const headers = { "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY };
	const answer = await fetch(`${installation.url}/v1/document/send`, { method: "POST", headers, body: form });
	expect(answer.status, await answer.text()).toBe(200);
}

/** Kills the worker as soon as a part of the export is stored and more is to come. */
async function killInTheMiddle(): Promise<number> {
	const read = () => sqlAt(installation.dataDir, `SELECT "status", "partCount" FROM "DataExport"`, []);
	for (;;) {
		const [row] = await read();
		if (row?.status === "Running" && Number(row.partCount) > 0) break;
		expect(row?.status ?? "Running").toBe("Running");
	}
	const [worker] = running.pids("worker.mjs");
	process.kill(worker ?? Number.NaN, "SIGKILL");
	const [row] = await read();
	expect(row?.status).toBe("Running");
	return Number(row?.partCount);
}

test("an export whose worker is killed in the middle goes on, and holds everything once", async ({ context }) => {
	const pdf = await largePdf();
	for (let n = 1; n <= DOCUMENTS; n += 1) await sendLarge(`Lease ${n}`, pdf);
	const page = await adminPage(context, installation.url);
	await page.goto(`${installation.url}/settings/data`);
	const begin = page.getByRole("button", { name: "Export everything" });
	await expectListening(begin);
	await begin.click();
	await page.getByRole("dialog").getByRole("button", { name: "Export everything" }).click();
	const parts = await killInTheMiddle();
	await expect(page.getByRole("heading", { name: "The export is ready" })).toBeVisible({ timeout: 90_000 });
	const [row] = await sqlAt(installation.dataDir, `SELECT "partCount" FROM "DataExport"`, []);
	expect(Number(row?.partCount)).toBeGreaterThan(parts);

	const saved = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download" }).click();
	const path = await (await saved).path();
	const names = await zipNames(path);
	expect(new Set(names).size).toBe(names.length);
	expect(names.filter((name) => name.endsWith("/document.json"))).toHaveLength(DOCUMENTS);
	const folder = test.info().outputPath("unpacked");
	await unzipInto(path, folder);
	const sums = execFileSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: folder, encoding: "utf8" });
	expect(sums.trimEnd().split("\n")).toHaveLength(names.length - 1);
});
