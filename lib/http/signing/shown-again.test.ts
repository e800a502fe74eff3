import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { writeFileValue } from "#lib/fields/values/file-value.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, SIGNER, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { getAsPage } from "#lib/testing/signing-call.ts";
import { GET as getFieldFile } from "../../../app/sign/[token]/files/[field]/route.ts";
import { GET as getMark } from "../../../app/sign/[token]/marks/[purpose]/route.ts";
import { GET as getPage } from "../../../app/sign/[token]/pages/[page]/route.ts";
import { GET as getSource } from "../../../app/sign/[token]/source/[file]/route.ts";
import { GET as getText } from "../../../app/sign/[token]/text/[part]/route.ts";

useTestDatabase();

/** Shown as it is stored. */
const PICTURE = Buffer.alloc(200, "a picture");

async function makeLink() {
	const caller = await makeCaller();
	const photo = { ...SIGNER.formFields[0], id: "photo", fieldType: "Image" };
	const formFields = [...SIGNER.formFields, photo];
	const documentId = await sendTo(caller, [{ formFields, emailAddress: "grace@example.com" }]);
	const signer = await db().signer.findFirstOrThrow({ where: { documentId } });
	const { key } = await storage().putBytes(caller.accountId, PICTURE);
	const value = writeFileValue({ key, name: "photo.png", mediaType: "image/png", size: PICTURE.length });
	await db().documentField.updateMany({ where: { documentId, fieldId: "photo" }, data: { value, valueKey: key } });
	const signature = { kind: "image", key, width: 10, height: 10 };
	await db().signer.update({ where: { id: signer.id }, data: { signature } });
	const link = await mintSigningLink(db(), signer.id, "copied");
	return { documentId, token: link.slice(link.lastIndexOf("/") + 1) };
}

const SHOWN = [
	["the picture of a page", getPage, { page: "1" }, "image/webp"],
	["the text of a page", getText, { part: "0-0" }, "application/json"],
	["the file of a page", getSource, { file: "0" }, "application/pdf"],
	["the picture in a field", getFieldFile, { field: "photo" }, "image/png"],
	["the picture of the signer's own mark", getMark, { purpose: "signature" }, "image/png"],
] as const;

it.each(SHOWN)("a browser asks before it shows %s again, and is sent it once", async (_, GET, params, mediaType) => {
	const { token } = await makeLink();
	const first = await getAsPage(GET, { token, ...params });
	expect(first.headers.get("content-type")).toBe(mediaType);
	expect(first.headers.get("cache-control")).toBe("private, no-cache");
	const etag = first.headers.get("etag") ?? "";
	expect(etag).toMatch(/^"[\w-]{43}"$/);
	expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(100);
	for (const has of [etag, `W/${etag}`, `"another", ${etag}`]) {
		const again = await getAsPage(GET, { token, ...params }, { "if-none-match": has });
		expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
	}
	const other = await getAsPage(GET, { token, ...params }, { "if-none-match": '"another"' });
	expect([other.status, other.headers.get("etag")]).toEqual([200, etag]);
	await other.body?.cancel();
});

it.each(SHOWN)(
	"nobody is told that the %s he has is still good once the document is withdrawn",
	async (_, GET, params) => {
		const { documentId, token } = await makeLink();
		const first = await getAsPage(GET, { token, ...params });
		await first.arrayBuffer();
		await db().document.update({ where: { id: documentId }, data: { status: "Revoked" } });
		const again = await getAsPage(GET, { token, ...params }, { "if-none-match": first.headers.get("etag") ?? "" });
		expect(again.status).toBe(410);
	},
);
