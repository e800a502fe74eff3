import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, operatorContext } from "#lib/domain/context.ts";
import { setCredits } from "#lib/domain/credits/set-credits.ts";
import { sendScheduled } from "#lib/domain/documents/sending/send-scheduled.ts";
import { sendDraft } from "#lib/domain/drafts/sending/send-draft.ts";
import { type ApiCaller, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";

useTestDatabase();
const context = operatorContext("test");

async function callerWith(credits: number | null, options: Parameters<typeof makeCaller>[0] = {}): Promise<ApiCaller> {
	const caller = await makeCaller(options);
	await setCredits(context, { accountId: caller.accountId, credits });
	return caller;
}

const send = async (caller: ApiCaller, parts: Record<string, string> = {}, headers: Record<string, string> = {}) =>
	caller.call("POST", "/v1/document/send", await sendForm(parts), headers);
const left = async ({ accountId }: ApiCaller) =>
	(await db().account.findUniqueOrThrow({ where: { id: accountId } })).apiCredits;
const documents = ({ accountId }: ApiCaller) => db().document.count({ where: { accountId } });

it("neither a refused call, a repeated one, the sandbox nor the browser takes one", async () => {
	const caller = await callerWith(2);
	expect((await send(caller, { Title: "" })).status).toBe(400);
	for (let times = 0; times < 2; times++) {
		expect((await send(caller, {}, { "Idempotency-Key": "once" })).status).toBe(200);
	}
	const sandbox = await makeCaller({ accountId: caller.accountId, environment: "sandbox" });
	expect((await send(sandbox)).status).toBe(200);
	expect([await left(caller), await documents(caller)]).toEqual([1, 2]);
	const { accountId } = caller;
	const document = await db().document.findFirstOrThrow({ where: { accountId, isSandbox: false } });
	await db().document.update({ where: { id: document.id }, data: { status: "Draft", sentAt: null } });
	await sendDraft(await makeUserContext({ accountId }), { documentId: document.id });
	expect(await left(caller)).toBe(1);
});

it("of 8 documents sent at the same time with 3 credits left, 3 go out, and nothing is stored of the others", async () => {
	const caller = await callerWith(3);
	const answers = await Promise.all(Array.from({ length: 8 }, () => send(caller)));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402, 402, 402, 402, 402]);
	expect([await left(caller), await documents(caller)]).toEqual([0, 3]);
	expect((await send(caller)).body).toMatchObject({
		status: 402,
		errorType: "NoCredits",
		error: "The billed account has no API credits left.",
	});
});

it("a scheduled document takes its credit when it is accepted, a draft when it is sent", async () => {
	const caller = await callerWith(3);
	const at = new Date(Date.now() + 7_200_000);
	const ScheduledSendTime = String(Math.ceil(at.getTime() / 1000));
	const scheduled = await send(caller, { ScheduledSendTime });
	expect([scheduled.status, await left(caller)]).toEqual([200, 2]);
	const id = String((await send(caller)).body.documentId);
	await db().document.update({ where: { id }, data: { status: "Draft", sentAt: null, creditPayerId: null } });
	const sendDraft = (documentId = id) => caller.call("POST", `/v1/document/draftSend?documentId=${documentId}`, {});
	expect([(await sendDraft()).status, await left(caller)]).toEqual([200, 0]);
	await sendScheduled(
		jobContext(() => new Date(at.getTime() + 1000)),
		String(scheduled.body.documentId),
	);
	const row = await db().document.findUniqueOrThrow({ where: { id: String(scheduled.body.documentId) } });
	expect([row.status, await left(caller)]).toEqual(["InProgress", 0]);
	await db().document.update({ where: { id: row.id }, data: { status: "Draft", sentAt: null } });
	expect([(await sendDraft(row.id)).status, await left(caller)]).toEqual([200, 0]);
	await db().document.update({ where: { id }, data: { status: "Draft", sentAt: null, creditPayerId: null } });
	expect((await sendDraft()).body).toMatchObject({ status: 402, errorType: "NoCredits" });
	expect((await db().document.findUniqueOrThrow({ where: { id } })).status).toBe("Draft");
	expect((await sendDraft("00000000-0000-4000-8000-000000000000")).status).toBe(404);
});

it("credits are added to what is left at that moment; unlimited stays so, and nothing is counted then", async () => {
	const caller = await callerWith(1);
	const { accountId } = caller;
	await Promise.all([setCredits(context, { accountId, add: 4 }), send(caller)]);
	expect(await left(caller)).toBe(4);
	await setCredits(context, { accountId, credits: null });
	expect(await setCredits(context, { accountId, add: 5 })).toBeNull();
	expect([(await send(caller)).status, await left(caller)]).toEqual([200, null]);
	await expect(setCredits(context, { accountId, credits: -1 })).rejects.toMatchObject({ code: "ValidationError" });
	const events = await db().accountEvent.findMany({ where: { accountId, type: "CreditsSet" }, orderBy: { at: "asc" } });
	expect(events.map(({ data }) => data)).toContainEqual({ from: 4, to: "unlimited", by: "test" });
});
