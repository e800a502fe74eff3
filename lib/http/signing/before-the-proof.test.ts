import { expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import { PROOF_METHODS } from "#lib/contract/signing/proof-page.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import {
	ASKED,
	ask,
	type Call,
	CODE,
	makeGuarded,
	refusesAll,
	routesBelow,
	rowsOf,
	SAID,
} from "#lib/testing/below-a-link.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { browser, linkTo } from "#lib/testing/proof.ts";
import { countJobs } from "#lib/testing/signing-document.ts";

useTestDatabase();

const IN_PERSON = { signerType: "InPersonSigner", hostName: "Hugo Host", hostEmail: "hugo@host.test" };

it.each([
	["before an access code", "unproved", ASKED.AccessCode],
	["before a code by mail", "unproved", ASKED.EmailOTP],
	["before a code by text message", "unproved", ASKED.SMSOTP],
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

it.each(PROOF_METHODS)(
	"before %s the page itself tells nothing of the document but title, sender and brand",
	async (method) => {
		const { token, documentId, signer } = await makeGuarded(ASKED[method], { Message: "The rent is 1,900." });
		const page = await getSigningPage(browser(), token);
		const state = method === "IdVerification" ? "unidentified" : "unproved";
		expect(page).toMatchObject({ state, title: "Lease", locale: "EN", brand: { senderName: "Ada Sender" } });
		const own = ["brand", "locale", "state", "title"];
		const asked =
			method === "IdVerification"
				? [
						...["failed", "isBack", "isElsewhere", "kind", "kinds", "lines", "provider"],
						...["requiresLiveCapture", "retentionDays", "stage", "taken"],
					]
				: ["code", "destination", "isLocked", "method"];
		expect(Object.keys(page).sort()).toEqual([...own, ...asked, "triesLeft"].sort());
		const text = JSON.stringify(page);
		expect(text).not.toMatch(/wanda|lee"|lease\.pdf|rent|612345|note|signature/i);
		for (const id of [documentId, signer.id]) expect(text).not.toContain(id);
	},
);

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
