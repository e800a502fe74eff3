import { strict as assert } from "node:assert";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { ensureBrowser } from "#lib/testing/run/tools.ts";
import { freePort } from "../support/installation.ts";
import { askUpgrade } from "../support/raw-request.ts";
import { copySources } from "./copy-sources.ts";

/**
 * `npm run test:dev`: `npm run dev` on a copy of the sources, in which a component, a verb and a mail are edited. Each
 * shows without a restart; the demonstration is filled in twice and is the same.
 */
const root = join(import.meta.dirname, "../..");
const dataDir = mkdtempSync(join(tmpdir(), "signet-dev-"));
// As root the database runs under another account, which must be able to enter.
chmodSync(dataDir, 0o755);
const port = await freePort();
const url = `http://localhost:${port}`;
const key = "sg_live_development_key_of_everybody";
const copy = copySources(root);
const LONGEST_MS = 240_000;

function edit(path: string, from: string, to: string): void {
	const text = readFileSync(join(copy, path), "utf8");
	assert(text.includes(from), `${path} no longer says "${from}"`);
	// Dependencies are links to the real ones; sources are copies.
	writeFileSync(join(copy, path), text.replace(from, to));
}

function say(text: string): void {
	process.stdout.write(`${text}\n`);
}

async function start(...args: string[]): Promise<ChildProcess> {
	const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: "" };
	const child = spawn(process.execPath, ["lib/cli/dev.ts", ...args], { cwd: copy, env, stdio: ["ignore", "pipe", 2] });
	let printed = "";
	child.stdout?.on("data", (chunk: Buffer) => {
		printed += chunk;
	});
	while (!/ready in \d+ ms/.test(printed)) {
		assert(child.exitCode === null, `It ended while starting:\n${printed}`);
		await Promise.race([once(child.stdout ?? child, "data"), once(child, "exit")]);
	}
	say(/ready in \d+ ms/.exec(printed)?.[0] ?? "");
	return child;
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return;
	child.kill("SIGINT");
	await once(child, "exit");
	assert.equal(child.exitCode, 0);
}

async function api(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
	const answer = await fetch(`${url}${path}`, { ...init, headers: { "X-API-KEY": key, ...init.headers } });
	return (await answer.json()) as Record<string, unknown>;
}

/** Asks until the answer is the one that is waited for. */
async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
	const end = Date.now() + LONGEST_MS;
	while (!(await isThere())) {
		assert(Date.now() < end, `${what}: not seen`);
		await delay(200);
	}
	say(what);
}

async function editComponent(page: Page): Promise<void> {
	// What changes before the browser listens is not told to it.
	const listening = page.waitForEvent("console", {
		predicate: (message) => message.text().includes("[HMR] connected"),
		timeout: LONGEST_MS,
	});
	await page.goto(`${url}/sign-in`, { timeout: LONGEST_MS });
	await listening;
	await delay(3000);
	const email = page.getByLabel("Email");
	await email.fill("kept@example.com");
	edit("components/auth/sign-in-form.tsx", "text={words.signIn.forgot}", 'text="Forgot it?"');
	await page.getByText("Forgot it?").waitFor({ timeout: LONGEST_MS });
	assert.equal(await email.inputValue(), "kept@example.com", "the page was loaded anew");
	say("an edited component shows, and what was typed stays");
}

async function editVerb(): Promise<void> {
	const path = "/v1/document/properties?documentId=none";
	assert.match(String((await api(path)).error), /There’s no document with this ID/);
	edit("lib/domain/documents/viewing/get-document-properties.ts", 'notFound("document")', 'notFound("paper")');
	await until("an edited verb answers", async () =>
		/^There’s no paper with this ID/.test(String((await api(path)).error)),
	);
}

async function editMail(page: Page): Promise<void> {
	edit("lib/i18n/messages/en/emails.json", "{sender} asked you to {", "{sender} would like you to {");
	const sent = new FormData();
	const formFields = [{ fieldType: "Signature", pageNumber: 1, bounds: { x: 50, y: 50, width: 200, height: 50 } }];
	const send = async (title: string) => {
		sent.set("Title", title);
		sent.set("Signers", JSON.stringify({ name: "Mia Chen", emailAddress: "mia@example.com", formFields }));
		sent.set("Files", new Blob([readFileSync(join(root, "public/sample.pdf"))]), "sample.pdf");
		await api("/v1/document/send", { method: "POST", body: sent });
	};
	await page.getByLabel("Email").fill("dev@example.com");
	await page.getByLabel("Password").fill("signet-development");
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.waitForURL(/\/start/, { timeout: LONGEST_MS });
	let count = 0;
	await until("the worker writes an edited mail", async () => {
		count += 1;
		await send(`Letter ${count}`);
		await delay(2000);
		await page.goto(`${url}/outbox`, { timeout: LONGEST_MS });
		return (await page.getByText(/would like you to/).count()) > 0;
	});
}

/** What changes when the demonstration is filled in, by its counts. */
async function count(): Promise<unknown> {
	const { pageDetails } = (await api("/v1/document/list")) as { pageDetails: { totalRecordsCount: number } };
	const users = await api("/v1/users/list?pageSize=100");
	const brands = await api("/v1/brand/list");
	return { documents: pageDetails.totalRecordsCount, users: users.result, brands: JSON.stringify(brands).length };
}

let child: ChildProcess | null = null;
const browser = await chromium.launch({ executablePath: await ensureBrowser(root), args: ["--no-sandbox"] });
try {
	child = await start();
	const page = await browser.newPage();
	const refusals: string[] = [];
	page.on("console", (message) => {
		if (/Content Security Policy/i.test(message.text())) refusals.push(message.text());
	});
	await editComponent(page);
	await editVerb();
	await editMail(page);
	assert.deepEqual(refusals, []);
	assert.equal(await askUpgrade(`${url}/sign-in`), 200);
	assert.equal(await askUpgrade(`${url}/_next/hmr`), 101);
	say("no other path is upgraded");
	await stop(child);
	child = await start("--demo");
	const once = await count();
	await stop(child);
	child = await start("--demo");
	assert.deepEqual(await count(), once);
	say("the demonstration, filled in twice, is the same");
} finally {
	await browser.close();
	if (child) await stop(child);
	rmSync(dataDir, { recursive: true, force: true });
	rmSync(copy, { recursive: true, force: true });
}
