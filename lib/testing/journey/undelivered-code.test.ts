import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { addAuthentication } from "#lib/domain/documents/changing/add-authentication.ts";
import { correctSignerEmail } from "#lib/domain/documents/changing/correct-signer-email.ts";
import { listForSender } from "#lib/domain/documents/listing/list-for-sender.ts";
import { viewForSender } from "#lib/domain/documents/viewing/view-for-sender.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { sayPresent } from "#lib/domain/signing/in-person/say-present.ts";
import { sendProofCode } from "#lib/domain/signing/proving/send-proof-code.ts";
import { viewStart } from "#lib/domain/start/view-start.ts";
import { type ApiCaller, makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { listView } from "#lib/testing/list-view.ts";
import { browser } from "#lib/testing/proof.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";
import { PATIENCE, useJourney } from "./journey.ts";
import { tokenIn } from "./signer.ts";

const journey = useJourney();

const GONE = { code: 550, text: "5.1.1 No such user here" };
const BUSY = { code: 451, text: "4.7.1 Try again later" };
const HOST = "hugo@host.test";

/** Wanda signs on the device of a host, whose mail arrives; codes go to her own address. */
async function makeInPerson(address: string) {
	const caller = await makeCaller();
	const wanda = { name: "Wanda Lee", emailAddress: address, authenticationType: "EmailOTP" };
	const host = { signerType: "InPersonSigner", hostName: "Hugo Host", hostEmail: HOST };
	const documentId = await sendTo(caller, [{ ...wanda, ...host }]);
	const count = journey.mailsTo(HOST).length;
	const token = tokenIn(await journey.mailTo(HOST, count + 1));
	await journey.settle();
	const present = await sayPresent(browser(), token);
	if (present.outcome !== "proved") throw new Error(`It is ${present.outcome}.`);
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	return { caller, context: await contextOfCaller(caller), documentId, signerId, token, secret: present.secret };
}

const stateOf = async (caller: ApiCaller, documentId: string) =>
	(await caller.call("GET", `/v1/document/properties?documentId=${documentId}`)).body.signerDetails;

const deliveryOn = async (token: string, secret: string) => {
	const page = await getSigningPage(browser(secret), token);
	return page.state === "unproved" ? page.code?.delivery : page.state;
};

it("a code that is refused for who signs in person is flagged, told and mended, while the host's link goes on", async () => {
	journey.refused.set("wanda@exmaple.com", GONE);
	const { caller, context, documentId, signerId, token, secret } = await makeInPerson("wanda@exmaple.com");
	expect((await sendProofCode(browser(secret), token)).outcome).toBe("sent");
	const told = await journey.mailTo(caller.email);
	await journey.settle();

	expect(told.parsed.subject).toContain("Code not delivered to Wanda Lee");
	expect(told.parsed.text).toContain("wanda@exmaple.com");
	expect(told.parsed.text).toContain("5.1.1 No such user here");
	expect(await deliveryOn(token, secret)).toBe("failed");
	const seen = await getSigningPage(browser(secret), token);
	expect(JSON.stringify(seen)).not.toMatch(/No such user|wanda@/);
	expect(await stateOf(caller, documentId)).toMatchObject([{ isDeliveryFailed: true }]);
	const { document, failures } = await viewForSender(context, { documentId });
	// Of the request nothing failed: the host would not hear of a document that is called off.
	expect([document.signers[0]?.deliveryStatus, failures]).toEqual(["Sent", []]);
	expect(document.signers[0]?.codeFailure).toContain("No such user here");
	const attention = () => listForSender(context, { view: listView({ filter: "attention", search: "" }), cursor: null });
	expect((await attention()).rows.map(({ id }) => id)).toEqual([documentId]);
	const because = async () => (await viewStart(context)).stuck.rows.map((row) => row.because);
	expect(await because()).toMatchObject([
		{ kind: "undelivered", to: "wanda@exmaple.com", isCode: true, isAddress: false },
	]);
	const failed = await db().auditEvent.findFirst({ where: { documentId, type: "MailFailed" } });
	expect(failed?.data).toMatchObject({ kind: "proof-code", to: "wanda@exmaple.com" });

	await correctSignerEmail(context, { documentId, signerId, email: "wanda@example.com", whose: "signer" });
	expect(await db().signer.findUnique({ where: { id: signerId } })).toMatchObject({
		...{ email: "wanda@example.com", hostEmail: HOST, codeFailure: null },
	});
	expect([await stateOf(caller, documentId), (await attention()).rows]).toMatchObject([
		[{ isDeliveryFailed: false }],
		[],
	]);
	// The device goes back to asking who is there, by the link that the host has.
	expect((await getSigningPage(browser(secret), token)).state).toBe("absent");
	const again = await sayPresent(browser(), token);
	if (again.outcome !== "proved") throw new Error(`It is ${again.outcome}.`);
	await sendProofCode(browser(again.secret), token);
	expect((await journey.mailTo("wanda@example.com")).parsed.subject).toContain("code");
	await journey.settle();
	expect(await deliveryOn(token, again.secret)).toBe("taken");
});

it("one that arrives after all settles it, one that fails the same way is not told again, and another proof ends it", async () => {
	journey.refused.set("wanda@full.test", GONE);
	const { caller, context, documentId, signerId, token, secret } = await makeInPerson("wanda@full.test");
	const ask = async (laterMs: number) => {
		const later = browser(secret, () => new Date(Date.now() + laterMs));
		expect((await sendProofCode(later, token)).outcome).toBe("sent");
		await journey.settle();
	};
	const isFlagged = async () => (await db().signer.findUniqueOrThrow({ where: { id: signerId } })).codeFailure !== null;
	await ask(0);
	await ask(31_000);
	expect(await isFlagged()).toBe(true);
	await journey.mailTo(caller.email);
	expect(journey.mailsTo(caller.email)).toHaveLength(1);
	journey.refused.clear();
	await ask(62_000);
	expect(await isFlagged()).toBe(false);
	journey.refused.set("wanda@full.test", GONE);
	await ask(93_000);
	expect(await isFlagged()).toBe(true);
	const code = { method: "AccessCode", accessCode: "Harbour-12", tries: null, frequency: null } as const;
	await addAuthentication(context, { documentId, who: { signerId }, phoneNumber: null, ...code });
	expect(await isFlagged()).toBe(false);
});

it("one that the server puts off says so to who waits, and is told as lost before nobody waits any more", async () => {
	journey.refused.set("wanda@later.test", BUSY);
	const { caller, signerId, token, secret } = await makeInPerson("wanda@later.test");
	await sendProofCode(browser(secret), token);
	await expect.poll(() => deliveryOn(token, secret), PATIENCE).toBe("late");
	expect((await db().signer.findUniqueOrThrow({ where: { id: signerId } })).codeFailure).toBeNull();
	await journey.advanceTo(new Date(Date.now() + 6 * 60_000));
	const told = await journey.mailTo(caller.email);
	expect(told.parsed.text).toContain("4.7.1 Try again later");
	expect(await deliveryOn(token, secret)).toBe("failed");
});
