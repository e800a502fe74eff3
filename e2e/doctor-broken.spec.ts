import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, writeFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type SmtpSink, startSmtpSink } from "#lib/testing/smtp-sink.ts";
import { sqlAt } from "./support/database.ts";
import { type Installation, newInstallation, removeInstallation, Start } from "./support/installation.ts";
import { adminPage, sendSample } from "./support/over-http.ts";
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

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("what is slow keeps nothing else waiting; without scripts all comes at the end", async ({ context, browser }) => {
	holds = true;
	const page = await adminPage(context, installation.url);
	await page.goto(`${installation.url}/settings/doctor`, { waitUntil: "commit" });
	const clock = page.getByRole("listitem").filter({ hasText: "Clock" });
	await expect(page.getByText(/^PostgreSQL \d/)).toBeVisible();
	await expect(card(page, "Backup")).toBeVisible();
	await expect(clock).toContainText("Checking…");
	for (const response of held.splice(0)) response.writeHead(503).end();
	await expect(
		card(page, "Clock").getByText("The time-stamping authority didn’t return a valid response."),
	).toBeVisible();
	await expect(page.getByText(/checks needs? attention\. Last checked/)).toBeVisible();

	await page.getByRole("button", { name: "Check again" }).click();
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
		card(still, "Clock").getByText("The time-stamping authority didn’t return a valid response."),
	).toBeVisible();
	await expect(still.getByText(/^PostgreSQL \d/)).toBeVisible();
	await expect(still.getByText("Checking…")).toHaveCount(0);
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
	const page = await adminPage(context, installation.url);
	await page.goto(`${installation.url}/settings/doctor`);
	const broken: [name: string, text: RegExp, line: string][] = [
		["Migrations", /^1 of \d+ migrations hasn’t been applied/, "npm start"],
		["Processes", /^No worker is running/, "ROLE=all"],
		["Job queue", /hasn’t started|haven’t started/, "ROLE=worker npm start"],
		["Storage", /^Couldn’t write or read a test file/, `DATA_DIR=${installation.dataDir}`],
		["Public address", /^Requests arrive with “Host: localhost:\d+” instead of/, "proxy_set_header Host $http_host;"],
		["Proxies", /^TRUSTED_PROXIES is 1, but your visit came through 0 proxies/, "TRUSTED_PROXIES=0"],
		["Sealing certificate", /^Documents are sealed with a self-signed certificate/, "SIGNING_P12="],
		["Document sealing", /^1 document has been signed by everyone but isn’t sealed\./, ""],
		["Clock", /^The time-stamping authority didn’t return a valid response/, "TSA_URL=http://127.0.0.1"],
		["Backup", /^No backup has been made yet/, "npm run admin -- backup"],
		["Version", /^This is version .*, but a process is running 0\.0\.1/, "npm start"],
	];
	for (const [name, text, line] of broken) {
		await expect(card(page, name).getByText(text)).toBeVisible();
		await expect(card(page, name)).toContainText(line);
	}
	await expectAccessible(page);
	await page.screenshot({ path: test.info().outputPath("broken.png"), fullPage: true });
	await card(page, "Document sealing").getByRole("button", { name: "Seal again" }).click();
	await expect(page.getByText("Sealing 1 document again")).toBeVisible();
	await expect(card(page, "Document sealing")).toHaveCount(0);
});

test("a worker on another machine that is full and seals otherwise, and passkeys of another host, are said", async ({
	context,
}) => {
	await sql(
		`INSERT INTO "Process" ("id", "kind", "host", "pid", "version", "memoryMb", "startedAt", "seenAt",
			"diskFreeBytes", "diskTotalBytes", "certificateSha256", "certificateEndsAt", "mailKind", "storageKind", "storageMark")
		VALUES (gen_random_uuid(), 'worker', 'work-2', 9, '0.1.0', 90, now(), now() + interval '5 minutes',
			400000000, 480000000000, $1, now() + interval '30 days 1 hour', 'outbox', 's3', $2)`,
		["b".repeat(64), "c".repeat(64)],
	);
	const page = await adminPage(context, installation.url);
	// Not before: whoever has one is asked for it.
	await sql(
		`INSERT INTO "Passkey" ("id", "userId", "credentialId", "publicKey", "counter", "name", "rpId")
		SELECT gen_random_uuid(), "id", 'made-there', '\\x01', 0, 'Laptop', 'old.example' FROM "User" LIMIT 1`,
		[],
	);
	// A process that is too busy to look at its files within two seconds says so at its next heartbeat.
	const reporting = `SELECT 1 FROM "Process" WHERE "kind" = 'web' AND "certificateSha256" IS NOT NULL`;
	await expect.poll(async () => (await sql(reporting, [])).length).toBeGreaterThan(0);
	await page.goto(`${installation.url}/settings/doctor`);
	const disks = card(page, "Disk space of processes");
	await expect(disks).toContainText(
		/Only 400 MB of 480 GB is free on the disk that contains the DATA_DIR of work-2 \(worker 9\)\./,
	);
	await expect(disks).toContainText("df -h");
	const settings = card(page, "Process settings");
	await expect(settings).toContainText(
		/different sealing certificates\. .*\(web \d+\): [0-9a-f]{8} ≠ work-2 \(worker 9\): b{8}/,
	);
	await expect(settings).toContainText(/others keep it in the outbox.* ≠ work-2 \(worker 9\): outbox/);
	await expect(settings).toContainText("The sealing certificate of work-2 (worker 9) expires in 30 days");
	await expect(settings).toContainText("SIGNING_P12=/run/secrets/seal.p12 SMTP_URL=smtp://");
	const passkeys = card(page, "Passkeys");
	await expect(passkeys).toContainText(
		"1 passkey was created for old.example and doesn’t work at signet.harbour.example.",
	);
	await expect(passkeys).toContainText("PUBLIC_URL=https://old.example");
	await expectAccessible(page);
	for (const [name, width] of [
		["elsewhere", 1440],
		["elsewhere-phone", 390],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
	}
	await sql(`DELETE FROM "Passkey"`, []);
});

test("a mail that waits for its next attempt is sent again from the page", async ({ context }) => {
	const waiting = `pgboss.job WHERE "name" = 'mail' AND "state" = 'retry'`;
	const [job] = await sql(
		`UPDATE pgboss.job SET "state" = 'retry', "start_after" = now() + interval '1 hour',
			"output" = '{"message": "451 4.7.1 try again later"}'
		WHERE "id" = (SELECT "id" FROM pgboss.job WHERE "name" = 'mail' AND "state" = 'created' LIMIT 1) RETURNING "id"`,
		[],
	);
	expect(job).toBeDefined();
	const page = await adminPage(context, installation.url);
	await page.goto(`${installation.url}/settings/doctor`);
	const deliveries = card(page, "Email and SMS delivery");
	await expect(deliveries).toContainText("1 email or SMS is waiting to be retried.");
	await expect(deliveries).toContainText("451 4.7.1 try again later");
	await page.screenshot({ path: test.info().outputPath("deliveries.png"), fullPage: true });
	await deliveries.getByRole("button", { name: "Send again" }).click();
	await expect(page.getByText("Sending 1 message again")).toBeVisible();
	expect(await sql(`SELECT "id", "start_after" <= now() AS "isDue" FROM ${waiting}`, [])).toEqual([
		{ id: job?.id, isDue: true },
	]);
});

test("a test mail that is refused is told in the server's own words", async ({ context }) => {
	const page = await adminPage(context, installation.url);
	await page.goto(`${installation.url}/settings/doctor`);
	const mail = page.getByRole("listitem").filter({ hasText: "Connected to" });
	await mail.getByRole("button", { name: "Send test email" }).click();
	await expect(page.getByText(/^Not sent: .*550 5\.1\.1 no such mailbox here/)).toBeVisible();
	expect(mailServer.mails).toEqual([]);
});

test("a mail server that is away, a certificate that does not open and housekeeping that failed are said", async ({
	context,
}) => {
	await mailServer.close();
	const password = join(installation.dataDir, "keys", "sealing.password");
	const right = await readFile(password);
	await writeFile(password, "another");
	await sql(
		`INSERT INTO "Installation" ("key", "value") VALUES ('last-housekeeping', $1)
		ON CONFLICT ("key") DO UPDATE SET "value" = $1`,
		[JSON.stringify({ wellAt: new Date(Date.now() - 3 * 86_400_000), failed: "retention: disk quota exceeded" })],
	);
	const page = await adminPage(context, installation.url);
	await page.goto(`${installation.url}/settings/doctor`);
	const mail = card(page, "Email");
	await expect(mail).toContainText("Can’t send email. Error:");
	await expect(mail).toContainText("ECONNREFUSED");
	await expect(mail).toContainText(`SMTP_URL=${mailServer.url}`);
	const certificate = card(page, "Sealing certificate");
	await expect(certificate).toContainText("Signet can’t seal documents.");
	await expect(certificate).toContainText(/password/i);
	await expect(certificate).toContainText("SIGNING_P12=/run/secrets/seal.p12");
	const housekeeping = card(page, "Hourly maintenance");
	await expect(housekeeping).toContainText(/3 days/);
	await expect(housekeeping).toContainText("retention: disk quota exceeded");
	await page.screenshot({ path: test.info().outputPath("away.png"), fullPage: true });
	await writeFile(password, right);
	await page.getByRole("button", { name: "Check again" }).click();
	await expect(certificate.getByText(/^Documents are sealed with a self-signed certificate/)).toBeVisible();
});

test("the terminal says the same of a database that is away, and no secret", () => {
	const { status, stdout, stderr } = spawnSync(process.execPath, [".next/signet/doctor.mjs"], {
		env: { ...process.env, DATABASE_URL: "postgresql://signet:hunter2@127.0.0.1:1/signet", LOG_LEVEL: "error" },
		encoding: "utf8",
	});
	expect(status).toBe(1);
	expect(stdout).toContain("✗ Database: Can’t connect to the database.");
	expect(stdout).toContain("DATABASE_URL=postgresql://signet:••••@127.0.0.1:1/signet");
	expect(stdout).toContain("! Job queue: This check needs the database.");
	expect(stdout + stderr).not.toContain("hunter2");
});
