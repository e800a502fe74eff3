import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import {
	admin,
	CREDENTIALS,
	type Installation,
	newInstallation,
	removeInstallation,
	Start,
} from "./support/installation.ts";

test.describe.configure({ mode: "serial" });

const SIGNER = {
	name: "Sam Sample",
	emailAddress: "sam@example.com",
	signerType: "Signer",
	formFields: [{ id: "s", fieldType: "Signature", pageNumber: 2, bounds: { x: 96, y: 570, width: 260, height: 54 } }],
};

let installation: Installation;
let running: Start | null = null;

test.beforeAll(async () => {
	installation = await newInstallation();
});
test.afterEach(async () => {
	await running?.stop("SIGTERM");
	running = null;
});
test.afterAll(() => removeInstallation(installation));

async function start(variables: Record<string, string> = {}): Promise<Start> {
	running = new Start(installation, variables);
	await running.ready();
	return running;
}

async function sampleForm(): Promise<FormData> {
	const form = new FormData();
	form.append("Title", "Sample agreement");
	form.append("Signers", JSON.stringify(SIGNER));
	form.append("Files", new Blob([await readFile("public/sample.pdf")], { type: "application/pdf" }), "sample.pdf");
	return form;
}

async function send(url = installation.url): Promise<string> {
	const headers = { "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY };
	const response = await fetch(`${url}/v1/document/send`, { method: "POST", headers, body: await sampleForm() });
	expect(response.status, await response.clone().text()).toBe(200);
	return ((await response.json()) as { documentId: string }).documentId;
}

async function statusOf(documentId: string, url = installation.url): Promise<unknown> {
	const headers = { "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY };
	const response = await fetch(`${url}/v1/document/properties?documentId=${documentId}`, { headers });
	return response.ok ? ((await response.json()) as { status: string }).status : response.status;
}

async function mails(dataDir = installation.dataDir): Promise<string[]> {
	return readdir(join(dataDir, "outbox")).catch(() => []);
}

test("a first start says how to use it without logging an error; what it says works", async () => {
	const first = await start();
	expect(first.printed).toContain(`Signet is running at ${installation.url}`);
	expect(first.printed).toContain(CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL);
	expect(first.printed).toMatch(/curl -H 'X-API-KEY: .* -F 'Files=@public\/sample\.pdf'/);
	await expect.poll(() => fetch(`${installation.url}/api/health/ready`).then((answer) => answer.status)).toBe(200);
	expect(await statusOf(await send())).toBe("InProgress");
	await expect.poll(mails).toHaveLength(1);
	// Whoever copies or deletes all of these has the whole installation, and nothing of it lies elsewhere.
	const {
		databasePrograms: _programs,
		databaseSocket: _socket,
		...places
	} = JSON.parse(admin(installation, "where").output) as Record<string, string | null>;
	for (const name of ["dataDirectory", "database", "files", "keys", "sealingCertificate", "outbox"]) {
		expect(existsSync(places[name] ?? ""), name).toBe(true);
	}
	for (const place of Object.values(places)) expect(place ?? installation.dataDir).toContain(installation.dataDir);
	const told = Object.values(places).flatMap((place) => (place ? [relative(installation.dataDir, place)] : []));
	// Notes of what runs hold nothing that is to be kept.
	const found = (await readdir(installation.dataDir)).filter(
		(name) => !["lock", "postgres.json", "workers"].includes(name),
	);
	expect(told).toEqual(expect.arrayContaining(found));
	expect((await fetch(`${installation.url}/sign-in`)).status).toBe(200);
	expect(first.printed).not.toContain('"level":"error"');
});

test("a second start on the same data directory says so and exits", async () => {
	await start();
	const second = new Start(installation, { PORT: "1" });
	expect(await second.exit).toBe(1);
	expect(second.printed.trim()).toMatch(
		/^Signet is already running on .* \(process \d+\)\. Stop it, or set another DATA_DIR\.$/,
	);
});

test("a busy port and a wrong variable are one sentence each", async () => {
	const server = createServer().listen(installation.port, "0.0.0.0");
	await once(server, "listening");
	const busy = new Start(installation);
	expect(await busy.exit).toBe(1);
	expect(busy.printed.trim()).toBe(`Port ${installation.port} is already in use. Set PORT to a free port.`);
	server.close();
	const wrong = new Start(installation, { SMTP_URL: "mail.example.com" });
	expect(await wrong.exit).toBe(1);
	expect(wrong.printed.trim()).toBe("SMTP_URL must be a URL that starts with smtp:// or smtps://.");
});

test("a signal to npm start ends everything that it started", async () => {
	running = new Start(installation, {}, ["npm", "start", "--ignore-scripts"]);
	await running.ready();
	await running.stop("SIGTERM");
	await expect.poll(() => fetch(installation.url).then(String, () => "stopped")).toBe("stopped");
});

test("Ctrl-C lets a request under way finish, then ends everything with code 0; the next start has it", async () => {
	const first = await start();
	const boundary = "----signet";
	const part = (name: string, value: string) =>
		`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
	const head = `${part("Title", "Slow")}${part("Signers", JSON.stringify(SIGNER))}--${boundary}\r\nContent-Disposition: form-data; name="Files"; filename="s.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
	const pdf = await readFile("public/sample.pdf");
	const call = request(`${installation.url}/v1/document/send`, {
		method: "POST",
		headers: {
			"X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY,
			"Content-Type": `multipart/form-data; boundary=${boundary}`,
		},
	});
	const answered = once(call, "response");
	call.write(head);
	call.write(pdf.subarray(0, 10_000));
	// The first bytes are with the server once a directory for them is there.
	await expect.poll(() => readdir(join(installation.dataDir, "tmp")).catch(() => [])).not.toEqual([]);
	const stopped = first.stop("SIGINT");
	await expect
		.poll(() =>
			fetch(installation.url).then(
				() => "open",
				() => "closed",
			),
		)
		.toBe("closed");
	call.write(pdf.subarray(10_000));
	call.end(`\r\n--${boundary}--\r\n`);
	const [response] = await answered;
	let body = "";
	for await (const chunk of response) body += chunk;
	expect(response.statusCode, body).toBe(200);
	expect(await stopped).toBe(0);
	expect(existsSync(join(installation.dataDir, "lock"))).toBe(false);

	const next = await start();
	expect(next.printed).not.toContain(CREDENTIALS.BOOTSTRAP_ADMIN_PASSWORD);
	expect(await statusOf(JSON.parse(body).documentId)).toBe("InProgress");
});

/** Of a program that runs: 0 would be the test's own process group. */
function pidOf(start: Start, program: Parameters<Start["pids"]>[0]): number {
	const [pid] = start.pids(program);
	if (pid === undefined) throw new Error(`There is no ${program} to kill.`);
	return pid;
}

test("a killed web, worker or database comes back by itself", async () => {
	const first = await start();
	const before = (await mails()).length;
	for (const program of ["web.mjs", "worker.mjs", "postgres"] as const) {
		const pid = pidOf(first, program);
		process.kill(pid, "SIGKILL");
		await expect.poll(() => first.pids(program)[0]).not.toBe(pid);
	}
	const ready = () =>
		fetch(`${installation.url}/api/health/ready`).then(
			(answer) => answer.status,
			() => 0,
		);
	// Three starts at once are slow on a busy machine; what hangs ends.
	await expect.poll(ready, { timeout: 60_000 }).toBe(200);
	await send();
	await expect.poll(async () => (await mails()).length).toBe(before + 1);
});

test("a worker that is killed again and again comes back at once each time", async () => {
	const first = await start();
	for (let turn = 1; turn <= 3; turn += 1) {
		process.kill(pidOf(first, "worker.mjs"), "SIGKILL");
		const before = (await mails()).length;
		await send();
		await expect.poll(async () => (await mails()).length).toBeGreaterThan(before);
	}
	expect(first.printed.match(/worker stopped.*/g)).toEqual(
		Array(3).fill("worker stopped (SIGKILL). Restarting in 100 ms."),
	);
});

test("backup and restore carry everything; the copy goes on where the original stood", async () => {
	await start();
	const before = (await mails()).length;
	const documentId = await send();
	await expect.poll(async () => (await mails()).length).toBe(before + 1);
	const file = join(installation.dataDir, "backup.tar.gz");
	const backup = admin(installation, "backup", file);
	expect(backup.status, backup.error).toBe(0);
	expect(JSON.parse(backup.output)).toMatchObject({ notIncluded: [] });
	expect(JSON.parse(backup.output).objects).toBeGreaterThan(0);

	const onto = admin(installation, "restore", file, "--adopt");
	expect(onto.error).toContain("Stop it first.");

	const copy = await newInstallation();
	try {
		expect(admin(copy, "restore", file).error).toMatch(/Add --adopt .* or --detach /);
		const restored = admin(copy, "restore", file, "--adopt");
		expect(restored.status, restored.error).toBe(0);
		const again = admin(copy, "restore", file, "--adopt");
		expect(again.error).toContain("Not empty: ");
		const forced = admin(copy, "restore", file, "--adopt", "--force");
		expect(forced.status, forced.error).toBe(0);

		const other = new Start(copy);
		await other.ready();
		// No new login: it is the same installation, with the same key.
		expect(other.printed).not.toContain("shown only once");
		expect(await statusOf(documentId, copy.url)).toBe("InProgress");
		await send(copy.url);
		await expect.poll(async () => (await mails(copy.dataDir)).length).toBe(1);
		expect(await other.stop()).toBe(0);
	} finally {
		await removeInstallation(copy);
	}
});

test("after a kill -9 of everything the next start recovers, and tries again at once what was under way", async () => {
	const silent = createServer().listen(0, "127.0.0.1");
	await once(silent, "listening");
	const before = (await mails()).length;
	const first = await start({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
	const underWay = once(silent, "connection");
	const documentId = await send();
	await underWay;
	const programs = [pidOf(first, "worker.mjs"), pidOf(first, "web.mjs"), pidOf(first, "postgres")];
	first.child.kill("SIGKILL");
	for (const pid of programs) process.kill(pid, "SIGKILL");
	await first.exit;
	silent.close();
	const next = await start({ LOG_LEVEL: "info" });
	expect(await statusOf(documentId)).toBe("InProgress");
	await expect.poll(async () => (await mails()).length).toBe(before + 1);
	// What a process of it prints may come through later than the mail.
	const told = '"jobs":1,"message":"retrying jobs of a stopped worker"';
	await expect.poll(() => next.printed).toContain(told);
});

test("a lost key is told at start, and can be accepted", async () => {
	const keys = join(installation.dataDir, "keys");
	await rename(join(keys, "sealing.p12"), join(keys, "aside"));
	const lost = new Start(installation);
	expect(await lost.exit).toBe(1);
	expect(lost.printed).toContain("The sealing certificate is missing.");
	await rename(join(keys, "aside"), join(keys, "sealing.p12"));

	await rm(join(keys, "installation.key"));
	const changed = new Start(installation);
	expect(await changed.exit).toBe(1);
	expect(changed.printed).toContain("The installation key doesn’t match this database.");
	expect(admin(installation, "keys", "accept").status).toBe(0);
	await start();
});

test("the command line provisions while the server is stopped", async () => {
	const created = admin(installation, "user", "create", "--email", "new@example.com", "--role", "teamadmin");
	expect(JSON.parse(created.output)).toMatchObject({ email: "new@example.com", password: expect.any(String) });
	const key = admin(installation, "api-key", "create", "--email", "new@example.com", "--environment", "sandbox");
	expect(JSON.parse(key.output).key).toMatch(/^sgn_test_/);
	const [, { id }] = JSON.parse(admin(installation, "api-key", "list").output);
	expect(admin(installation, "api-key", "revoke", id).status).toBe(0);
	expect(JSON.parse(admin(installation, "user", "list").output)).toHaveLength(2);
	expect(admin(installation, "account", "set-plan", "--plan", "gold").error).toContain(
		"--plan must be one of free, business.",
	);
	const credits = (...change: string[]) => admin(installation, "account", "set-credits", ...change);
	expect(JSON.parse(credits("--credits", "500").output)).toMatchObject({ apiCredits: 500 });
	expect(JSON.parse(credits("--add", "20").output)).toMatchObject({ apiCredits: 520 });
	expect(credits("--credits", "many").error).toContain("--credits must be a whole number or unlimited.");
	expect(JSON.parse(credits("--credits", "unlimited").output)).toMatchObject({ apiCredits: "unlimited" });
	expect(JSON.parse(admin(installation, "account", "show").output)).toMatchObject({ apiCredits: "unlimited" });
	expect(admin(installation, "nonsense").error).toContain("npm run admin -- user create");
});
