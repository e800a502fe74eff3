import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { makePhoneLink } from "#lib/domain/signing/make-phone-link.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { storage } from "#lib/storage/storage.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { getAsPage, postAsPage } from "#lib/testing/signing-call.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { POST as adoptRoute } from "../../../app/sign/[token]/adopt/route.ts";
import { POST as adoptUploadRoute } from "../../../app/sign/[token]/adopt-upload/route.ts";
import { POST as downloadRoute } from "../../../app/sign/[token]/download/route.ts";
import { POST as phoneRoute } from "../../../app/sign/[token]/phone-link/route.ts";
import { POST as saveRoute } from "../../../app/sign/[token]/save/route.ts";
import { GET as stateRoute } from "../../../app/sign/[token]/state/route.ts";
import { POST as uploadRoute } from "../../../app/sign/[token]/upload/route.ts";
import { limitSignerUploads } from "./limit-signer.ts";

useTestDatabase({
	RATE_LIMIT_SIGNING_PER_MINUTE: "15",
	RATE_LIMIT_SIGNING_UPLOADS_PER_HOUR: "3",
	RATE_LIMIT_PUBLIC_PER_MINUTE: "20",
});

async function makeSigner() {
	const fields = [makeField("TextBox", { id: "note" }), makeField("Image", { id: "photo" })];
	const document = await makeSigningDocument([{ name: "Mallory", fields }]);
	const [person] = document.people;
	if (!person) throw new Error("There is no signer.");
	return {
		documentId: document.documentId,
		accountId: document.accountId,
		token: person.token,
		context: person.context,
	};
}

const typed = (text: string) => ({ mark: { kind: "type", text, face: "caveat" }, purpose: "signature" });
const save = (token: string, revision: number) =>
	postAsPage(saveRoute, { token }, { fieldId: "note", revision, value: { kind: "text", text: `entry ${revision}` } });

async function picture(red: number): Promise<FormData> {
	const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: { r: red, g: 0, b: 0 } } })
		.png()
		.toBuffer();
	const form = new FormData();
	form.append("file", new Blob([new Uint8Array(bytes)]), "photo.png");
	return form;
}

const upload = async (token: string, red: number, revision: number) =>
	postAsPage(uploadRoute, { token }, await picture(red), `/upload?field=photo&revision=${revision}`);

describe("one signer", () => {
	it("may change so much in a minute; then the answer says how long to wait, and nothing is lost", async () => {
		const { token, documentId } = await makeSigner();
		for (let revision = 0; revision < 15; revision += 1) expect((await save(token, revision)).status).toBe(200);
		const refused = await save(token, 15);
		const { error, errorType } = (await refused.json()) as Record<string, string>;
		expect([refused.status, errorType]).toEqual([429, "RateLimited"]);
		const seconds = Number(refused.headers.get("retry-after"));
		expect(seconds).toBeGreaterThan(0);
		expect(seconds).toBeLessThanOrEqual(60);
		expect(error).toBe(`Too many attempts. Try again in ${seconds} seconds.`);
		const field = await db().documentField.findFirst({ where: { documentId, fieldId: "note" } });
		expect(field?.value).toBe("entry 14");
		// Somebody else is not kept waiting for it.
		expect((await save((await makeSigner()).token, 0)).status).toBe(200);
	});

	it("is not limited by other signers behind the same address", async () => {
		const { context } = await makeSigner();
		const at = (signerId: string) => ({
			...context,
			ip: "198.51.100.9",
			principal: { ...context.principal, signerId },
		});
		await Promise.all(Array.from({ length: 400 }, () => limitSignerUploads(at(randomUUID()))));
		for (let uploads = 0; uploads < 3; uploads += 1) await limitSignerUploads(at(context.principal.signerId));
		await expect(limitSignerUploads(context)).rejects.toMatchObject({ code: "RateLimited" });
	});

	it("limits checks for updates per minute, without using up the limit of others behind the same address", async () => {
		const [one, other] = [await makeSigner(), await makeSigner()];
		const look = async (token: string) => (await getAsPage(stateRoute, { token })).status;
		const looks = async (token: string) => Promise.all(Array.from({ length: 20 }, () => look(token)));
		expect(new Set(await looks(one.token))).toEqual(new Set([200]));
		expect(await look(one.token)).toBe(429);
		const guess = `${"x".repeat(one.token.length - 1)}y`;
		expect(new Set(await looks(guess))).not.toContain(429);
		expect(await look(`${"x".repeat(one.token.length - 1)}z`)).toBe(429);
		expect(await look(other.token)).toBe(200);
	});

	it("may upload and adopt so much in an hour, through however many links", async () => {
		const { token } = await makeSigner();
		const phone = (await (await postAsPage(phoneRoute, { token }, {})).json()) as { link: string };
		const other = phone.link.slice(phone.link.lastIndexOf("/") + 1);
		expect((await upload(token, 1, 0)).status).toBe(200);
		expect((await postAsPage(adoptRoute, { token: other }, typed("Mal"))).status).toBe(200);
		expect((await postAsPage(adoptUploadRoute, { token: other }, await picture(2))).status).not.toBe(429);
		const refused = await upload(other, 3, 1);
		expect(refused.status).toBe(429);
		expect(((await refused.json()) as { error: string }).error).toMatch(
			/^Too many attempts\. .* in (60|59) minutes\.$/,
		);
		expect((await postAsPage(adoptRoute, { token }, typed("Lory"))).status).toBe(429);
	});

	it("may download so often in an hour", async () => {
		const { token } = await makeSigner();
		await db().document.updateMany({ data: { status: "Revoked" } });
		const answers = [];
		for (let times = 0; times < 4; times += 1) answers.push((await postAsPage(downloadRoute, { token }, {})).status);
		expect(answers).toEqual([404, 404, 404, 429]);
	});

	it("has ten links for a phone at a time", async () => {
		const { token, documentId, context } = await makeSigner();
		const ask = () => postAsPage(phoneRoute, { token }, {});
		for (let times = 0; times < 10; times += 1) expect((await ask()).status).toBe(200);
		const refused = await ask();
		expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
		expect(await db().signerToken.count({ where: { signer: { documentId } } })).toBe(11);
		// Two hours later those are over, and there is room for new ones.
		const later = new Date(Date.now() + 7_200_000);
		expect(await makePhoneLink({ ...context, now: () => later })).toMatchObject({ link: expect.any(String) });
	});
});

describe("what a signer leaves behind", () => {
	it("a picture that is replaced goes at once, and so does one that is taken out or came too late", async () => {
		const { token, documentId } = await makeSigner();
		const keyNow = async () =>
			(await db().documentField.findFirst({ where: { documentId, fieldId: "photo" } }))?.valueKey ?? "";
		await upload(token, 10, 0);
		const first = await keyNow();
		await upload(token, 20, 1);
		const second = await keyNow();
		expect([await storage().exists(first), await storage().exists(second)]).toEqual([false, true]);
		// Another tab was faster: what this one brought is not kept.
		expect(await (await upload(token, 10, 0)).json()).toMatchObject({ outcome: "conflict" });
		expect(await storage().exists(first)).toBe(false);
		await postAsPage(saveRoute, { token }, { fieldId: "photo", revision: 2, value: null });
		expect(await storage().exists(second)).toBe(false);
	});

	it("to adopt the same again is no event, and changes nothing", async () => {
		const { token, documentId } = await makeSigner();
		const adopted = async () => {
			const { status } = await postAsPage(adoptRoute, { token }, typed("Mal Lory"));
			const events = await db().auditEvent.count({ where: { documentId, type: "SignatureAdopted" } });
			return [status, events];
		};
		expect([await adopted(), await adopted(), await adopted()]).toEqual([
			[200, 1],
			[200, 1],
			[200, 1],
		]);
	});
});
