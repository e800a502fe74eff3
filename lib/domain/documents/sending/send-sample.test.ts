import { stat } from "node:fs/promises";
import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { queuedMails } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { sendSample } from "./send-sample.ts";

useTestDatabase();
afterAll(closePdfPool);

it("sends the sample to whoever asks for it, as often as they like", async () => {
	const context = await makeUserContext();
	const { name, email } = context.principal;
	for (let time = 0; time < 2; time++) {
		const { documentId } = await sendSample(context, { locale: "FR" });
		const signers = await db().signer.findMany({ where: { documentId }, include: { fields: true } });
		expect(signers).toMatchObject([
			{ name, email, locale: "FR", fields: [{ page: 2 }, { page: 2, definition: { dateFormat: null } }] },
		]);
		expect(await queuedMails(documentId)).toEqual(["please-sign"]);
		expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ title: "Exemple d’accord" });
	}
	expect((await stat("public/sample.pdf")).size).toBeGreaterThan(0);
});

it("makes it where the browser looks: among test documents while those are shown", async () => {
	const { principal, ...call } = await makeUserContext();
	const made = await sendSample({ ...call, principal: { ...principal, isSandbox: true } }, { locale: "EN" });
	expect(await db().document.findUnique({ where: { id: made.documentId } })).toMatchObject({ isSandbox: true });
});
