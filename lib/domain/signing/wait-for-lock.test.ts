import { expect, it } from "vitest";
import { db, type Tx } from "#lib/db/client.ts";
import { lockDocument } from "#lib/db/stores/documents/documents.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { countWaiting } from "#lib/testing/count-waiting.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { finishSigning } from "./finish-signing.ts";

useTestDatabase();

/** Mia finishes, and has to wait for a change that began before and is committed only then. */
async function finishAfter(change: (tx: Tx, ids: { documentId: string; signerId: string }) => Promise<unknown>) {
	const fields = [makeField("TextBox", { id: "a", isRequired: true })];
	const { documentId, accountId, people } = await makeSigningDocument([{ name: "Mia", fields }, { name: "Omar" }]);
	const [mia] = people;
	if (!mia) throw new Error("There is no signer.");
	let outcome: Promise<unknown> = Promise.resolve();
	await db().$transaction(
		async (tx) => {
			await lockDocument(tx, { accountId }, documentId);
			outcome = finishSigning(mia.context, { edition: 0 }).catch((error: { code: string }) => error.code);
			await expect.poll(() => countWaiting('"SignerToken"'), { timeout: 60_000 }).toBe(1);
			await change(tx, { documentId, signerId: mia.signerId });
		},
		{ timeout: 90_000 },
	);
	return outcome;
}

it.each<[string, unknown, Parameters<typeof finishAfter>[0]]>([
	[
		"a link that was withdrawn",
		"LinkUnusable",
		(tx, { signerId }) => tx.signerToken.updateMany({ where: { signerId }, data: { revokedAt: new Date() } }),
	],
	["a link that is gone", "LinkUnusable", (tx, { signerId }) => tx.signerToken.deleteMany({ where: { signerId } })],
	[
		"a document in the trash",
		"LinkUnusable",
		(tx, { documentId }) => tx.document.update({ where: { id: documentId }, data: { deletedAt: new Date() } }),
	],
	[
		"a signer who has finished in another tab",
		{ outcome: "already-signed" },
		(tx, { signerId }) => tx.signer.update({ where: { id: signerId }, data: { status: "Completed" } }),
	],
	[
		"a consent that was taken back with the place",
		"Conflict",
		(tx, { signerId }) => tx.signer.update({ where: { id: signerId }, data: { consentedAt: null } }),
	],
	[
		"a value that was saved",
		{ outcome: "signed" },
		(tx, { signerId }) => tx.documentField.updateMany({ where: { signerId }, data: { value: "Acme" } }),
	],
])(
	"Finish sees what it had to wait for: %s",
	async (_, expected, change) => {
		expect(await finishAfter(change)).toEqual(expected);
	},
	120_000,
);
