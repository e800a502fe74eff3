import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { PDF } from "@libpdf/core";
import pg from "pg";
import { databaseUrlOf, readClusterFiles } from "#lib/db/embedded/cluster-files.ts";
import { unzipInto, zipNames } from "#lib/testing/unzip.ts";
import { CREDENTIALS } from "./support/installation.ts";
import { expectListening } from "./support/listening.ts";
import { adminPage } from "./support/over-http.ts";
import { ownInstallation } from "./support/own-installation.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expect, test } from "./support/test.ts";

// A worker of its own is killed: other journeys' must not be.
const own = ownInstallation();

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
	const answer = await fetch(`${own.installation.url}/v1/document/send`, { method: "POST", headers, body: form });
	expect(answer.status, await answer.text()).toBe(200);
}

/** Who stores the second part of an export waits for whoever holds this lock. */
const HOLD = `CREATE FUNCTION hold_part() RETURNS trigger LANGUAGE plpgsql AS
		'BEGIN PERFORM pg_advisory_xact_lock(77); RETURN NEW; END';
	CREATE TRIGGER hold_part BEFORE INSERT ON "DataExportPart" FOR EACH ROW WHEN (NEW."number" = 1)
		EXECUTE FUNCTION hold_part();
	SELECT pg_advisory_lock(77)`;
const HELD = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = 77 AND NOT granted`;

/** Kills the worker when the bytes of the second part are there and its row is not. */
async function killInTheMiddle(holder: pg.Client): Promise<void> {
	await expect.poll(async () => (await holder.query(HELD)).rowCount, { timeout: 60_000 }).toBe(1);
	const { rows } = await holder.query(`SELECT "status", "partCount" FROM "DataExport"`);
	expect(rows).toEqual([{ status: "Running", partCount: 1 }]);
	const [worker] = own.running.pids("worker.mjs");
	process.kill(worker ?? Number.NaN, "SIGKILL");
	await holder.query(`SELECT pg_advisory_unlock(77)`);
}

test("an export whose worker is killed in the middle goes on, and holds everything once", async ({ context }) => {
	const pdf = await largePdf();
	for (let n = 1; n <= DOCUMENTS; n += 1) await sendLarge(`Lease ${n}`, pdf);
	const page = await adminPage(context, own.installation.url);
	await page.goto(`${own.installation.url}/settings/data`);
	const begin = page.getByRole("button", { name: "Export everything" });
	await expectListening(begin);
	await begin.click();
	const files = await readClusterFiles(own.installation.dataDir);
	const holder = new pg.Client({ connectionString: files ? databaseUrlOf(files) : "" });
	await holder.connect();
	await holder.query(HOLD);
	await page.getByRole("dialog").getByRole("button", { name: "Export everything" }).click();
	await killInTheMiddle(holder);
	await expect(page.getByRole("heading", { name: "Export ready" })).toBeVisible({ timeout: 90_000 });
	const { rows } = await holder.query(`SELECT "partCount" FROM "DataExport"`);
	await holder.end();
	expect(rows[0].partCount).toBeGreaterThan(1);

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
