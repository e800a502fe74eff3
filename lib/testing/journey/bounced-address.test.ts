import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { correctSignerEmail } from "#lib/domain/documents/changing/correct-signer-email.ts";
import { listForSender } from "#lib/domain/documents/listing/list-for-sender.ts";
import { viewForSender } from "#lib/domain/documents/viewing/view-for-sender.ts";
import { updateNotificationSettings } from "#lib/domain/users/preferences/update-notification-settings.ts";
import { type ApiCaller, makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { listView } from "#lib/testing/list-view.ts";
import { signedInContext } from "#lib/testing/oauth-caller.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";
import { PATIENCE, useJourney } from "./journey.ts";
import { openLink, signAll, tokenIn } from "./signer.ts";

const journey = useJourney();

const BOUNCE = { code: 550, text: "5.1.1 No such user here" };

async function sendToBouncing(caller: ApiCaller, address: string): Promise<string> {
	journey.refused.set(address, BOUNCE);
	const documentId = await sendTo(caller, [{ emailAddress: address }]);
	await journey.mailTo(caller.email);
	await journey.settle();
	return documentId;
}

it("a refused address is told and shown with the server's words, corrected in place, and the mail goes to the new one", async () => {
	const caller = await makeCaller();
	const documentId = await sendToBouncing(caller, "tpyo@example.com");
	const context = await contextOfCaller(caller);

	const told = await journey.mailTo(caller.email);
	expect(told.parsed.text).toContain("tpyo@example.com");
	expect(told.parsed.text).toContain("5.1.1 No such user here");
	const failure = await db().auditEvent.findFirst({ where: { documentId, type: "MailFailed" } });
	expect(failure?.data).toMatchObject({
		kind: "please-sign",
		to: "tpyo@example.com",
		error: expect.stringContaining("550"),
	});
	const read = () => caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
	expect((await read()).body).toMatchObject({
		status: "InProgress",
		signerDetails: [{ signerEmail: "tpyo@example.com", isDeliveryFailed: true }],
	});
	const { document, events, failures } = await viewForSender(context, { documentId });
	expect(document.signingSlots[0]).toMatchObject({ deliveryStatus: "Failed" });
	expect(failures).toMatchObject([{ channel: "mail", reason: expect.stringContaining("No such user") }]);
	expect(events.map((event) => event.type)).toEqual(["DocumentSent", "MailFailed"]);
	const attention = () => listForSender(context, { view: listView({ filter: "attention", search: "" }), cursor: null });
	expect((await attention()).rows.map((row) => row.id)).toEqual([documentId]);

	const signerId = document.signingSlots[0]?.id ?? "";
	await correctSignerEmail(context, { documentId, signerId, email: "typo@example.com" });
	const token = tokenIn(await journey.mailTo("typo@example.com"));
	expect((await openLink(token)).state).toBe("open");
	await journey.settle();
	expect((await read()).body).toMatchObject({
		signerDetails: [{ signerEmail: "typo@example.com", isDeliveryFailed: false }],
	});
	expect((await attention()).rows).toEqual([]);
	await signAll(token);
	await journey.mailTo("typo@example.com", 2);
	expect(journey.mailsTo("tpyo@example.com")).toEqual([]);
});

it("is tried once, not again and again, and others are mailed meanwhile", async () => {
	const caller = await makeCaller();
	journey.refused.set("nobody@example.com", BOUNCE);
	const documentId = await sendTo(caller, [
		{ emailAddress: "nobody@example.com" },
		{ emailAddress: "somebody@example.com" },
	]);
	await journey.mailTo("somebody@example.com");
	await journey.mailTo(caller.email);
	await journey.settle();
	const mails = await db().mail.findMany({ where: { documentId, kind: "please-sign" }, orderBy: { to: "asc" } });
	expect(mails.map(({ to, status, attempts }) => ({ to, status, attempts }))).toEqual([
		{ to: "nobody@example.com", status: "Failed", attempts: 1 },
		{ to: "somebody@example.com", status: "Sent", attempts: 1 },
	]);
	expect(journey.mailsTo(caller.email)).toHaveLength(1);
});

it("a passing refusal is tried again and is no failure", async () => {
	const caller = await makeCaller();
	journey.refused.set("grey@example.com", { code: 451, text: "4.7.1 Come back later" });
	const documentId = await sendTo(caller, [{ emailAddress: "grey@example.com" }]);
	const read = () => db().mail.findFirst({ where: { documentId, kind: "please-sign" } });
	await expect.poll(async () => (await read())?.error, PATIENCE).toContain("Come back later");
	journey.refused.clear();
	await journey.settle();
	await journey.retryNow("mail");
	await journey.mailTo("grey@example.com");
	await journey.settle();
	expect(await read()).toMatchObject({ status: "Sent", attempts: 2, error: null });
	expect(await db().auditEvent.count({ where: { documentId, type: "MailFailed" } })).toBe(0);
	expect(journey.mailsTo(caller.email)).toEqual([]);
});

it("a sender who does not want to be told finds it on the document all the same", async () => {
	const caller = await makeCaller();
	await updateNotificationSettings(await signedInContext(caller), { settings: { deliveryFailed: false } });
	journey.refused.set("quiet@example.com", BOUNCE);
	const documentId = await sendTo(caller, [{ emailAddress: "quiet@example.com" }]);
	await expect.poll(() => db().signer.count({ where: { documentId, deliveryStatus: "Failed" } }), PATIENCE).toBe(1);
	await journey.settle();
	expect(journey.mailsTo(caller.email)).toEqual([]);
});
