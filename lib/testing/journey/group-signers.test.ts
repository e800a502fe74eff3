import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { declineDocument } from "#lib/domain/signing/decline-document.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { giveConsent } from "#lib/domain/signing/give-consent.ts";
import { requestNewLink } from "#lib/domain/signing/request-new-link.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { pdfText } from "#lib/pdf/seal/testing/judges.ts";
import { type ApiCaller, makeCaller, SIGNER, sendTo } from "#lib/testing/api-caller.ts";
import { countWaiting } from "#lib/testing/count-waiting.ts";
import { makeGroup } from "#lib/testing/make-group.ts";
import { signerContext } from "#lib/testing/signing-document.ts";
import { PATIENCE, useJourney } from "./journey.ts";
import { openLink, signAll, tokenIn } from "./signer.ts";

const journey = useJourney();

const NAME_FIELD = {
	id: "name",
	name: "Name",
	fieldType: "Name",
	pageNumber: 1,
	bounds: { x: 50, y: 300, width: 150, height: 25 },
};
const group = (groupId: string, more: object = {}) => ({
	signType: "Group",
	groupId,
	name: null,
	emailAddress: null,
	...more,
});

const subjectsTo = (address: string) => journey.mailsTo(address).map((mail) => mail.parsed.subject ?? "");
const signersOf = async (caller: ApiCaller, documentId: string) => {
	const { body } = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
	return body.signerDetails as { signerName: string; status: string; groupSigners: { status: string }[] }[];
};

async function isCompleted(documentId: string): Promise<void> {
	const read = async () => (await db().document.findUnique({ where: { id: documentId } }))?.status;
	await expect.poll(read, PATIENCE).toBe("Completed");
	await journey.settle();
}

/** A document for a group whose members' names begin so that no other test has their addresses. */
async function sendToGroup(names: string[], parts: Record<string, string> = {}, after: Record<string, unknown>[] = []) {
	const caller = await makeCaller();
	const groupId = await makeGroup(caller.accountId, names);
	const formFields = [...SIGNER.formFields, NAME_FIELD];
	const documentId = await sendTo(caller, [group(groupId, { formFields }), ...after], parts);
	const addresses = names.map((name) => `${name.split(" ")[0]?.toLowerCase()}@example.com`);
	return { caller, documentId, addresses };
}

const tokensOf = async (addresses: string[]) =>
	Promise.all(addresses.map(async (address) => tokenIn(await journey.mailTo(address))));

it("whoever of a group finishes first signs for it: next turn, certificate and the others' page say so", async () => {
	const parts = { EnableSigningOrder: "true" };
	const after = [{ emailAddress: "after-a@example.com" }];
	const { caller, documentId, addresses } = await sendToGroup(["Ana Petrova", "Bea Stone"], parts, after);
	const [ana = "", bea = ""] = await tokensOf(addresses);
	expect((await journey.mailTo("ana@example.com")).parsed.text).toMatch(
		/Only one person in \W*Legal team\W* needs to sign/u,
	);
	expect(await openLink(ana)).toMatchObject({ view: { signer: { name: "Ana Petrova", groupName: "Legal team" } } });
	// Both begin; one's beginning is no obstacle to the other, and neither sees the other's entries.
	await giveConsent(await signerContext(ana), { version: CONSENT_VERSION });
	await signAll(bea);
	const waiting = await openLink(bea);
	expect(waiting).toMatchObject({ state: "signed", signerName: "Bea Stone", waitingFor: ["Grace Signer"] });
	const link = `/v1/document/getEmbeddedSignLink?documentId=${documentId}&signerEmail=ana@example.com`;
	expect((await caller.call("GET", link)).body.error).toContain("Another member of this signer’s group has signed");
	await signAll(tokenIn(await journey.mailTo("after-a@example.com")));
	await isCompleted(documentId);

	expect(await openLink(ana)).toMatchObject({
		state: "group-signed",
		signedFor: { by: "Bea Stone", group: "Legal team" },
		download: null,
	});
	const late = finishSigning(await signerContext(ana), { edition: 0 });
	await expect(late).rejects.toMatchObject({
		code: "Conflict",
		message: expect.stringContaining("Bea Stone has signed"),
	});
	expect(subjectsTo("ana@example.com")).toEqual([expect.stringContaining("asked you"), "No action needed: “Lease”"]);
	expect(subjectsTo("bea@example.com")).toEqual([expect.stringContaining("asked you"), "Completed: “Lease”"]);
	expect((await signersOf(caller, documentId))[0]).toMatchObject({
		signerName: "Legal team",
		signerEmail: "bea@example.com",
		status: "Completed",
		groupSigners: [{ status: "None" }, { status: "Completed" }],
	});
	const names = await db().documentField.findMany({ where: { documentId, fieldId: "name" } });
	expect(names.map(({ value }) => value)).toEqual(["Bea Stone"]);
	const { bytes } = await caller.call("GET", `/v1/document/download?documentId=${documentId}`);
	const text = pdfText(bytes);
	for (const words of ["Bea Stone", "bea@example.com", "Signer, for Legal team", "signed for Legal team"]) {
		expect(text).toContain(words);
	}
	expect(text).not.toContain("Ana Petrova signed");
});

it("two of a group who finish at the same moment come to one signature and one set of mails", async () => {
	const { caller, documentId, addresses } = await sendToGroup(["Cleo Ray", "Dora Lee", "Emil Fox"]);
	const tokens = await tokensOf(addresses);
	const contexts = await Promise.all(tokens.map((token) => signerContext(token)));
	for (const context of contexts) await giveConsent(context, { version: CONSENT_VERSION });
	await db().documentField.updateMany({ where: { documentId, fieldId: "sign" }, data: { value: SIGNATURE } });
	// Both hold their transaction's place in the queue of one lock before either may go on.
	const outcomes = await held(documentId, 2, () =>
		contexts.slice(0, 2).map((context) => finishSigning(context, { edition: 0 })),
	);
	expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	await isCompleted(documentId);
	const [place] = await signersOf(caller, documentId);
	expect(place?.groupSigners.map(({ status }) => status).sort()).toEqual(["Completed", "None", "None"]);
	const mails = addresses.flatMap(subjectsTo).filter((subject) => !subject.includes("asked you"));
	expect(mails.sort()).toEqual(["Completed: “Lease”", "No action needed: “Lease”", "No action needed: “Lease”"]);
	expect(await db().auditEvent.count({ where: { documentId, type: "SignerCompleted" } })).toBe(1);
});

const SIGNATURE = JSON.stringify({ kind: "type", text: "Mia", face: "caveat" });

/** Starts calls while the document is locked, and lets go when that many wait for it; jobs may wait for it as well. */
async function held<T>(documentId: string, count: number, start: () => Promise<T>[]) {
	let calls: Promise<T>[] = [];
	await db().$transaction(
		async (tx) => {
			await tx.$queryRaw`SELECT "id" FROM "Document" WHERE "id" = ${documentId}::uuid FOR UPDATE`;
			calls = start();
			await expect.poll(() => countWaiting('"SignerToken"'), PATIENCE).toBe(count);
		},
		{ timeout: 90_000 },
	);
	return Promise.allSettled(calls);
}

it("a member who declines declines the document for all, who are told", async () => {
	const { caller, documentId, addresses } = await sendToGroup(["Fay Moss", "Gus Hill"]);
	const [fay = "", gus = ""] = await tokensOf(addresses);
	await declineDocument(await signerContext(fay), { reason: "The rent is wrong." });
	await journey.settle();
	expect(await openLink(gus)).toMatchObject({ state: "declined", declinedBy: "Fay Moss" });
	expect(subjectsTo("gus@example.com").at(-1)).toBe("Declined: “Lease”");
	expect((await signersOf(caller, documentId))[0]).toMatchObject({
		signerName: "Legal team",
		status: "Declined",
		groupSigners: [{ status: "Declined" }, { status: "NotCompleted" }],
	});
});

it("a member whose address bounces is shown by name, and keeps nobody else from signing", async () => {
	journey.refused.set("hal@example.com", { code: 550, text: "5.1.1 No such user" });
	const { caller, documentId } = await sendToGroup(["Hal Brook", "Ivy West"]);
	const ivy = tokenIn(await journey.mailTo("ivy@example.com"));
	await journey.settle();
	const [place] = await signersOf(caller, documentId);
	expect(place).toMatchObject({
		isDeliveryFailed: false,
		groupSigners: [{ isDeliveryFailed: true }, { isDeliveryFailed: false }],
	});
	await caller.call("POST", `/v1/document/remind?documentId=${documentId}`, { receiverEmails: ["ivy@example.com"] });
	await signAll(ivy);
	await isCompleted(documentId);
	expect(subjectsTo("hal@example.com")).toEqual([]);
});

it("a member who is not needed any more hears nothing further, whatever becomes of the document", async () => {
	const after = [{ emailAddress: "after-b@example.com" }];
	const { caller, documentId, addresses } = await sendToGroup(["Jil Park", "Kim Wood"], {}, after);
	const [jil = "", kim = ""] = await tokensOf(addresses);
	await signAll(jil);
	await journey.mailTo("kim@example.com", 2);
	await requestNewLink({ ...visitorContext(), userAgent: "test", now: journey.now }, kim);
	await caller.call("POST", `/v1/document/revoke?documentId=${documentId}`, { message: "No longer needed." });
	await journey.settle();
	expect(subjectsTo("kim@example.com").at(-1)).toBe("No action needed: “Lease”");
	expect(subjectsTo("kim@example.com")).toHaveLength(2);
	expect(subjectsTo("jil@example.com").at(-1)).toBe("Revoked: “Lease”");
	expect(await openLink(kim)).toMatchObject({ state: "group-signed", signedFor: { by: "Jil Park" } });
	expect((await signersOf(caller, documentId))[0]?.groupSigners.map(({ status }) => status)).toEqual([
		"Completed",
		"None",
	]);
});
