import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { findBrokenLink } from "#lib/domain/audit/chain.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import {
	countJobs,
	makeSigningDocument,
	queuedMails,
	signerContext,
	type TestDocument,
} from "#lib/testing/signing-document.ts";
import { adoptMark } from "./adopt-mark.ts";
import { authenticateSigner } from "./authenticate-signer.ts";
import { declineDocument } from "./decline-document.ts";
import { finishSigning } from "./finish-signing.ts";
import { getSigningPage } from "./get-signing-page.ts";
import { giveConsent } from "./give-consent.ts";
import { markViewed } from "./mark-viewed.ts";
import { reassignSigner } from "./reassign-signer.ts";
import { requestNewLink } from "./request-new-link.ts";
import { saveFieldValue } from "./save-field-value.ts";

useTestDatabase();

const call = { ...visitorContext(), ip: "203.0.113.7", userAgent: "test", requestId: "r" };
const text = (value: string) => ({ kind: "text" as const, text: value });

async function eventTypes(documentId: string): Promise<string[]> {
	const events = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	const chained = events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
	expect(findBrokenLink(chained as never)).toBeNull();
	return events.map((event) => event.type);
}

function person(document: TestDocument, index: number) {
	const found = document.people[index];
	if (!found) throw new Error("There is no such signer.");
	return found;
}

describe("what a signer does", () => {
	let document: TestDocument;
	beforeEach(async () => {
		document = await makeSigningDocument([
			{
				name: "Mia",
				fields: [
					makeField("TextBox", { id: "a", dataSyncTag: "t", isRequired: true }),
					makeField("TextBox", { id: "b", dataSyncTag: "t" }),
					makeField("RadioButton", { id: "r1", groupName: "g" }),
					makeField("RadioButton", { id: "r2", groupName: "g" }),
					makeField("Signature", { id: "s" }),
					makeField("DateSigned", { id: "d" }),
					makeField("Name", { id: "n" }),
				],
				row: { consentedAt: null },
			},
			{ name: "Omar" },
		]);
	});

	it("opening the link has no effect; being shown the page is told once", async () => {
		const { token, context, signerId } = person(document, 0);
		await getSigningPage(call, token);
		expect(await eventTypes(document.documentId)).toEqual([]);
		await Promise.all([markViewed(context), markViewed(context)]);
		expect(await eventTypes(document.documentId)).toEqual(["DocumentViewed"]);
		expect(await queuedMails(document.documentId)).toEqual(["sender-viewed"]);
		expect((await db().signer.findUnique({ where: { id: signerId } }))?.viewedAt).toBeInstanceOf(Date);
	});

	it("nothing is filled in before consent; consent is an event with version and hash, and knows the name", async () => {
		const { context } = person(document, 0);
		await expect(saveFieldValue(context, { fieldId: "a", revision: 0, value: text("x") })).rejects.toThrow("Agree");
		await expect(giveConsent(context, { version: "0" })).rejects.toThrow("has changed");
		await Promise.all([
			giveConsent(context, { version: CONSENT_VERSION }),
			giveConsent(context, { version: CONSENT_VERSION }),
		]);
		expect(await eventTypes(document.documentId)).toEqual(["DocumentViewed", "ConsentGiven"]);
		const name = await db().documentField.findFirst({ where: { documentId: document.documentId, fieldId: "n" } });
		expect(name?.value).toBe("Mia");
	});

	it("a value is stored with what follows it, and an older tab is told the newer one", async () => {
		const { context } = person(document, 0);
		await giveConsent(context, { version: CONSENT_VERSION });
		const saved = await saveFieldValue(context, { fieldId: "a", revision: 0, value: text("Acme") });
		expect(saved).toMatchObject({
			outcome: "saved",
			fields: [
				{ id: "a", revision: 1 },
				{ id: "b", value: "Acme" },
			],
		});
		const late = await saveFieldValue(context, { fieldId: "a", revision: 0, value: text("Other") });
		expect(late).toMatchObject({ outcome: "conflict", fields: [{ value: "Acme", revision: 1 }] });
		const same = await saveFieldValue(context, { fieldId: "a", revision: 0, value: text("Acme") });
		expect(same.outcome).toBe("saved");
		await saveFieldValue(context, { fieldId: "r1", revision: 0, value: text("on") });
		const moved = await saveFieldValue(context, { fieldId: "r2", revision: 0, value: text("on") });
		expect(moved.fields.map(({ id, value }) => [id, value])).toEqual([
			["r1", "off"],
			["r2", "on"],
		]);
	});

	it("two tabs that write at the same moment: one is stored, the other is told", async () => {
		const { context } = person(document, 0);
		await giveConsent(context, { version: CONSENT_VERSION });
		const outcomes = await Promise.all(
			["left", "right"].map((value) => saveFieldValue(context, { fieldId: "a", revision: 0, value: text(value) })),
		);
		expect(outcomes.map((one) => one.outcome).sort()).toEqual(["conflict", "saved"]);
		expect(outcomes[0]?.fields[0]?.value).toBe(outcomes[1]?.fields[0]?.value);
	});

	it("the server does not trust the browser with a signature, a date of signing or another's field", async () => {
		const { context } = person(document, 0);
		await giveConsent(context, { version: CONSENT_VERSION });
		const save = (fieldId: string, value: Parameters<typeof saveFieldValue>[1]["value"]) =>
			saveFieldValue(context, { fieldId, revision: 0, value });
		await expect(save("s", { kind: "adopted" })).rejects.toThrow("Adopt a signature first");
		await expect(save("s", text("Mia"))).rejects.toThrow("This type of value isn’t valid");
		await expect(save("x", text("Mia"))).rejects.toThrow("no field with this ID");
		const stray = { kind: "draw", width: 300, height: 100, strokes: [[[5, 5]]] };
		await expect(adoptMark(context, "signature", stray)).rejects.toThrow("empty");
		await expect(adoptMark(context, "signature", { kind: "type", text: "𓀀", face: "caveat" })).rejects.toThrow("𓀀");
		await save("d", text("1999-01-01"));
		const stored = await db().documentField.findFirst({ where: { documentId: document.documentId, fieldId: "d" } });
		expect(stored?.value?.startsWith("1999")).toBe(false);
	});

	it("adopting again replaces the signature wherever it stands", async () => {
		const { context } = person(document, 0);
		await giveConsent(context, { version: CONSENT_VERSION });
		await adoptMark(context, "signature", { kind: "type", text: "Mia", face: "caveat" });
		await saveFieldValue(context, { fieldId: "s", revision: 0, value: { kind: "adopted" } });
		const again = await adoptMark(context, "signature", { kind: "type", text: "Mia C.", face: "great-vibes" });
		expect(again.fields).toMatchObject([{ id: "s", revision: 2 }]);
		expect(again.fields[0]?.value).toContain("great-vibes");
	});

	it("Finish names everything that is missing, then sets the dates and asks nobody twice", async () => {
		const { context } = person(document, 0);
		await giveConsent(context, { version: CONSENT_VERSION });
		await expect(finishSigning(context, { edition: 0 })).rejects.toMatchObject({
			fields: { a: ["Fill in this field."], s: [expect.any(String)] },
		});
		await adoptMark(context, "signature", { kind: "type", text: "Mia", face: "caveat" });
		await saveFieldValue(context, { fieldId: "s", revision: 0, value: { kind: "adopted" } });
		await saveFieldValue(context, { fieldId: "a", revision: 0, value: text("Acme") });
		const outcomes = await Promise.all([
			finishSigning(context, { edition: 0 }),
			finishSigning(context, { edition: 0 }),
			finishSigning(context, { edition: 0 }),
		]);
		expect(outcomes.map((one) => one.outcome).sort()).toEqual(["already-signed", "already-signed", "signed"]);
		expect((await eventTypes(document.documentId)).filter((type) => type === "SignerCompleted")).toHaveLength(1);
		expect(await queuedMails(document.documentId)).toEqual(["sender-signed", "sender-viewed"]);
		const date = await db().documentField.findFirst({ where: { documentId: document.documentId, fieldId: "d" } });
		expect(Math.abs(Date.now() - new Date(date?.value ?? "").getTime())).toBeLessThan(60_000);
		await expect(saveFieldValue(context, { fieldId: "a", revision: 1, value: text("late") })).rejects.toThrow(
			"already signed",
		);
	});
});

describe("several at the same moment", () => {
	it("two last signers: both are done and the document is sealed once", async () => {
		for (let round = 0; round < 5; round += 1) {
			const document = await makeSigningDocument([{ name: "Mia" }, { name: "Omar" }]);
			const outcomes = await Promise.all(document.people.map(({ context }) => finishSigning(context, { edition: 0 })));
			expect(outcomes.map((one) => one.outcome)).toEqual(["signed", "signed"]);
			expect(await countJobs("seal", document.documentId)).toBe(1);
			expect(await queuedMails(document.documentId)).toEqual([
				...["sender-signed", "sender-signed", "sender-viewed", "sender-viewed"],
			]);
			const types = await eventTypes(document.documentId);
			const signed = ["DocumentViewed", "SignerCompleted"];
			expect(types).toEqual([...signed, ...signed, "DocumentCompleted"]);
		}
	});

	it("one signs and the other declines: exactly one of both holds", async () => {
		for (let round = 0; round < 5; round += 1) {
			const document = await makeSigningDocument([{ name: "Mia" }, { name: "Omar" }]);
			await Promise.allSettled([
				finishSigning(person(document, 0).context, { edition: 0 }),
				declineDocument(person(document, 1).context, { reason: "No." }),
			]);
			const row = await db().document.findUniqueOrThrow({ where: { id: document.documentId } });
			expect(row.status).toBe("Declined");
			expect(await countJobs("seal", document.documentId)).toBe(0);
		}
	});

	it("the next wave is asked once when the last of the former finishes twice", async () => {
		const document = await makeSigningDocument([{ name: "Mia" }, { name: "Omar", activatedAt: null }], {
			enableSigningOrder: true,
		});
		await Promise.all([
			finishSigning(person(document, 0).context, { edition: 0 }),
			finishSigning(person(document, 0).context, { edition: 0 }),
		]);
		expect(await queuedMails(document.documentId)).toEqual(["sender-signed", "sender-viewed", "your-turn"]);
	});
});

describe("ways out", () => {
	it("a decline needs a reason, closes the document, and tells the sender and the others who were asked", async () => {
		const document = await makeSigningDocument([{ name: "Mia" }, { name: "Omar" }, { name: "Ana", activatedAt: null }]);
		const { context } = person(document, 0);
		await expect(declineDocument(context, { reason: "  " })).rejects.toThrow("Enter a reason for declining.");
		await declineDocument(context, { reason: "The rent is wrong." });
		expect(await queuedMails(document.documentId)).toEqual(["sender-declined", "sender-viewed", "signer-declined"]);
		await expect(finishSigning(person(document, 1).context, { edition: 0 })).rejects.toThrow("was declined");
		expect(await getSigningPage(call, person(document, 1).token)).toMatchObject({
			state: "declined",
			declinedBy: "Mia",
			reason: null,
		});
	});

	it("what was sent with a brand that hides declining cannot be declined", async () => {
		const logo = { logoKey: null, logoWidthPx: 0, logoHeightPx: 0 };
		const brand = { name: "Harbour", ...logo, domainName: null, settings: { hideDecline: true } };
		const document = await makeSigningDocument([{ name: "Mia" }], { brand });
		const refused = declineDocument(person(document, 0).context, { reason: "No." });
		await expect(refused).rejects.toMatchObject({
			code: "Conflict",
			message: expect.stringContaining("doesn’t allow declining"),
		});
		expect(await eventTypes(document.documentId)).toEqual([]);
		expect(await queuedMails(document.documentId)).toEqual([]);
	});

	it("after handing over the old link is dead, entries are gone and the new person is asked", async () => {
		const fields = [
			makeField("TextBox", { id: "mine" }),
			makeField("TextBox", { id: "prefilled", value: "by the sender" }),
		];
		const document = await makeSigningDocument([{ name: "Mia", fields }, { name: "Omar" }]);
		const { context, token, signerId } = person(document, 0);
		await saveFieldValue(context, { fieldId: "mine", revision: 0, value: text("private") });
		await adoptMark(context, "signature", { kind: "type", text: "Mia", face: "caveat" });
		const person2 = { name: "Ana Silva", email: "ana@example.com", reason: "On leave" };
		await expect(reassignSigner(context, { ...person2, email: "OMAR@example.com" })).rejects.toThrow(
			"already a signer",
		);
		await expect(reassignSigner(context, { ...person2, email: "mia@example.com" })).rejects.toThrow("your own");
		await reassignSigner(context, person2);
		expect((await authenticateSigner(call, token)).state).toBe("revoked");
		await expect(finishSigning(context, { edition: 0 })).rejects.toMatchObject({ code: "LinkUnusable" });
		const values = await db().documentField.findMany({ where: { signerId }, orderBy: { position: "asc" } });
		expect(values.map((field) => field.value)).toEqual([null, "by the sender"]);
		expect(await db().signer.findUnique({ where: { id: signerId } })).toMatchObject({
			email: "ana@example.com",
			consentedAt: null,
			signature: null,
			initials: null,
			settings: { recipientNotifications: null, isReassigned: true },
		});
		expect(await queuedMails(document.documentId)).toEqual(["please-sign", "sender-reassigned", "sender-viewed"]);
		expect(await eventTypes(document.documentId)).toEqual(["DocumentViewed", "SignatureAdopted", "SignerReassigned"]);
	});

	it("a new link goes to the recorded address, at most so often, and says nothing otherwise", async () => {
		const document = await makeSigningDocument([{ name: "Mia" }]);
		const { token } = person(document, 0);
		await db().signerToken.updateMany({ data: { expiresAt: new Date(0) } });
		for (let round = 0; round < 8; round += 1) await requestNewLink(call, token);
		await requestNewLink(call, "x".repeat(43));
		expect(await queuedMails(document.documentId)).toEqual(Array(5).fill("new-link"));
	});

	it("a link of a document in the trash says that it is no longer available, and nothing else", async () => {
		const document = await makeSigningDocument([{ name: "Mia" }]);
		const { token, context } = person(document, 0);
		await db().document.update({ where: { id: document.documentId }, data: { deletedAt: new Date() } });
		expect(await getSigningPage(call, token)).toEqual({ state: "deleted", locale: "EN" });
		await expect(finishSigning(context, { edition: 0 })).rejects.toMatchObject({ code: "LinkUnusable" });
	});
});

describe("what the page is told", () => {
	it("shows others' values only once they have finished, and never an object key", async () => {
		const fields = [makeField("TextBox", { id: "omars", value: "secret until signed" })];
		const document = await makeSigningDocument([{ name: "Mia" }, { name: "Omar", fields }]);
		const before = await getSigningPage(call, person(document, 0).token);
		expect(JSON.stringify(before)).not.toContain("secret until signed");
		await finishSigning(await signerContext(person(document, 1).token), { edition: 0 });
		const after = await getSigningPage(call, person(document, 0).token);
		expect(after).toMatchObject({ state: "open", view: { others: [{ id: "omars", signerName: "Omar" }] } });
		expect(JSON.stringify(after)).not.toContain(document.accountId);
	});
});
