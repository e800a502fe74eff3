import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { adoptMark } from "#lib/domain/signing/adopt-mark.ts";
import { giveConsent } from "#lib/domain/signing/give-consent.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { signerContext } from "#lib/testing/signing-document.ts";
import { DAY_MS } from "#lib/units.ts";
import { listFiles } from "./installation-state.ts";
import { PATIENCE, useJourney } from "./journey.ts";
import { openLink, signAll, tokenIn } from "./signer.ts";

const journey = useJourney();

/** Directories stay behind when their last object goes; they hold nothing. */
async function objectsOf(accountId: string): Promise<string[]> {
	const names = await listFiles(join(journey.installation.dataDir, "objects", accountId)).catch(() => []);
	return names.filter((name) => !name.endsWith("/"));
}

async function rowsOf(documentId: string): Promise<Record<string, number>> {
	const where = { documentId };
	const [documents, files, signers, fields, events, mails, tokens] = await Promise.all([
		db().document.count({ where: { id: documentId } }),
		db().documentFile.count({ where }),
		db().signer.count({ where }),
		db().documentField.count({ where }),
		db().auditEvent.count({ where }),
		db().mail.count({ where }),
		db().signerToken.count({ where: { signer: where } }),
	]);
	return { documents, files, signers, fields, events, mails, tokens };
}

const NOTHING = { documents: 0, files: 0, signers: 0, fields: 0, events: 0, mails: 0, tokens: 0 };

async function completed(email: string) {
	const caller = await makeCaller();
	const documentId = await sendTo(caller, [{ emailAddress: email }]);
	const token = tokenIn(await journey.mailTo(email));
	await signAll(token);
	await journey.mailTo(email, 2);
	await journey.settle();
	const { chainHead } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	return { caller, documentId, token, chainHead };
}

describe("a document that is deleted", () => {
	it("lies in the trash for 30 days, then is purged: rows and objects go, a tombstone with the chain's head stays", async () => {
		const { caller, documentId, token } = await completed("trash@example.com");
		expect((await objectsOf(caller.accountId)).length).toBeGreaterThanOrEqual(4);
		expect((await caller.call("DELETE", `/v1/document/delete?documentId=${documentId}`)).status).toBe(204);

		const gone = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
		expect(gone.status).toBe(404);
		expect(await openLink(token)).toEqual({ state: "deleted", locale: "EN" });
		await journey.advanceTo(new Date(Date.now() + 29 * DAY_MS));
		await journey.settle();
		const { chainHead } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
		expect((await objectsOf(caller.accountId)).length).toBeGreaterThanOrEqual(4);

		await journey.advanceTo(new Date(Date.now() + 31 * DAY_MS));
		await expect.poll(() => rowsOf(documentId), PATIENCE).toEqual(NOTHING);
		await journey.settle();
		expect(await objectsOf(caller.accountId)).toEqual([]);
		expect(await db().tombstone.findUnique({ where: { documentId } })).toMatchObject({
			accountId: caller.accountId,
			chainHead,
			actor: "Signet",
			reason: "deleted",
		});
	});

	it("is purged at once when that is asked; an equal file of another document stays", async () => {
		const { caller, documentId } = await completed("purge@example.com");
		const other = await sendTo(caller, [{ emailAddress: "other@example.com" }]);
		await journey.mailTo("other@example.com");
		const answer = await caller.call("DELETE", `/v1/document/delete?documentId=${documentId}&deletePermanently=true`);
		expect(answer.status).toBe(204);
		await expect.poll(() => rowsOf(documentId), PATIENCE).toEqual(NOTHING);
		await journey.settle();
		const [file] = await db().documentFile.findMany({ where: { documentId: other } });
		const left = await objectsOf(caller.accountId);
		expect(left.map((name) => `${caller.accountId}/${name}`)).toEqual(
			expect.arrayContaining([file?.uploadKey, file?.workingKey]),
		);
		const download = await caller.call("GET", `/v1/document/download?documentId=${other}`);
		expect(download.bytes.subarray(0, 5).toString()).toBe("%PDF-");
	});

	it("takes along a picture that a signer adopted and placed nowhere; housekeeping leaves it until then", async () => {
		const caller = await makeCaller();
		const documentId = await sendTo(caller, [{ emailAddress: "adopts@example.com" }]);
		const context = await signerContext(tokenIn(await journey.mailTo("adopts@example.com")));
		await giveConsent(context, { version: CONSENT_VERSION });
		const { key } = await storage().putBytes(caller.accountId, Buffer.from("a picture"));
		await adoptMark(context, "initials", { kind: "image", key, width: 10, height: 10 });
		await utimes(join(journey.installation.dataDir, "objects", key), 1, 1);
		await journey.keepHouse();
		expect(await storage().exists(key)).toBe(true);
		await caller.call("DELETE", `/v1/document/delete?documentId=${documentId}&deletePermanently=true`);
		await journey.settle();
		await journey.retryNow("purge");
		await expect.poll(() => storage().exists(key), PATIENCE).toBe(false);
	});

	it("in progress is revoked first, and its signers are told", async () => {
		const caller = await makeCaller();
		const documentId = await sendTo(caller, [{ emailAddress: "open@example.com" }]);
		const token = tokenIn(await journey.mailTo("open@example.com"));
		await caller.call("DELETE", `/v1/document/delete?documentId=${documentId}&deletePermanently=true`);
		const mail = await journey.mailTo("open@example.com", 2);
		expect(mail.parsed.subject).toMatch(/withdr|revoked|taken back|no longer/i);
		expect(await openLink(token)).toEqual({ state: "deleted", locale: "EN" });
		// The purge waits for that mail, so it may need another attempt.
		await journey.settle();
		await journey.retryNow("purge");
		await expect.poll(() => rowsOf(documentId), PATIENCE).toEqual(NOTHING);
		expect(await db().tombstone.count({ where: { documentId } })).toBe(1);
	});
});
