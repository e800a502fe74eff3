import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { mintCopyLink } from "#lib/domain/documents/downloading/copy-link.ts";
import { writeFileValue } from "#lib/fields/values/file-value.ts";
import { storage } from "#lib/storage/storage.ts";
import { type ApiCaller, makeCaller, SIGNER, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { signAll } from "#lib/testing/journey/signer.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { getAsPage, postAsPage } from "#lib/testing/signing-call.ts";
import { POST as download } from "../../../../app/sign/[token]/download/route.ts";
import { GET as getFieldFile } from "../../../../app/sign/[token]/files/[field]/route.ts";
import { GET as getMark } from "../../../../app/sign/[token]/marks/[purpose]/route.ts";
import { GET as getPage } from "../../../../app/sign/[token]/pages/[page]/route.ts";
import { GET as getSource } from "../../../../app/sign/[token]/source/[file]/route.ts";
import { GET as getText } from "../../../../app/sign/[token]/text/[part]/route.ts";
import { POST as view } from "../../../../app/sign/[token]/view/route.ts";
import { downloadCopy } from "../../pages/download-copy.ts";
import { showLogo } from "../../pages/show-logo.ts";
import type { SigningParams } from "../../signing/define-signing-route.ts";

useTestDatabase();

/** A document that somebody has to sign, another that is sealed, each with a picture and an attachment; no file of them is left. */
let lost: { caller: ApiCaller; open: Lost; sealed: Lost };
type Lost = { documentId: string; token: string };

const FILE_FIELDS = ["Image", "Attachment"].map((fieldType, index) => ({
	id: fieldType,
	name: fieldType,
	fieldType,
	pageNumber: 1,
	bounds: { x: 50, y: 200 + index * 60, width: 150, height: 40 },
}));

async function linkTo(documentId: string): Promise<string> {
	const { id } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const link = await mintSigningLink(db(), id, "copied");
	return link.slice(link.lastIndexOf("/") + 1);
}

async function send(caller: ApiCaller): Promise<Lost> {
	const formFields = [...SIGNER.formFields, ...FILE_FIELDS];
	const documentId = await sendTo(caller, [{ formFields }], { CC: JSON.stringify({ emailAddress: "cc@example.com" }) });
	const { key } = await storage().putBytes(caller.accountId, Buffer.from("a picture"));
	for (const { id } of FILE_FIELDS) {
		const value = writeFileValue({ key, name: "a.png", mediaType: "image/png", size: 9 });
		await db().documentField.updateMany({ where: { documentId, fieldId: id }, data: { value, valueKey: key } });
	}
	const signature = { kind: "image", key, width: 10, height: 10 };
	await db().signer.updateMany({ where: { documentId }, data: { signature } });
	return { documentId, token: await linkTo(documentId) };
}

beforeAll(async () => {
	const caller = await makeCaller();
	const sealed = await send(caller);
	await db().documentField.updateMany({
		where: { documentId: sealed.documentId, type: "Image" },
		data: { value: null },
	});
	await signAll(sealed.token);
	await runJobs("seal");
	lost = { caller, sealed, open: await send(caller) };
	await storage().deletePrefix(caller.accountId);
});

/** How the page asks for what the audit trail records. */
const asPage =
	(route: typeof download) =>
	async (_: Request, { params }: { params: Promise<SigningParams> }) =>
		postAsPage(route, await params, {});
const [getDownload, getView] = [asPage(download), asPage(view)];

const copyRequest = (url: string) =>
	new Request(url, {
		method: "POST",
		headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
	});

const asSigner: [string, Parameters<typeof getAsPage>[0], "open" | "sealed", Record<string, string>][] = [
	["a page's picture", getPage, "open", { page: "1" }],
	["a page's text", getText, "open", { part: "0-0" }],
	["a page's file", getSource, "open", { file: "0" }],
	["a picture in a field", getFieldFile, "open", { field: "Image" }],
	["an attachment", getFieldFile, "open", { field: "Attachment" }],
	["the signer's own mark", getMark, "open", { purpose: "signature" }],
	["the document so far", getDownload, "open", {}],
	["the document so far, to look at", getView, "open", {}],
	["the sealed document", getDownload, "sealed", {}],
	["the sealed document, to look at", getView, "sealed", {}],
];

const MISSING = { status: 404, body: { errorType: "NotFound", error: expect.stringContaining("missing on our side") } };

it.each(asSigner)("a signer hears that a file is lost: %s", async (_, GET, which, params) => {
	const answer = await getAsPage(GET, { token: lost[which].token, ...params });
	expect({ status: answer.status, body: await answer.json() }).toMatchObject(MISSING);
});

const byKey: [string, "open" | "sealed", string][] = [
	["the document so far", "open", "download"],
	["the sealed document", "sealed", "download"],
	["the certificate", "sealed", "downloadAuditLog"],
	["an attachment", "open", "downloadAttachment"],
];

it.each(byKey)("a caller of the API hears that a file is lost: %s", async (_, which, operation) => {
	const query = new URLSearchParams({ documentId: lost[which].documentId, attachmentId: "Attachment" });
	expect(await lost.caller.call("GET", `/v1/document/${operation}?${query}`)).toMatchObject(MISSING);
});

it("who is in copy hears that the file is lost", async () => {
	const { id } = await db().carbonCopy.findFirstOrThrow({ where: { documentId: lost.sealed.documentId } });
	const { url } = await mintCopyLink(id, new Date());
	const answer = await downloadCopy(copyRequest(`${url}/download`), {
		params: Promise.resolve({ token: url.slice(url.lastIndexOf("/") + 1) }),
	});
	expect({ status: answer.status, body: await answer.json() }).toMatchObject(MISSING);
});

it("a brand's logo that is lost is not there", async () => {
	const { accountId } = lost.caller;
	const name = "ab".repeat(32);
	await db().brand.create({ data: { id: randomUUID(), accountId, name: "Lost", logoKey: `${accountId}/${name}` } });
	expect((await showLogo(new Request("http://localhost/logos"), { accountId, name })).status).toBe(404);
});
