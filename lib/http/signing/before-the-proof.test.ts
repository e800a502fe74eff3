import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { makeCaller, SIGNER, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { linkTo } from "#lib/testing/proof.ts";
import { countJobs } from "#lib/testing/signing-document.ts";

useTestDatabase();

const BELOW_A_LINK = join(process.cwd(), "app/sign/[token]");
const CODE = "Harbour-12";
/** What may stand in an address below a link besides its token. */
const PARAMS = { page: "1", part: "0-0", file: "0", field: "note", purpose: "signature" };

/** Bodies that would be taken of whoever may; a form's file for what takes files. */
const BODIES: Record<string, object> = {
	adopt: { purpose: "signature", mark: { kind: "type", text: "Wanda", face: "caveat" } },
	consent: { version: CONSENT_VERSION },
	decline: { reason: "Too dear" },
	finish: { edition: 0 },
	language: { locale: "FR" },
	reassign: { name: "Ida", email: "ida@example.com", reason: "On leave" },
	save: { fieldId: "note", revision: 0, value: { kind: "text", text: "Hello" } },
};
const UPLOADS = new Set(["adopt-upload", "upload"]);

type Handler = (request: Request, route: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** Every address below a link, whoever adds one, with what it answers to. */
async function routesBelow() {
	const paths = (await readdir(BELOW_A_LINK, { recursive: true })).filter((path) => path.endsWith("route.ts"));
	const routes = await Promise.all(
		paths.map(async (path) => {
			const handlers = (await import(join(BELOW_A_LINK, path))) as Record<string, Handler>;
			return Object.entries(handlers).map(([method, handler]) => ({
				name: path.replace(/\/route\.ts$/, ""),
				method,
				handler,
			}));
		}),
	);
	return routes.flat().sort((a, b) => a.name.localeCompare(b.name));
}

function bodyOf(name: string): Pick<RequestInit, "body"> & { headers?: Record<string, string> } {
	if (UPLOADS.has(name)) {
		const form = new FormData();
		form.append("file", new File(["x"], "mark.png", { type: "image/png" }));
		return { body: form };
	}
	return { body: JSON.stringify(BODIES[name] ?? {}), headers: { "content-type": "application/json" } };
}

type Call = { name: string; method: string; handler: Handler };

function ask({ name, method, handler }: Call, token: string, cookie = "", body = bodyOf(name)): Promise<Response> {
	const { headers, ...rest } = method === "GET" ? { headers: {} } : body;
	const query = name === "upload" ? "?field=note&revision=0" : "";
	const request = new Request(`${env().publicUrl}/sign/${token}/${name}${query}`, {
		method,
		headers: { "sec-fetch-site": "same-origin", ...headers, ...(cookie ? { cookie } : {}) },
		...rest,
	});
	return handler(request, { params: Promise.resolve({ token, ...PARAMS }) });
}

const ACCESS_CODE = { authenticationType: "AccessCode", authenticationCode: CODE };

async function makeGuarded(asked: object = ACCESS_CODE) {
	const label = { ...SIGNER.formFields[1], fieldType: "TextBox", id: "note" };
	const documentId = await sendTo(await makeCaller(), [
		{
			...asked,
			name: "Wanda Lee",
			emailAddress: "wanda@example.com",
			formFields: [SIGNER.formFields[0], label],
		},
	]);
	const signer = await db().signer.findFirstOrThrow({ where: { documentId } });
	return { documentId, signer, token: await linkTo(signer.id) };
}

/** What a document holds of its signers, as far as a call could change it. */
async function rowsOf(documentId: string) {
	const [document, signers, fields] = await Promise.all([
		db().document.findUniqueOrThrow({ where: { id: documentId } }),
		db().signer.findMany({ where: { documentId } }),
		db().documentField.findMany({ where: { documentId }, orderBy: { position: "asc" } }),
	]);
	return { status: document.status, eventCount: document.eventCount, signers, fields };
}

/** Addresses that have something to say to whoever has not proved anything, and what; of the document it is nothing. */
const SAID: Record<string, [status: number, body: unknown]> = {
	// As for an unknown link: it goes to the signer's own address, and needs its own proof.
	"new-link": [200, {}],
};

const IN_PERSON = { signerType: "InPersonSigner", hostName: "Hugo Host", hostEmail: "hugo@host.test" };

it.each([
	["before the proof", "unproved", ACCESS_CODE],
	["on a host's device before its signer says that it is they", "absent", IN_PERSON],
])("%s no address below a link gives anything of the document, or changes it", async (_, state, asked) => {
	const { documentId, token } = await makeGuarded(asked);
	const before = await rowsOf(documentId);
	await refusesAll(token, state);
	expect(await rowsOf(documentId)).toEqual(before);
	const newLink = (await routesBelow()).find(({ name }) => name === "new-link") as Call;
	const said = [(await ask(newLink, token)).status, await (await ask(newLink, token)).json()];
	expect(said).toEqual(SAID["new-link"]);
});

it("nor after the signer gave the device back, whatever cookie it has kept", async () => {
	const { token } = await makeGuarded(IN_PERSON);
	const routes = await routesBelow();
	const call = (name: string) => routes.find((one) => one.name === name) as Call;
	const taken = await ask(call("present"), token);
	const kept = taken.headers.get("set-cookie")?.split(";")[0] ?? "";
	expect(await taken.json()).toMatchObject({ outcome: "proved" });
	expect((await ask(call("pages/[page]"), token, kept)).status).toBe(200);
	expect((await ask(call("download"), token, kept)).status).toBe(410);
	expect((await ask(call("back"), token, kept)).status).toBe(200);
	await refusesAll(token, "absent", kept);
});

/** Asks every address below a link for something of the document. */
async function refusesAll(token: string, state: string, cookie = ""): Promise<void> {
	const open = /^(?:back|new-link|proof|present)/;
	const routes = (await routesBelow()).filter(({ name }) => !open.test(name));
	expect(routes.map(({ name }) => name)).toEqual(
		expect.arrayContaining(["adopt", "download", "finish", "pages/[page]", "phone-link", "source/[file]", "viewed"]),
	);
	expect(routes.length).toBeGreaterThanOrEqual(19);
	for (const route of routes) {
		const answer = await ask(route, token, cookie);
		const text = await answer.text();
		const [status, body] =
			route.name === "state" ? [200, { state }] : (SAID[route.name] ?? [410, { errorType: "LinkUnusable" }]);
		expect([route.name, answer.status]).toEqual([route.name, status]);
		expect(JSON.parse(text), route.name).toMatchObject(body as object);
		expect(text, route.name).not.toMatch(/wanda|example\.com|%PDF/i);
	}
}

it("after it they are the signer's, in that browser alone, with a cookie of the link that no script reads", async () => {
	const { token } = await makeGuarded();
	const routes = await routesBelow();
	const call = (name: string) => routes.find((one) => one.name === name) as Call;
	const json = (body: object) => ({ body: JSON.stringify(body), headers: { "content-type": "application/json" } });
	const wrong = await ask(call("proof"), token, "", json({ code: "Harbour-13" }));
	expect([wrong.status, wrong.headers.get("set-cookie"), await wrong.json()]).toEqual([
		200,
		null,
		{ outcome: "wrong", triesLeft: 4, isLocked: false, code: null, retryAfterSeconds: null },
	]);
	const right = await ask(call("proof"), token, "", json({ code: CODE }));
	expect(await right.json()).toMatchObject({ outcome: "proved" });
	const cookie = right.headers.get("set-cookie") ?? "";
	expect(cookie).toMatch(new RegExp(`^signet\\.proof=[\\w-]{43}; Path=/sign/${token}; HttpOnly; SameSite=Lax$`));
	const kept = cookie.split(";")[0] ?? "";
	for (const [name, status] of [
		["state", 200],
		["pages/[page]", 200],
		["source/[file]", 200],
		["viewed", 200],
		["download", 200],
	] as const) {
		expect([name, (await ask(call(name), token, kept)).status]).toEqual([name, status]);
	}
	expect((await ask(call("download"), token, `${kept.slice(0, -1)}_`)).status).toBe(410);
	expect((await ask(call("download"), token)).status).toBe(410);
});

it("codes go out so often in an hour, however many links are tried", async () => {
	const { documentId, signer } = await makeGuarded({ authenticationType: "EmailOTP" });
	const send = (await routesBelow()).find(({ name }) => name === "proof/send") as Call;
	const links = [await linkTo(signer.id), await linkTo(signer.id)];
	const outcomes = [];
	for (let count = 0; count < 11; count += 1) {
		outcomes.push((await (await ask(send, links[count % 2] ?? "")).json()) as Record<string, unknown>);
	}
	expect(outcomes.map(({ outcome }) => outcome)).toEqual(["sent", ...Array(9).fill("wait"), "busy"]);
	for (const { retryAfterSeconds } of outcomes.slice(1)) expect(Number(retryAfterSeconds)).toBeGreaterThan(0);
	expect(outcomes.at(-1)).toMatchObject({ triesLeft: 5, code: { sentAt: expect.any(String) } });
	expect(await countJobs("mail", documentId)).toBe(2);
});

it("works without scripts, and takes nothing that another site's page sends", async () => {
	const { token } = await makeGuarded();
	const routes = await routesBelow();
	const proof = routes.find(({ name }) => name === "proof") as Call;
	const send = routes.find(({ name }) => name === "proof/send") as Call;
	const form = (code: string) => ({
		body: new URLSearchParams({ code }).toString(),
		headers: { "content-type": "application/x-www-form-urlencoded" },
	});
	const wrong = await ask(proof, token, "", form("1234"));
	expect([wrong.status, wrong.headers.get("location")]).toEqual([303, `/sign/${token}?proof=wrong`]);
	// There is no code to send where the sender has told one.
	const over = await ask(send, token, "", form(""));
	expect([over.status, over.headers.get("location")]).toEqual([303, `/sign/${token}`]);
	const foreign = new Request(`${env().publicUrl}/sign/${token}/proof`, {
		method: "POST",
		...form(CODE),
		headers: { "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" },
	});
	expect((await proof.handler(foreign, { params: Promise.resolve({ token }) })).status).toBe(403);
	// Over plain http a browser does not say where a form comes from.
	const unsaid = (origin: string, { body, headers }: ReturnType<typeof form>) =>
		new Request(`${env().publicUrl}/sign/${token}/proof`, { method: "POST", body, headers: { ...headers, origin } });
	const route = { params: Promise.resolve({ token }) };
	expect((await proof.handler(unsaid("null", form("1234")), route)).status).toBe(303);
	expect((await proof.handler(unsaid("https://evil.example", form(CODE)), route)).status).toBe(403);
	const right = await ask(proof, token, "", form(CODE));
	expect([right.status, right.headers.get("location")]).toEqual([303, `/sign/${token}`]);
	expect(right.headers.get("set-cookie")).toContain("HttpOnly");
	const unknown = "x".repeat(43);
	const gone = await ask(proof, unknown, "", form(CODE));
	expect([gone.status, gone.headers.get("location")]).toEqual([303, `/sign/${unknown}`]);
	expect((await ask(proof, unknown)).status).toBe(410);
});
