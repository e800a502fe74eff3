import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { env } from "#lib/config/env.ts";
import type { ProofMethod } from "#lib/contract/signing/proof-page.ts";
import { db } from "#lib/db/client.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { makeCaller, SIGNER, sendTo } from "./api-caller.ts";
import { linkTo } from "./proof.ts";

const BELOW_A_LINK = join(process.cwd(), "app/sign/[token]");
export const CODE = "Harbour-12";
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
export async function routesBelow() {
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

/** query: for what reads one of its own. */
export type Call = { name: string; method: string; handler: Handler; query?: string };

export function ask(
	{ name, method, handler, query: own }: Call,
	token: string,
	cookie = "",
	body: ReturnType<typeof bodyOf> = bodyOf(name),
): Promise<Response> {
	const { headers, ...rest } = method === "GET" ? { headers: {} } : body;
	const query = own ?? (name === "upload" ? "?field=note&revision=0" : "");
	const request = new Request(`${env().publicUrl}/sign/${token}/${name}${query}`, {
		method,
		headers: { "sec-fetch-site": "same-origin", ...headers, ...(cookie ? { cookie } : {}) },
		...rest,
	});
	return handler(request, { params: Promise.resolve({ token, ...PARAMS }) });
}

export const ACCESS_CODE = { authenticationType: "AccessCode", authenticationCode: CODE };

/** What a sender asks of a signer by each kind of proof. */
export const ASKED: Record<ProofMethod, object> = {
	AccessCode: ACCESS_CODE,
	EmailOTP: { authenticationType: "EmailOTP" },
	SMSOTP: { authenticationType: "SMSOTP", phoneNumber: { countryCode: "+33", number: "612345678" } },
	IdVerification: { authenticationType: "IdVerification" },
};

export async function makeGuarded(asked: object = ACCESS_CODE, parts: Record<string, string> = {}) {
	const label = { ...SIGNER.formFields[1], fieldType: "TextBox", id: "note" };
	const wanda = { name: "Wanda Lee", emailAddress: "wanda@example.com", formFields: [SIGNER.formFields[0], label] };
	const documentId = await sendTo(await makeCaller(), [{ ...wanda, ...asked }], parts);
	const signer = await db().signer.findFirstOrThrow({ where: { documentId } });
	return { documentId, signer, token: await linkTo(signer.id) };
}

/** What a document holds of its signers, as far as a call could change it. */
export async function rowsOf(documentId: string) {
	const [document, signers, fields] = await Promise.all([
		db().document.findUniqueOrThrow({ where: { id: documentId } }),
		db().signer.findMany({ where: { documentId } }),
		db().documentField.findMany({ where: { documentId }, orderBy: { position: "asc" } }),
	]);
	return { status: document.status, eventCount: document.eventCount, signers, fields };
}

/** Addresses that have something to say to whoever has not proved anything, and what; of the document it is nothing. */
export const SAID: Record<string, [status: number, body: unknown]> = {
	// As for an unknown link: it goes to the signer's own address, and needs its own proof.
	"new-link": [200, {}],
};

/** Asks every address below a link for something of the document. */
export async function refusesAll(token: string, state: string, cookie = ""): Promise<void> {
	const open = /^(?:back|identity|new-link|proof|present)/;
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
