import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { MAX_LABELS } from "#lib/contract/documents/listing/label-limits.ts";
import { db } from "#lib/db/client.ts";
import { listDeliveryFailures } from "#lib/db/stores/delivery/delivery-failures.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { failedDeliveries } from "#lib/domain/documents/viewing/failed-deliveries.ts";
import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { copySigningLink } from "../asking/copy-signing-link.ts";
import { remindSigners } from "../asking/remind-signers.ts";
import { addLabels, changeLabels } from "./change-labels.ts";
import { correctSignerEmail } from "./correct-signer-email.ts";

useTestDatabase();

type Row = Parameters<typeof insertDocument>[1];

const BOUNCED = {
	deliveryStatus: "Failed" as const,
	failures: { create: { channel: "mail", reason: "550 no such user", at: new Date() } },
};

async function makeDocument(row: Row = {}) {
	const context = await makeUserContext();
	const documentId = await insertDocument(context, row);
	const signers = await db().signer.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	const [signerId = "", secondId = ""] = signers.map((signer) => signer.id);
	return { context, documentId, signerId, secondId };
}

async function stateOfLink(signLink: string): Promise<string> {
	const call = { ...visitorContext(), ip: "", userAgent: "", requestId: "test" };
	return (await authenticateSigner(call, new URL(signLink).pathname.split("/").at(-1) ?? "")).state;
}

async function mailsFor(signerId: string): Promise<string[]> {
	const rows = await db().$queryRaw<{ kind: string }[]>`
		SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'mail' AND data->>'signerId' = ${signerId}`;
	return rows.map((row) => row.kind);
}

const eventsOf = async (documentId: string) =>
	(await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } })).map(({ type, data }) => ({
		type,
		data,
	}));

describe("copying a signing link", () => {
	it("makes one that works and writes down whose", async () => {
		const { context, documentId, signerId } = await makeDocument();
		const { signLink } = await copySigningLink(context, { documentId, signerId });
		expect(await stateOfLink(signLink)).toBe("usable");
		expect(await eventsOf(documentId)).toEqual([{ type: "LinkCopied", data: { signerName: "Grace Signer" } }]);
	});

	it.each([
		["a signer who has signed", { signers: [{ status: "Completed" as const }] }, /has already responded, so/],
		[
			"whose group has signed",
			{ signers: [{ status: "NotNeeded" as const }] },
			/^Another member of this signer’s group/,
		],
		["a signer whose turn has not come", { signers: [{ activatedAt: null }] }, /isn’t Grace Signer’s turn/],
		["a document that is closed", { status: "Revoked" as const }, /revoked/],
	])("is refused for %s", async (_, row, message) => {
		const { context, documentId, signerId } = await makeDocument(row);
		await expect(copySigningLink(context, { documentId, signerId })).rejects.toMatchObject({
			code: "Conflict",
			message: expect.stringMatching(message),
		});
		expect(await eventsOf(documentId)).toEqual([]);
	});

	it("is not there for somebody else's document, nor for somebody it is not sent to", async () => {
		const { context, documentId, signerId } = await makeDocument();
		const another = (await makeDocument()).signerId;
		const wrong = { documentId, signerId: another };
		await expect(copySigningLink(context, wrong)).rejects.toMatchObject({ code: "NotFound" });
		const stranger = await makeUserContext();
		await expect(copySigningLink(stranger, { documentId, signerId })).rejects.toMatchObject({ code: "NotFound" });
	});
});

describe("correcting an address", () => {
	it("asks again at the new one; links to the old one die", async () => {
		const { context, documentId, signerId } = await makeDocument({ signers: [BOUNCED] });
		const { signLink } = await copySigningLink(context, { documentId, signerId });
		await correctSignerEmail(context, { documentId, signerId, email: " grace@example.org " });
		expect(await db().signer.findUnique({ where: { id: signerId } })).toMatchObject({
			email: "grace@example.org",
			deliveryStatus: "Queued",
		});
		expect(await listDeliveryFailures(documentId)).toEqual([]);
		expect(await mailsFor(signerId)).toEqual(["please-sign"]);
		expect(await stateOfLink(signLink)).not.toBe("usable");
		expect((await eventsOf(documentId)).at(-1)).toEqual({
			type: "SignerEmailCorrected",
			data: { from: "grace@example.com", to: "grace@example.org" },
		});
	});

	it("can be found by the new one afterwards", async () => {
		const { context, documentId, signerId } = await makeDocument();
		await correctSignerEmail(context, { documentId, signerId, email: "Grace.New@example.org" });
		const { searchText } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
		expect(searchText).toContain("grace.new@example.org");
	});

	it("mails nobody before the signer's turn, nor when emails are off", async () => {
		const waiting = await makeDocument({ signers: [{}, { activatedAt: null }] });
		const { context, documentId, secondId } = waiting;
		await correctSignerEmail(context, { documentId, signerId: secondId, email: "new@example.org" });
		expect(await mailsFor(secondId)).toEqual([]);
		const silent = await makeDocument({ disableEmails: true });
		await correctSignerEmail(silent.context, { ...silent, email: "new@example.org" });
		expect(await mailsFor(silent.signerId)).toEqual([]);
	});

	it("corrects the host's address where the signer signs in person", async () => {
		const inPerson = { type: "InPersonSigner" as const, hostName: "Hugo Host", hostEmail: "hugo@exmaple.com" };
		const { context, documentId, signerId } = await makeDocument({ signers: [{ ...inPerson, ...BOUNCED }] });
		await correctSignerEmail(context, { documentId, signerId, email: "hugo@example.com" });
		const signer = await db().signer.findUniqueOrThrow({ where: { id: signerId } });
		expect(signer).toMatchObject({
			email: "grace@example.com",
			hostEmail: "hugo@example.com",
			deliveryStatus: "Queued",
		});
		expect((await eventsOf(documentId)).at(-1)?.data).toEqual({ from: "hugo@exmaple.com", to: "hugo@example.com" });
		const failure = (channel: string, of = signerId) => ({ signerId: of, channel, reason: "550" });
		const reached = { ...signer, phoneCountryCode: "+33", phoneNumber: "612345678" };
		expect(failedDeliveries(reached, [failure("sms"), failure("mail"), failure("mail", "another")])).toEqual([
			{ channel: "sms", to: "+33612345678", reason: "550", isCode: false },
			{ channel: "mail", to: "hugo@example.com", reason: "550", isCode: false },
		]);
		const codes = { ...reached, authenticationType: "EmailOTP", codeFailure: "550" };
		const code = { channel: "mail", to: "grace@example.com", reason: "550", isCode: true };
		expect(failedDeliveries(codes, [])).toEqual([code]);
		expect(failedDeliveries({ ...codes, hostEmail: null }, [failure("mail")])).toHaveLength(1);
	});

	it("puts it into a field that shows the old one", async () => {
		const { context, documentId, signerId } = await makeDocument();
		const field = { id: randomUUID(), documentId, signerId, fieldId: "mail", type: "Email", page: 1, position: 0 };
		await db().documentField.create({ data: { ...field, definition: {}, value: "grace@example.com" } });
		await correctSignerEmail(context, { documentId, signerId, email: "grace@example.org" });
		expect(await db().documentField.findFirst({ where: { documentId } })).toMatchObject({ value: "grace@example.org" });
	});

	it("is refused for an address that signs the document already, unless they sign one after the other", async () => {
		const signers = [{ order: 1 }, { order: 1, email: "omar@example.com" }];
		const { context, documentId, signerId } = await makeDocument({ signers });
		const refused = correctSignerEmail(context, { documentId, signerId, email: "Omar@example.com" });
		await expect(refused).rejects.toMatchObject({ code: "ValidationError" });
		const ordered = await makeDocument({ enableSigningOrder: true, signers: [{}, { email: "omar@example.com" }] });
		await correctSignerEmail(ordered.context, { ...ordered, email: "omar@example.com" });
		expect(await mailsFor(ordered.signerId)).toEqual(["please-sign"]);
	});

	it("changes nothing when it is the same address", async () => {
		const { context, documentId, signerId } = await makeDocument();
		await correctSignerEmail(context, { documentId, signerId, email: "grace@example.com" });
		expect(await eventsOf(documentId)).toEqual([]);
	});

	it.each(["", "grace", "grace@example", "a b@example.com", "grace@example.com, x@example.com"])(
		'refuses "%s"',
		async (email) => {
			const { context, documentId, signerId } = await makeDocument();
			await expect(correctSignerEmail(context, { documentId, signerId, email })).rejects.toMatchObject({
				code: "ValidationError",
			});
		},
	);

	it("is refused when the signer has acted or the document is closed", async () => {
		for (const row of [{ signers: [{ status: "Completed" as const }] }, { status: "Expired" as const }]) {
			const { context, documentId, signerId } = await makeDocument(row);
			await expect(correctSignerEmail(context, { documentId, signerId, email: "n@example.org" })).rejects.toMatchObject(
				{
					code: "Conflict",
				},
			);
		}
	});
});

describe("reminding by hand", () => {
	const everybody = { receiverEmails: [], message: "Soon, please." };

	it("answers a double click like a click, and sends one", async () => {
		const { context, documentId, signerId } = await makeDocument();
		const grace = "Grace Signer";
		const outcomes = [
			await remindSigners(context, { documentId, ...everybody }),
			await remindSigners(context, { documentId, ...everybody }),
		];
		expect(outcomes).toEqual([
			{ reminded: [grace], remindedBefore: [] },
			{ reminded: [], remindedBefore: [grace] },
		]);
		expect(await mailsFor(signerId)).toEqual(["reminder"]);
		expect((await eventsOf(documentId)).map(({ type }) => type)).toEqual(["ReminderSent"]);
	});

	it("tells who of several is reminded, who was a moment ago, and writes down nobody whom nothing reaches", async () => {
		const names = ["Mia Chen", "Omar Diaz", "Ana Silva"];
		const [mia, omar, ana] = names.map((name, index) => ({ name, email: `${index}@example.com` }));
		const signers = [
			{ ...mia, lastRemindedAt: new Date() },
			{ ...omar, deliveryMode: "SMS" as const, phoneCountryCode: "+33", phoneNumber: "612345678" },
		];
		const both = await makeDocument({ signers });
		expect(await remindSigners(both.context, { documentId: both.documentId, ...everybody })).toEqual({
			reminded: ["Omar Diaz"],
			remindedBefore: ["Mia Chen"],
		});
		const silent = await makeDocument({ disableEmails: true, signers: [{ ...ana }, ...signers.slice(1)] });
		expect(await remindSigners(silent.context, { documentId: silent.documentId, ...everybody })).toEqual({
			reminded: ["Omar Diaz"],
			remindedBefore: [],
		});
		expect((await eventsOf(silent.documentId)).map(({ data }) => data)).toEqual([
			{ to: "1@example.com", message: "Soon, please." },
		]);
	});

	it("names the part of an address that is not asked", async () => {
		const { context, documentId } = await makeDocument();
		const stranger = { documentId, receiverEmails: ["nobody@example.com"], message: "" };
		await expect(remindSigners(context, stranger)).rejects.toMatchObject({
			fields: { ReceiverEmails: [expect.stringMatching(/nobody/)] },
		});
	});

	it("is refused when nobody is left to be asked", async () => {
		const { context, documentId } = await makeDocument({ signers: [{ status: "Completed" }] });
		await expect(remindSigners(context, { documentId, ...everybody })).rejects.toMatchObject({ code: "Conflict" });
	});
});

it("labels are removed and added together, or not at all", async () => {
	const { context, documentId } = await makeDocument();
	await addLabels(context, { documentId, tags: ["2026", "boats"] });
	await changeLabels(context, { documentId, add: ["2027"], remove: ["2026"] });
	const many = Array.from({ length: MAX_LABELS }, (_, index) => `label ${index}`);
	const refused = changeLabels(context, { documentId, add: many, remove: ["2027"] });
	await expect(refused).rejects.toMatchObject({ code: "ValidationError", fields: { Tags: [expect.any(String)] } });
	expect((await eventsOf(documentId)).map(({ data }) => data)).toEqual([
		{ added: "2026, boats", removed: "" },
		{ added: "2027", removed: "2026" },
	]);
});
