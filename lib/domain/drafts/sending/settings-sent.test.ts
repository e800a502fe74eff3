import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBrandWire } from "#lib/contract/brands/brand-wire.ts";
import { db } from "#lib/db/client.ts";
import { createBrand } from "#lib/domain/brands/create-brand.ts";
import type { DraftDocument } from "#lib/draft/draft-state.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { addDraftFile } from "../editing/add-draft-file.ts";
import { applySteps } from "../editing/apply-steps.ts";
import { addRecipient, stepOf } from "../testing/steps.ts";
import { corpusFile } from "../testing/upload.ts";
import { sendFromDesk } from "./send-from-editor.ts";

useTestDatabase();
afterAll(closePdfPool);

const BRAND_ID = randomUUID();
const REMINDERS = { enableAutoReminder: true, reminderDays: 4, reminderCount: 2 };

/** Every setting of a draft, and what it is in the document that is sent. */
const SETTINGS: { [Name in keyof DraftDocument]: [value: DraftDocument[Name], sent: object] } = {
	title: ["Lease of the boat house", { title: "Lease of the boat house" }],
	message: ["Read section 2.", { message: "Read section 2." }],
	brandId: [BRAND_ID, { brandId: BRAND_ID, brand: { name: "Quay" } }],
	onBehalfOf: ["lee@example.com", { behalfName: "Lee", behalfEmail: "lee@example.com" }],
	labels: [["boats"], { labels: ["boats"] }],
	metaData: [{ deal: "12" }, { metaData: { deal: "12" } }],
	enableSigningOrder: [true, { enableSigningOrder: true }],
	enableReassign: [false, { enableReassign: false }],
	disableEmails: [true, { disableEmails: true }],
	disableSms: [true, { settings: { disableSms: true } }],
	expiryDateType: ["Days", { settings: { expiry: { expiryDateType: "Days", expiryValue: 9 } } }],
	expiryValue: [9, { settings: { expiry: { expiryDateType: "Days", expiryValue: 9 } } }],
	disableExpiryAlert: [true, { settings: { enableExpiryAlert: false } }],
	reminders: [REMINDERS, { settings: { reminders: REMINDERS } }],
	hideDocumentId: [true, { settings: { hideDocumentId: true } }],
	downloadOption: ["Individually", { settings: { downloadOption: "Individually" } }],
	signatureTypes: [["Draw"], { settings: { signatureTypes: ["Draw"] } }],
	downloadFileName: ["boat-house", { settings: { downloadFileName: "boat-house" } }],
	timeZone: ["Europe/Paris", { settings: { timeZone: "Europe/Paris" } }],
	redirectUrl: ["https://example.com/thanks", { settings: { redirectUrl: "https://example.com/thanks" } }],
	recipientNotifications: [{ viewed: false }, { settings: { recipientNotifications: { viewed: false } } }],
};

/** A draft for Mia with all of these settings, sent. */
async function sendWithSettings() {
	const context = await makeUserContext();
	const { accountId } = context.principal;
	const request = createBrandWire.parse({ brandName: "Quay" });
	const { brandId } = await createBrand(context, { request, files: [] });
	await db().brand.update({ where: { id: brandId }, data: { id: BRAND_ID } });
	const identity = { id: randomUUID(), accountId, name: "Lee", email: "lee@example.com", locale: "EN" };
	await db().senderIdentity.create({ data: { ...identity, status: "Verified" } });
	const [documentId, clientId, mia] = [randomUUID(), randomUUID(), randomUUID()];
	const upload = { documentId, fileId: null, replaces: null, baseVersion: 0, clientId };
	const { id: fileId } = (await addDraftFile(context, { ...upload, file: await corpusFile("plain.pdf") })).file;
	const field = makeField("Signature");
	const value = { ...field, recipientId: mia, fileId, page: 1, order: null, customFieldId: null, foundAs: null };
	const set = Object.fromEntries(Object.entries(SETTINGS).map(([name, [given]]) => [name, given]));
	const steps = [
		addRecipient({ name: "Mia Chen", email: "mia@example.com" }, mia),
		stepOf({ kind: "add", in: "fields", id: randomUUID(), value }),
		stepOf({ kind: "patch", in: "document", set, was: {} }),
	];
	const { version, refused } = await applySteps(context, { documentId, baseVersion: 1, clientId, steps });
	expect(refused).toEqual([]);
	await sendFromDesk(context, { documentId, version, sendAt: null });
	return db().document.findUniqueOrThrow({ where: { id: documentId }, include: { carbonCopies: true } });
}

let sent: Awaited<ReturnType<typeof sendWithSettings>>;
beforeAll(async () => {
	sent = await sendWithSettings();
});

it("knows every setting there is", () => {
	expect(Object.keys(SETTINGS).sort()).toEqual(Object.keys(emptyDraft().document).sort());
});

it.each(Object.entries(SETTINGS))("%s reaches the document that is sent", (_, [, expected]) => {
	expect(sent).toMatchObject(expected);
});
