import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { rename, writeFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { type SmtpSink, startSmtpSink } from "#lib/testing/smtp-sink.ts";
import { sqlAt } from "./support/database.ts";
import { type Installation, newInstallation, removeInstallation, Start } from "./support/installation.ts";
import { sendSample, signIn } from "./support/over-http.ts";
import { expect, expectAccessible, type Page, test } from "./support/test.ts";

// An installation in which nearly everything is broken that can be while pages are still answered.
test.describe.configure({ mode: "serial" });

let installation: Installation;
let running: Start;
let mailServer: SmtpSink;
let authority: Server;
/** Answers that the time-stamping authority has not given yet. */
const held: ServerResponse[] = [];
let holds = false;

test.beforeAll(async () => {
	mailServer = await startSmtpSink({ "RCPT TO": { code: 550, text: "5.1.1 no such mailbox here" } });
	authority = createServer((_, response) => {
		if (holds) held.push(response);
		else response.writeHead(503).end();
	});
	await once(authority.listen(0, "127.0.0.1"), "listening");
	installation = await newInstallation();
	Object.assign(installation.variables, {
		PUBLIC_URL: "http://signet.harbour.example",
		TRUSTED_PROXIES: "1",
		SMTP_URL: mailServer.url,
		TSA_URL: `http://127.0.0.1:${(authority.address() as AddressInfo).port}/tsa`,
		ROLE: "web",
	});
	running = new Start(installation);
	await running.ready();
});
test.afterAll(async () => {
	await running.stop("SIGTERM");
	await removeInstallation(installation);
	await mailServer.close();
	authority.closeAllConnections();
	authority.close();
});

const sql = (text: string, values: unknown[]) => sqlAt(installation.dataDir, text, values);

/** Over HTTP: a page would be led to the address that is wrong. */
async function signedIn(context: BrowserContext): Promise<Page> {
	for (const cookie of (await signIn(installation.url)).split("; ")) {
		const [name = "", value = ""] = cookie.split(/=(.*)/s);
		await context.addCookies([{ name, value, url: installation.url }]);
	}
	return context.newPage();
}

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("what is slow keeps nothing else waiting; without scripts all comes at the end", async ({ context, browser }) => {
	holds = true;
	const page = await signedIn(context);
	await page.goto(`${installation.url}/settings/doctor`, { waitUntil: "commit" });
	const clock = page.getByRole("listitem").filter({ hasText: "Clock" });
	await expect(page.getByText(/^PostgreSQL \d/)).toBeVisible();
	await expect(card(page, "Backup")).toBeVisible();
	await expect(clock).toContainText("Looking …");
	for (const response of held.splice(0)) response.writeHead(503).end();
	await expect(
		card(page, "Clock").getByText("The time-stamping authority does not answer as it should."),
	).toBeVisible();
	await expect(page.getByText(/things need mending\. Looked/)).toBeVisible();

	await page.getByRole("button", { name: "Look again" }).click();
	await expect.poll(() => held.length).toBeGreaterThan(0);
	await expect(card(page, "Clock")).toHaveAttribute("aria-busy", "true");
	await expect(card(page, "Backup")).toHaveAttribute("aria-busy", "false");
	holds = false;
	for (const response of held.splice(0)) response.writeHead(503).end();
	await expect(card(page, "Clock")).toHaveAttribute("aria-busy", "false");

	const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
	const still = await plain.newPage();
	await still.goto(`${installation.url}/settings/doctor`);
	await expect(
		card(still, "Clock").getByText("The time-stamping authority does not answer as it should."),
	).toBeVisible();
	await expect(still.getByText(/^PostgreSQL \d/)).toBeVisible();
	await expect(still.getByText("Looking …")).toHaveCount(0);
	await plain.close();
});

test("each thing that is broken is said, with how to mend it", async ({ context }) => {
	const { documentId } = await sendSample(installation.url);
	await sql(`UPDATE "Document" SET "sealState" = 'Failed' WHERE "id" = $1`, [documentId]);
	await sql(
		`UPDATE pgboss.job SET "created_on" = now() - interval '1 hour', "start_after" = now() - interval '1 hour'
		WHERE "state" = 'created'`,
		[],
	);
	await sql(
		`INSERT INTO "Process" ("id", "kind", "host", "pid", "version", "memoryMb", "startedAt", "seenAt")
		VALUES (gen_random_uuid(), 'web', 'web-2', 7, '0.0.1', 90, now(), now())`,
		[],
	);
	await sql(
		`DELETE FROM "_prisma_migrations" WHERE "migration_name" =
		(SELECT max("migration_name") FROM "_prisma_migrations")`,
		[],
	);
	const objects = join(installation.dataDir, "objects");
	await rename(objects, `${objects}-away`);
	await writeFile(objects, "a file where the directory should be");
	const page = await signedIn(context);
	await page.goto(`${installation.url}/settings/doctor`);
	const broken: [name: string, text: RegExp, line: string][] = [
		["Migrations", /^1 of \d+ migrations are not applied/, "npm start"],
		["Processes", /^No worker runs/, "ROLE=all"],
		["Jobs", /^Jobs that are due and not taken/, "ROLE=worker npm start"],
		["Storage", /^Files cannot be written and read/, `DATA_DIR=${installation.dataDir}`],
		["Address", /^Browsers use http:\/\/localhost:\d+, PUBLIC_URL says/, `PUBLIC_URL=${installation.url}`],
		["Proxies", /^TRUSTED_PROXIES counts 1, and your visit came through 0/, "TRUSTED_PROXIES=0"],
		["Sealing certificate", /^Documents are sealed with a certificate that was made here/, "SIGNING_P12="],
		["Seals", /^Documents that everybody has signed and that are not sealed: 1\./, ""],
		["Clock", /^The time-stamping authority does not answer/, "TSA_URL=http://127.0.0.1"],
		["Backup", /^No backup has ever been made/, "npm run admin -- backup"],
		["Version", /^This is version .*, and a process runs 0\.0\.1/, "npm start"],
	];
	for (const [name, text, line] of broken) {
		await expect(card(page, name).getByText(text)).toBeVisible();
		await expect(card(page, name)).toContainText(line);
	}
	await expectAccessible(page);
	await page.screenshot({ path: test.info().outputPath("broken.png"), fullPage: true });
	await card(page, "Seals").getByRole("button", { name: "Seal again" }).click();
	await expect(page.getByText("Documents that are being sealed again: 1")).toBeVisible();
	await expect(card(page, "Seals")).toHaveCount(0);
});

test("a test mail that is refused is told in the server's own words", async ({ context }) => {
	const page = await signedIn(context);
	await page.goto(`${installation.url}/settings/doctor`);
	const mail = page.getByRole("listitem").filter({ hasText: "lets us in" });
	await mail.getByRole("button", { name: "Send me a test" }).click();
	await expect(page.getByText(/^Not sent: .*550 5\.1\.1 no such mailbox here/)).toBeVisible();
	expect(mailServer.mails).toEqual([]);
});

test("the terminal says the same of a database that is away, and no secret", () => {
	const { status, stdout, stderr } = spawnSync(process.execPath, [".next/signet/doctor.mjs"], {
		env: { ...process.env, DATABASE_URL: "postgresql://signet:hunter2@127.0.0.1:1/signet", LOG_LEVEL: "error" },
		encoding: "utf8",
	});
	expect(status).toBe(1);
	expect(stdout).toContain("✗ Database: The database does not let us in.");
	expect(stdout).toContain("DATABASE_URL=postgresql://signet:••••@127.0.0.1:1/signet");
	expect(stdout).toContain("! Jobs: Without the database this cannot be looked at.");
	expect(stdout + stderr).not.toContain("hunter2");
});
