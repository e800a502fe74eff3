import { beforeAll, describe, expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { getCopyPage, mintCopyLink } from "#lib/domain/documents/downloading/copy-link.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { ask, routesBelow, rowsOf } from "#lib/testing/below-a-link.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { openLink, signAll } from "#lib/testing/journey/signer.ts";
import { linkTo } from "#lib/testing/proof.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import * as copyDownload from "../../../app/copies/[token]/download/route.ts";

useTestDatabase();

type Linked = { documentId: string; token: string };
let open: Linked;
let sealed: Linked & { copyToken: string };

async function sendLinked(): Promise<Linked> {
	const cc = { CC: JSON.stringify({ emailAddress: "cc@example.com" }) };
	const documentId = await sendTo(await makeCaller(), [{}], cc);
	const { id } = await db().signer.findFirstOrThrow({ where: { documentId } });
	return { documentId, token: await linkTo(id) };
}

beforeAll(async () => {
	open = await sendLinked();
	const { documentId, token } = await sendLinked();
	await signAll(token);
	await runJobs("seal");
	const { id } = await db().carbonCopy.findFirstOrThrow({ where: { documentId } });
	const { url } = await mintCopyLink(id, new Date());
	sealed = { documentId, token, copyToken: url.slice(url.lastIndexOf("/") + 1) };
});

const post = (headers: Record<string, string>) => new Request(`${env().publicUrl}/-`, { method: "POST", headers });
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const OWN_FORM = { ...FORM, "sec-fetch-site": "same-origin" };

const downloadsOf = (documentId: string) =>
	db().auditEvent.findMany({ where: { documentId, type: "DocumentDownloaded" } });

it("records nothing for what a link scanner follows", async () => {
	for (const { documentId, token } of [open, sealed]) {
		const before = await rowsOf(documentId);
		await openLink(token);
		for (const route of (await routesBelow()).filter(({ method }) => method === "GET")) await ask(route, token);
		expect(await rowsOf(documentId)).toEqual(before);
	}
	const before = await rowsOf(sealed.documentId);
	expect(await getCopyPage(visitorContext(), sealed.copyToken)).toMatchObject({ state: "usable" });
	expect(await rowsOf(sealed.documentId)).toEqual(before);
	expect(Object.keys(copyDownload)).toEqual(["POST"]);
});

describe.each(["download", "view"])("%s", (name) => {
	const call = async (token: string, headers: Record<string, string>) => {
		const route = (await routesBelow()).find((one) => one.name === name && one.method === "POST");
		return route?.handler(post(headers), { params: Promise.resolve({ token }) });
	};

	it("hands out the document to its page’s form, with or without scripts, and records it", async () => {
		const { documentId, token } = sealed;
		const before = (await downloadsOf(documentId)).length;
		const answer = await call(token, OWN_FORM);
		expect([answer?.status, (await answer?.text())?.slice(0, 5)]).toEqual([200, "%PDF-"]);
		// Over plain http a browser does not say where a form comes from.
		expect((await call(token, { ...FORM, origin: "null" }))?.status).toBe(200);
		expect(await downloadsOf(documentId)).toHaveLength(before + 2);
	});

	it("refuses another site’s form and a prefetch, and leads back to the page of a dead link", async () => {
		const { documentId, token } = sealed;
		const before = await downloadsOf(documentId);
		expect((await call(token, { ...FORM, "sec-fetch-site": "cross-site" }))?.status).toBe(403);
		expect((await call(token, { ...OWN_FORM, "sec-purpose": "prefetch;prerender" }))?.status).toBe(503);
		const unknown = "x".repeat(43);
		const led = await call(unknown, OWN_FORM);
		expect([led?.status, led?.headers.get("location")]).toEqual([303, `/sign/${unknown}`]);
		expect(await downloadsOf(documentId)).toEqual(before);
	});
});

it("a signer without scripts has viewed what they download, once", async () => {
	const { documentId, token } = await sendLinked();
	const eventsOf = async () => {
		const rows = await db().auditEvent.findMany({
			where: { documentId, actorType: "signer" },
			orderBy: { seq: "asc" },
		});
		return rows.map(({ type }) => type);
	};
	const route = (await routesBelow()).find(({ name }) => name === "download");
	for (let times = 0; times < 2; times += 1) {
		expect((await route?.handler(post(OWN_FORM), { params: Promise.resolve({ token }) }))?.status).toBe(200);
	}
	expect(await eventsOf()).toEqual(["DocumentViewed", "DocumentDownloaded", "DocumentDownloaded"]);
});

it("hands out a copy to its page’s form alone", async () => {
	const call = (token: string, headers: Record<string, string>) =>
		copyDownload.POST(post(headers), { params: Promise.resolve({ token }) });
	const before = (await downloadsOf(sealed.documentId)).length;
	expect((await call(sealed.copyToken, { ...FORM, "sec-fetch-site": "cross-site" })).status).toBe(403);
	expect((await call(sealed.copyToken, OWN_FORM)).status).toBe(200);
	expect(await downloadsOf(sealed.documentId)).toHaveLength(before + 1);
	const led = await call("x".repeat(43), OWN_FORM);
	expect([led.status, led.headers.get("location")]).toEqual([303, `/copies/${"x".repeat(43)}`]);
});
