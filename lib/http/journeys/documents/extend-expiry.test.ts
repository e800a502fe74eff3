import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { expireDocument } from "#lib/domain/documents/ending/expire-document.ts";
import { type ApiCaller, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { queuedMails } from "#lib/testing/signing-document.ts";
import { DAY_MS } from "#lib/units.ts";

useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
	await db().account.update({ where: { id: caller.accountId }, data: { timeZone: "Asia/Tokyo" } });
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

async function send(parts: Record<string, string> = {}): Promise<string> {
	const answer = await caller.call("POST", "/v1/document/send", await sendForm({ ExpiryDays: "10", ...parts }));
	return String(answer.body.documentId);
}

const extend = (documentId: string, body: object) =>
	caller.call("PATCH", `/v1/document/extendExpiry?documentId=${documentId}`, body);

const read = async (documentId: string) =>
	(await caller.call("GET", `/v1/document/properties?documentId=${documentId}`)).body;

describe("more time for signing", () => {
	it("lasts until the end of the named day in the account's zone", async () => {
		const documentId = await send();
		const day = dayOf(inDays(30));
		expect((await extend(documentId, { newExpiryValue: day, warnPrior: false })).status).toBe(204);
		const properties = await read(documentId);
		expect(properties).toMatchObject({ disableExpiryAlert: true, activityAction: "None" });
		expect(new Date(Number(properties.expiryDate) * 1000).toISOString()).toBe(`${day}T15:00:00.000Z`);
		expect(properties.documentHistory).toMatchObject([{ action: "Sent" }, { action: "ExpiryDateExtended" }]);
	});

	it.each([
		["a moment", { newExpiryValue: inDays(20).toISOString() }, {}, 20],
		["its older name", { NewExpiryDate: inDays(20).toISOString() }, {}, 20],
		["a number of days", { newExpiryValue: "15" }, {}, 15],
		["a number of hours", { newExpiryValue: "48" }, { ExpiryDays: "", ExpiryDateType: "Hours", ExpiryValue: "24" }, 2],
	])("is given as %s", async (_, body, parts, days) => {
		const documentId = await send(parts);
		expect((await extend(documentId, body)).status).toBe(204);
		const properties = await read(documentId);
		const lifetimeDays = (Number(properties.expiryDate) - Number(properties.createdDate)) / 86_400;
		expect(lifetimeDays).toBeCloseTo(days, 2);
		expect(properties.expiryDays).toBe(Math.ceil(lifetimeDays));
	});

	it.each([
		["a shorter one", { newExpiryValue: dayOf(inDays(5)) }, "NewExpiryValue", /later/],
		["more days than there are", { newExpiryValue: "9999999999" }, "NewExpiryValue", /180 days/],
		["a year without end", { newExpiryValue: "9999-12-31" }, "NewExpiryValue", /180 days/],
		["one that is too far", { newExpiryValue: dayOf(inDays(200)) }, "NewExpiryValue", /180 days/],
		["none", {}, "NewExpiryValue", /required/],
		["nonsense", { newExpiryValue: "soon" }, "NewExpiryValue", /must be a day/],
		["an impossible day", { newExpiryValue: "2027-13-45" }, "NewExpiryValue", /must be a day/],
		[
			"reminders",
			{ newExpiryValue: dayOf(inDays(20)), reminderSettings: { enableAutoReminder: false } },
			"ReminderSettings",
			/only be set when the document is sent/,
		],
	])("%s is refused and changes nothing", async (_, body, part, words) => {
		const documentId = await send();
		const before = (await read(documentId)).expiryDate;
		const answer = await extend(documentId, body);
		expect(answer.body).toMatchObject({ status: 400, errors: { [part]: [expect.stringMatching(words)] } });
		expect((await read(documentId)).expiryDate).toBe(before);
	});

	it("opens an expired document again and asks whose turn it is", async () => {
		const documentId = await send();
		await expireDocument(
			jobContext(() => inDays(11)),
			documentId,
		);
		expect(await read(documentId)).toMatchObject({ status: "Expired" });
		expect((await extend(documentId, { newExpiryValue: inDays(20).toISOString() })).status).toBe(204);
		expect(await read(documentId)).toMatchObject({ status: "InProgress", signerDetails: [{ status: "NotCompleted" }] });
		expect(await queuedMails(documentId)).toEqual(["please-sign", "please-sign", "sender-expired", "signer-expired"]);
	});

	it("is refused for a document that was revoked", async () => {
		const documentId = await send();
		await caller.call("POST", `/v1/document/revoke?documentId=${documentId}`, { message: "no" });
		expect((await extend(documentId, { newExpiryValue: inDays(20).toISOString() })).status).toBe(409);
	});
});
