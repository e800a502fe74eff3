import { readdirSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { OPERATIONS } from "#lib/contract/operations.ts";
import { takesUploads } from "#lib/http/limits/body-limits.ts";
import { CREDENTIALS, type Installation, newInstallation, removeInstallation, Start } from "./support/installation.ts";
import { sendSample, signIn } from "./support/over-http.ts";
import { pidOfWeb } from "./support/web-process.ts";

const APP = join(import.meta.dirname, "../app");
const DECLARED_BYTES = 1_000_000;

const part = (name: string) =>
	`--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`;
const MULTIPART = "multipart/form-data; boundary=b";
const FILE = part("file") + "x".repeat(100_000);

/** Beginnings of endless bodies by content type: in a file that is read, in one that is skipped, without a form. */
const BODIES = [
	{ type: MULTIPART, body: FILE },
	{ type: MULTIPART, body: part("files") + "x".repeat(100_000) },
	{ type: MULTIPART, body: `${FILE}\r\n${part("another")}x` },
	{ type: "multipart/form-data", body: FILE },
	{ type: "application/json", body: `{"files":["${"A".repeat(100_000)}` },
	{ type: "application/pdf", body: "%PDF-1.7\n" },
];

let installation: Installation;
let running: Start;
let headers: Record<string, string>;
let link: string;

test.beforeAll(async () => {
	installation = await newInstallation();
	running = new Start(installation, { RATE_LIMIT_SIGNING_UPLOADS_PER_HOUR: "1000" });
	await running.ready();
	const { url } = installation;
	const { signLink } = await sendSample(url);
	link = new URL(signLink).pathname;
	headers = { "Sec-Fetch-Site": "same-origin", Cookie: await signIn(url), "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY };
});
test.afterAll(async () => {
	await running.stop("SIGTERM");
	await removeInstallation(installation);
});

/** Every route with a body; routes for files come first, before others have used up the signer’s limit. */
function addresses(): string[] {
	const routes = readdirSync(APP, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith("/route.ts") && /\bPOST\b/.test(readFileSync(join(APP, file), "utf8")))
		.map((file) => file.split("/").slice(0, -1))
		.map((parts) => `/${parts.filter((one) => !one.startsWith("(")).join("/")}`)
		// The public API has one route for all operations; signing out would make the others unreachable.
		.filter((path) => !/^\/(?:v1|v1-beta)\/|^\/sign-in\/out$/.test(path))
		.map((path) => path.replace("/sign/[token]", link).replace(/\[[^/]*\]/g, "00000000-0000-4000-8000-000000000000"));
	const operations = Object.values(OPERATIONS).filter(
		({ method, encodings }) => method === "POST" && encodings.length > 0,
	);
	const all = [...routes, ...operations.map(({ path }) => path)];
	return all.sort((a, b) => Number(takesUploads(b)) - Number(takesUploads(a)));
}

/** Sends the beginning of a body and disconnects. */
function abort(path: string, { type, body }: (typeof BODIES)[number], afterMs: number): Promise<void> {
	const given = { Host: new URL(installation.url).host, ...headers, "Content-Type": type };
	const lines = Object.entries({ ...given, "Content-Length": DECLARED_BYTES }).map(
		([name, value]) => `${name}: ${value}`,
	);
	return new Promise((done) => {
		const socket = connect(installation.port, "127.0.0.1");
		socket.on("error", () => undefined);
		socket.on("close", () => done());
		socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`, () => {
			setTimeout(() => socket.destroy(), afterMs);
		});
	});
}

test("an aborted upload raises no uncaught error on any route", async () => {
	const pid = pidOfWeb(running);
	const paths = addresses();
	const uploads = paths.filter(takesUploads);
	expect(uploads).toEqual(expect.arrayContaining(["/verify/check", `${link}/upload`, "/v1/document/send"]));
	expect(paths.length).toBeGreaterThan(uploads.length + 20);
	for (const path of uploads) {
		const answer = await fetch(`${installation.url}${path}`, { method: "POST", headers, body: new FormData() });
		// The route was reached: its error is about the missing file.
		expect([path, [401, 403, 404, 405, 410, 429].includes(answer.status)]).toEqual([path, false]);
	}
	for (const path of paths) {
		await Promise.all(BODIES.flatMap((body) => [3, 20].map((afterMs) => abort(path, body, afterMs))));
	}
	await expect.poll(() => readdir(join(installation.dataDir, "tmp"))).toEqual([]);
	expect((await fetch(`${installation.url}/api/health/live`)).status).toBe(200);
	expect(running.printed).not.toContain("uncaught");
	expect(pidOfWeb(running)).toBe(pid);
});
