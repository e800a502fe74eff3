import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { findCredits } from "#lib/db/stores/credits.ts";
import { jobContext, operatorContext } from "#lib/domain/context.ts";
import { setCredits } from "#lib/domain/credits/set-credits.ts";
import { takeBackToDraft } from "#lib/domain/drafts/copying/take-back-to-draft.ts";
import { applySteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { openDesk } from "#lib/domain/drafts/editing/open-editor.ts";
import { sendDraft } from "#lib/domain/drafts/sending/send-draft.ts";
import { sendFromDesk } from "#lib/domain/drafts/sending/send-from-editor.ts";
import { setTitle } from "#lib/domain/drafts/testing/steps.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { queuedMails } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { rescheduleDocument } from "./reschedule-document.ts";
import { sendScheduled } from "./send-scheduled.ts";
import { sendScheduledNow } from "./send-scheduled-now.ts";

useTestDatabase();

const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600;
/** What the job does that comes up at a time. */
const sendAtTime = (documentId: string, seconds: number) =>
	sendScheduled({ ...jobContext(), now: () => new Date(seconds * 1000) }, documentId);

/** A document that an API client scheduled for two hours from now, of an account with credits. */
async function makeScheduled(credits: number) {
	const caller = await makeCaller();
	const { accountId } = caller;
	await setCredits(operatorContext("test"), { accountId, credits });
	const documentId = await sendTo(caller, [{}], { scheduledSendTime: String(inHours(2)) });
	return { documentId, accountId, context: await makeUserContext({ accountId }) };
}

const stateOf = async (documentId: string) => {
	const { status, scheduledFor } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	return [status, scheduledFor];
};

it("becomes a draft of the desk again, with its credit given back and taken anew when it is sent", async () => {
	const { documentId, accountId, context } = await makeScheduled(3);
	expect(await findCredits(accountId)).toBe(2);
	await takeBackToDraft(context, { documentId });
	expect(await findCredits(accountId)).toBe(3);
	await expect(takeBackToDraft(context, { documentId })).rejects.toMatchObject({ code: "Conflict" });
	expect(await findCredits(accountId)).toBe(3);

	const { state, version } = await openDesk(context, { documentId });
	expect(Object.values(state?.recipients ?? {})).toMatchObject([{ email: "grace@example.com" }]);
	expect(await db().signer.count({ where: { documentId } })).toBe(0);
	await sendAtTime(documentId, inHours(3));
	expect(await stateOf(documentId)).toEqual(["Draft", null]);

	const changed = { documentId, baseVersion: version, clientId: documentId, steps: [setTitle("Changed")] };
	await applySteps(context, changed);
	const byKey = { ...context, principal: { ...context.principal, via: "api-key" as const } };
	await sendDraft(byKey, { documentId });
	expect(await findCredits(accountId)).toBe(2);
	const events = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	expect(events.map(({ type }) => type)).toEqual(["DocumentScheduled", "ScheduleCancelled", "DocumentSent"]);
	expect(await queuedMails(documentId)).toEqual(["please-sign"]);
});

it("takes a credit once however it comes to be sent, and gives none back that was never taken", async () => {
	const { documentId, accountId, context } = await makeScheduled(3);
	await sendScheduledNow(context, { documentId });
	expect(await findCredits(accountId)).toBe(2);
	const own = await makeScheduled(3);
	await takeBackToDraft(own.context, { documentId: own.documentId });
	const { version } = await openDesk(own.context, { documentId: own.documentId });
	// From the browser it takes none.
	await sendFromDesk(own.context, { documentId: own.documentId, version, sendAt: inHours(4) });
	await takeBackToDraft(own.context, { documentId: own.documentId });
	expect(await findCredits(own.accountId)).toBe(3);
});

it("is sent before its time, once", async () => {
	const { documentId, context } = await makeScheduled(3);
	await sendScheduledNow(context, { documentId });
	expect(await stateOf(documentId)).toEqual(["InProgress", null]);
	await sendAtTime(documentId, inHours(3));
	await expect(sendScheduledNow(context, { documentId })).rejects.toMatchObject({ code: "Conflict" });
	expect(await queuedMails(documentId)).toEqual(["please-sign"]);
});

it("is sent neither by its sender nor by its time in the name of somebody who does not agree", async () => {
	const context = await makeUserContext();
	const scheduledFor = new Date(inHours(2) * 1000);
	const named = { behalfEmail: "luca@example.com", behalfName: "Luca" };
	const documentId = await insertDocument(context, { status: "Scheduled", sentAt: null, scheduledFor, ...named });
	const sent = sendScheduledNow(context, { documentId });
	await expect(sent).rejects.toMatchObject({
		code: "Conflict",
		said: { key: "noConsent", values: { person: "Luca" } },
	});
	expect(await stateOf(documentId)).toEqual(["Scheduled", scheduledFor]);
});

it("is given another time, and goes out at that alone", async () => {
	const { documentId, context } = await makeScheduled(3);
	const sendAt = inHours(48);
	await rescheduleDocument(context, { documentId, sendAt });
	expect(await stateOf(documentId)).toEqual(["Scheduled", new Date(sendAt * 1000)]);
	await sendAtTime(documentId, inHours(3));
	expect((await stateOf(documentId))[0]).toBe("Scheduled");
	await sendAtTime(documentId, sendAt);
	expect((await stateOf(documentId))[0]).toBe("InProgress");
	const late = rescheduleDocument(context, { documentId, sendAt: inHours(72) });
	await expect(late).rejects.toMatchObject({ code: "Conflict" });
});

it.each([
	["now", 0, null],
	["in ten minutes", 1 / 6, null],
	["in 181 days", 181 * 24, null],
	["less than a day before it expires", 48, 71],
])("is not given a time %s", async (_, hours, expiresInHours) => {
	const context = await makeUserContext();
	const scheduledFor = new Date(inHours(2) * 1000);
	const expiry = { expiryDateType: "SpecificDateTime" as const, expiryValue: inHours(expiresInHours ?? 0) };
	const documentId = await insertDocument(context, { status: "Scheduled", sentAt: null, scheduledFor });
	const { settings } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	const own = { ...(settings as object), expiry: expiresInHours === null ? null : expiry };
	await db().document.update({ where: { id: documentId }, data: { settings: own } });
	const moved = rescheduleDocument(context, { documentId, sendAt: inHours(hours) });
	await expect(moved).rejects.toMatchObject({ fields: { ScheduledSendTime: {} } });
	expect(await stateOf(documentId)).toEqual(["Scheduled", scheduledFor]);
});
