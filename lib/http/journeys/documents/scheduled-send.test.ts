import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { sendScheduled } from "#lib/domain/documents/sending/send-scheduled.ts";
import { type ApiCaller, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { countJobs, queuedMails } from "#lib/testing/signing-document.ts";
import { HOUR_MS } from "#lib/units.ts";
import { contentSecurityPolicy } from "../../pages/content-security-policy.ts";
import { frameOriginsOf } from "../../pages/frame-origins.ts";

useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 1000) * 1000 + hours * HOUR_MS);
const unix = (date: Date) => String(date.getTime() / 1000);

async function send(parts: Record<string, string>) {
	return caller.call("POST", "/v1/document/send", await sendForm(parts));
}

async function schedule(parts: Record<string, string> = {}) {
	const at = inHours(2);
	const answer = await send({ ScheduledSendTime: unix(at), Cc: '{"emailAddress":"c@example.com"}', ...parts });
	expect(answer.body).toEqual({ documentId: expect.any(String) });
	return { documentId: String(answer.body.documentId), at };
}

const read = async (documentId: string) =>
	(await caller.call("GET", `/v1/document/properties?documentId=${documentId}`)).body;
const runJob = (documentId: string, now: Date) =>
	sendScheduled(
		jobContext(() => now),
		documentId,
	);

describe("a document that is sent later", () => {
	it("waits, can be found as Scheduled, goes out at its time, once, and its time runs from then", async () => {
		const { documentId, at } = await schedule({ ExpiryDays: "10" });
		expect(await read(documentId)).toMatchObject({
			status: "Scheduled",
			displayStatus: "Scheduled",
			scheduledSendTime: at.getTime() / 1000,
			expiryDate: null,
			documentHistory: [{ action: "Created" }],
		});
		const list = await caller.call("GET", "/v1/document/list?page=1&status=Scheduled");
		expect(list.body.result).toMatchObject([{ documentId, scheduledSendTime: at.getTime() / 1000 }]);
		expect(await countJobs("send", documentId)).toBe(1);
		await runJob(documentId, new Date(at.getTime() - 600_000));
		expect(await queuedMails(documentId)).toEqual([]);
		for (const now of [at, at]) await runJob(documentId, now);
		expect(await queuedMails(documentId)).toEqual(["copy-sent", "please-sign"]);
		expect(await read(documentId)).toMatchObject({
			status: "InProgress",
			scheduledSendTime: null,
			expiryDate: at.getTime() / 1000 + 10 * 86_400,
			documentHistory: [{ action: "Created" }, { action: "Sent" }],
		});
	});

	it("is not sent once it was withdrawn or deleted; nobody hears of it", async () => {
		const [revoked, deleted] = [await schedule(), await schedule()];
		const path = `/v1/document/revoke?documentId=${revoked.documentId}`;
		expect((await caller.call("POST", path, { message: "no" })).status).toBe(204);
		expect((await caller.call("DELETE", `/v1/document/delete?documentId=${deleted.documentId}`)).status).toBe(204);
		for (const { documentId, at } of [revoked, deleted]) {
			await runJob(documentId, at);
			expect(await queuedMails(documentId)).toEqual([]);
		}
		expect(await read(revoked.documentId)).toMatchObject({ status: "Revoked" });
	});

	it("can be changed meanwhile, and is neither signed nor reminded of", async () => {
		const { documentId } = await schedule();
		const change = { oldSignerEmail: "grace@example.com", newSignerName: "Ida", newSignerEmail: "i@example.com" };
		const changed = await caller.call("PATCH", `/v1/document/changeRecipient?documentId=${documentId}`, {
			...change,
			reason: "away",
		});
		expect(changed.status).toBe(204);
		expect(await queuedMails(documentId)).toEqual([]);
		const link = `/v1/document/getEmbeddedSignLink?documentId=${documentId}&signerEmail=i@example.com`;
		expect((await caller.call("GET", link)).status).toBe(409);
		expect((await caller.call("POST", `/v1/document/remind?documentId=${documentId}`, {})).status).toBe(409);
	});

	it.each([
		["too soon", { ScheduledSendTime: unix(inHours(0.4)) }, "ScheduledSendTime"],
		["in the past", { ScheduledSendTime: "1000000000" }, "ScheduledSendTime"],
		["too late", { ScheduledSendTime: unix(inHours(181 * 24)) }, "ScheduledSendTime"],
		["no number", { ScheduledSendTime: "tomorrow" }, "ScheduledSendTime"],
		[
			"expired before it is sent",
			{
				ScheduledSendTime: unix(inHours(48)),
				ExpiryDateType: "SpecificDateTime",
				ExpiryValue: unix(inHours(49)),
			},
			"ExpiryValue",
		],
	])("%s is refused", async (_, parts, part) => {
		const answer = await send(parts);
		expect(answer.body).toMatchObject({ status: 400, errors: { [part]: [expect.any(String)] } });
	});
});

describe("sending a draft", () => {
	const draft = async (row: object = {}) => {
		const { documentId } = await schedule();
		await db().document.update({ where: { id: documentId }, data: { status: "Draft", scheduledFor: null, ...row } });
		return documentId;
	};
	const sendDraft = (documentId: string) => caller.call("POST", `/v1/document/draftSend?documentId=${documentId}`, {});

	it("asks its signers, once", async () => {
		const documentId = await draft();
		expect((await sendDraft(documentId)).body).toEqual({ documentId });
		expect(await read(documentId)).toMatchObject({ status: "InProgress", expiryDate: expect.any(Number) });
		expect(await queuedMails(documentId)).toEqual(["copy-sent", "please-sign"]);
		expect((await sendDraft(documentId)).status).toBe(409);
	});

	it("reaches by text message whom the plan lets it reach so", async () => {
		const documentId = await draft();
		const byPhone = { deliveryMode: "SMS", email: "", phoneCountryCode: "+33", phoneNumber: "612345678" } as const;
		await db().signer.updateMany({ where: { documentId }, data: byPhone });
		const { accountId: id } = caller;
		await db().account.update({ where: { id }, data: { plan: "free" } });
		expect((await sendDraft(documentId)).body).toMatchObject({ status: 402, errorType: "PlanLimit" });
		await db().account.update({ where: { id }, data: { plan: "business" } });
		expect((await sendDraft(documentId)).status).toBe(200);
		expect(await countJobs("sms", documentId)).toBe(1);
	});

	it("names what is missing and sends nothing", async () => {
		const documentId = await draft({ title: " " });
		await db().documentField.deleteMany({ where: { documentId } });
		await db().signer.updateMany({ where: { documentId }, data: { email: "" } });
		const answer = await sendDraft(documentId);
		const parts = ["Title", "Signers[0].EmailAddress", "Signers[0].FormFields"];
		expect(Object.keys(answer.body.errors as object)).toEqual(parts);
		expect(await read(documentId)).toMatchObject({ status: "Draft" });
	});
});

describe("files that stand elsewhere", () => {
	const body = { title: "Lease", signers: [SIGNER] };

	it.each([
		["no https", "http://example.com/a.pdf", /must be an https address/],
		["a user name", "https://a:b@example.com/a.pdf", /must be an https address/],
		["no address", "a.pdf", /must be an https address/],
		["a private address", "https://192.168.0.1/a.pdf", /a public address/],
		["the cloud's own", "https://169.254.169.254/a.pdf", /a public address/],
		["another port", "https://example.com:8443/a.pdf", /port 443/],
	])("%s is refused by name, and nothing is stored", async (_, url, words) => {
		const answer = await caller.call("POST", "/v1/document/send", { ...body, fileUrls: [url] });
		expect(answer.body).toMatchObject({ status: 400, errors: { "FileUrls[0]": [expect.stringMatching(words)] } });
	});
});

describe("whose pages may show the signing page in a frame", () => {
	async function linkFrames(redirectUrl: string): Promise<string[]> {
		const { body } = await send({});
		const query = `documentId=${body.documentId}&signerEmail=grace@example.com${redirectUrl}`;
		const link = await caller.call("GET", `/v1/document/getEmbeddedSignLink?${query}`);
		return frameOriginsOf(new URL(String(link.body.signLink)).pathname);
	}

	it("those of the redirect and of the account, for embedded links alone", async () => {
		expect(await linkFrames("")).toEqual([]);
		expect(await linkFrames("&redirectUrl=https://app.example.com/done?x=1")).toEqual(["https://app.example.com"]);
		const data = { frameOrigins: ["https://intra.example.com"] };
		await db().account.update({ where: { id: caller.accountId }, data });
		expect(await linkFrames("")).toEqual(["https://intra.example.com"]);
		expect(await frameOriginsOf("/sign/unknown")).toEqual([]);
		expect(await frameOriginsOf("/documents")).toEqual([]);
	});

	it("the page's policy says it", () => {
		expect(contentSecurityPolicy("n", true)).toContain("frame-ancestors 'none'");
		const policy = contentSecurityPolicy("n", true, "/sign/x", ["https://app.example.com"]);
		expect(policy).toContain("frame-ancestors https://app.example.com");
	});
});
