import { describe, expect, it } from "vitest";
import { z } from "zod";
import { SENDER_IDENTITY_OPERATIONS } from "#lib/contract/sender-identities/operations.ts";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { viewIdentityRequest } from "#lib/domain/sender-identities/answer-identity-request.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { makeBrand } from "#lib/testing/custom-fields.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import {
	errorBody,
	mailedIdentityToken,
	makeIdentity,
	newAddress,
	ODATA_JSON,
	UNKNOWN_ID,
} from "#lib/testing/people.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";

useTestDatabase();

const PATH = "/v1/senderIdentities";

const read = async (caller: ApiCaller, email: string) =>
	(await caller.call("GET", `${PATH}/properties?email=${encodeURIComponent(email)}`)).body;

describe("creating a sender identity", () => {
	it("asks the person, and shows everything with its defaults", async () => {
		const caller = await makeCaller();
		const email = newAddress();
		const body = JSON.stringify({
			Email: email.toUpperCase(),
			Name: "Mia Chen",
			NotificationSettings: { Viewed: false },
		});
		const created = await caller.call("POST", `${PATH}/create`, body, ODATA_JSON);
		expect([created.status, created.body]).toEqual([201, { senderIdentityId: expect.any(String) }]);
		const expected = {
			id: created.body.senderIdentityId,
			name: "Mia Chen",
			email,
			status: "Pending",
			createdBy: caller.userId,
			approvedDate: "",
			redirectUrl: null,
			brandId: null,
			notificationSettings: {
				viewed: false,
				sent: false,
				deliveryFailed: true,
				declined: true,
				revoked: true,
				reassigned: true,
				completed: true,
				signed: true,
				expired: true,
				authenticationFailed: true,
				reminders: true,
				attachSignedDocument: false,
			},
			metaData: { tenantId: caller.accountId, accountPlan: "business" },
			locale: "EN",
		};
		expect(await read(caller, email)).toEqual(expected);
		const { response } = SENDER_IDENTITY_OPERATIONS.getSenderIdentity;
		expect(response instanceof z.ZodType ? response.parse(expected) : null).toEqual(expected);
		const mails = await runJobs("mail");
		expect(mails).toMatchObject([{ kind: "identity-request" }]);
		const mail = await db().mail.findFirstOrThrow({ where: { to: email } });
		expect(mail.subject).toBe("Acme wants to send documents on your behalf");
	});

	it("takes every key, and a form as well", async () => {
		const caller = await makeCaller();
		const brand = await db().brand.findFirst({ where: { accountId: caller.accountId } });
		const email = newAddress();
		const form = new URLSearchParams({
			email,
			redirectUrl: "https://example.com/done",
			locale: "fr",
			"metaData[order]": "7",
			"notificationSettings.attachSignedDocument": "True",
			...(brand ? { brandId: brand.id } : {}),
		});
		expect((await caller.call("POST", `${PATH}/create`, form)).status).toBe(201);
		expect(await read(caller, email)).toMatchObject({
			name: email,
			redirectUrl: "https://example.com/done",
			locale: "FR",
			brandId: brand?.id ?? null,
			metaData: { order: "7", tenantId: caller.accountId },
			notificationSettings: { attachSignedDocument: true },
		});
		await runJobs("mail");
		const mail = await db().mail.findFirstOrThrow({ where: { to: email } });
		expect(mail.subject).toBe("Acme souhaite envoyer des documents en votre nom");
	});

	it.each([
		["no address", { email: "" }, "Email"],
		["what is no address", { email: "mia" }, "Email"],
		[
			"an address that is too long",
			{ email: `mia@${"x".repeat(60)}.${"y".repeat(60)}.${"z".repeat(60)}.${"w".repeat(60)}.example` },
			"Email",
		],
		["a long name", { name: "x".repeat(81) }, "Name"],
		["a script for an address", { redirectUrl: "javascript:alert(1)" }, "RedirectUrl"],
		["an unknown language", { locale: "XX" }, "Locale"],
		["a switch that is none", { notificationSettings: { viewed: "maybe" } }, "NotificationSettings.Viewed"],
		["too long metadata", { metaData: { k: "v".repeat(501) } }, "MetaData"],
	])("refuses %s", async (_, more, part) => {
		const caller = await makeCaller();
		const answer = await caller.call("POST", `${PATH}/create`, { email: newAddress(), name: "Mia", ...more });
		expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [part]]);
		expect(await db().senderIdentity.count({ where: { accountId: caller.accountId } })).toBe(0);
	});

	it("refuses an unknown, a malformed and a foreign brand alike, as everywhere", async () => {
		const caller = await makeCaller();
		for (const brandId of [UNKNOWN_ID, "blue", await makeBrand(await makeCaller())]) {
			const answer = await caller.call("POST", `${PATH}/create`, { email: newAddress(), brandId });
			expect(answer.body).toEqual(errorBody(404, "NotFound"));
			expect(Object.keys(answer.body.errors ?? {})).toEqual(["BrandId"]);
		}
		expect(await db().senderIdentity.count({ where: { accountId: caller.accountId } })).toBe(0);
	});

	it("refuses a second one with the address, in the same account only", async () => {
		const [caller, stranger] = [await makeCaller(), await makeCaller()];
		const { email } = await makeIdentity(caller);
		const again = await caller.call("POST", `${PATH}/create`, { email: email.toUpperCase(), name: "Mia" });
		expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([400, ["Email"]]);
		expect((await stranger.call("POST", `${PATH}/create`, { email, name: "Mia" })).status).toBe(201);
	});
});

describe("finding a sender identity", () => {
	it("is the same under the path of the beta", async () => {
		const caller = await makeCaller();
		const { email } = await makeIdentity(caller);
		const at = (path: string) => caller.call("GET", `${path}/senderIdentities/properties?email=${email}`);
		const { status, body } = await at("/v1-beta");
		expect([status, body]).toEqual([200, (await at("/v1")).body]);
		expect((await caller.call("DELETE", "/v1-beta/senderIdentities/properties")).status).toBe(405);
	});

	it("goes by id or address; the id counts when both are given", async () => {
		const caller = await makeCaller();
		const [one, other] = [await makeIdentity(caller), await makeIdentity(caller)];
		const get = async (query: string) => (await caller.call("GET", `${PATH}/properties?${query}`)).body;
		expect(await get(`id=${one.id}`)).toMatchObject({ email: one.email });
		expect(await get(`Email=${other.email.toUpperCase()}`)).toMatchObject({ id: other.id });
		expect(await get(`id=${one.id}&email=${other.email}`)).toMatchObject({ id: one.id });
		expect(await get(`id=&email=${other.email}`)).toMatchObject({ id: other.id });
	});

	it.each([
		["", 400, "MissingParameter"],
		["id=&email=", 400, "MissingParameter"],
		["id=no-id", 400, "InvalidId"],
		["email=mia", 400, "InvalidEmail"],
		["email=mi%E9@example.com", 400, "ValidationError"],
		[`id=${UNKNOWN_ID}`, 404, "InvalidId"],
		["email=nobody@example.com", 404, "InvalidEmail"],
	])("with ?%s is %d %s", async (query, status, errorType) => {
		const caller = await makeCaller();
		const answer = await caller.call("GET", `${PATH}/properties?${query}`);
		expect([answer.status, answer.body]).toEqual([status, errorBody(status, errorType)]);
	});

	it("lists by page, part of name or address, and brand", async () => {
		const caller = await makeCaller();
		const first = await makeIdentity(caller, { name: "Omar Diaz" });
		const second = await makeIdentity(caller);
		const list = async (query: string) => (await caller.call("GET", `${PATH}/list?${query}`)).body;
		const emails = async (query: string) => ((await list(query)).result as { email: string }[]).map((one) => one.email);
		expect(await emails("page=1")).toEqual([first.email, second.email]);
		expect(await emails("page=2&pageSize=1")).toEqual([second.email]);
		expect(await emails("search=OMAR")).toEqual([first.email]);
		expect(await emails(`search=${second.email}`)).toEqual([second.email]);
		expect(await emails(`brandIds=${UNKNOWN_ID}`)).toEqual([]);
		const answer = await list("pageSize=1");
		expect(answer.pageDetails).toMatchObject({ totalRecordsCount: 2, totalPages: 2 });
		const { response } = SENDER_IDENTITY_OPERATIONS.listSenderIdentities;
		expect(response instanceof z.ZodType ? response.parse(answer) : null).toEqual(answer);
	});
});

describe("changing a sender identity", () => {
	it("keeps what is not given", async () => {
		const caller = await makeCaller();
		const { email } = await makeIdentity(caller, { metaData: { a: "1" }, notificationSettings: { viewed: false } });
		const update = (body: object) => caller.call("POST", `${PATH}/update?email=${email}`, body);
		expect((await update({ name: "Mia", notificationSettings: { sent: true } })).status).toBe(204);
		const settings = { viewed: false, sent: true, signed: true };
		const identity = await read(caller, email);
		expect(identity).toMatchObject({ name: "Mia", metaData: { a: "1" }, notificationSettings: settings });
		await update({ metaData: { b: "2" }, locale: "FR", redirectUrl: "https://example.com" });
		expect(await read(caller, email)).toMatchObject({
			name: "Mia",
			locale: "FR",
			redirectUrl: "https://example.com",
			metaData: { b: "2", tenantId: caller.accountId, accountPlan: "business" },
		});
		expect((await update({ name: "x".repeat(81) })).status).toBe(400);
	});

	it("gives back what a caller keeps under the names of its own pairs", async () => {
		const caller = await makeCaller();
		const { email } = await makeIdentity(caller, { metaData: { tenantId: "acme-17", accountPlan: "gold" } });
		expect(await read(caller, email)).toMatchObject({ metaData: { tenantId: "acme-17", accountPlan: "gold" } });
		await caller.call("POST", `${PATH}/update?email=${email}`, { metaData: { tenantId: "acme-18" } });
		expect(await read(caller, email)).toMatchObject({ metaData: { tenantId: "acme-18", accountPlan: "business" } });
	});

	it("deletes for good: 204, then unknown, and the link is dead", async () => {
		const caller = await makeCaller();
		const { email, id } = await makeIdentity(caller);
		const token = await mailedIdentityToken(email);
		const remove = () => caller.call("DELETE", `${PATH}/delete?email=${encodeURIComponent(email)}`, {});
		const answer = await remove();
		expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
		expect((await remove()).status).toBe(404);
		expect((await caller.call("GET", `${PATH}/properties?id=${id}`)).status).toBe(404);
		expect(await viewIdentityRequest(visitorContext(), token)).toBeNull();
	});
});

describe("an address", () => {
	it.each([
		["POST", "update", { name: "Mine" }],
		["POST", "resendInvitation", undefined],
		["POST", "rerequest", undefined],
		["DELETE", "delete", undefined],
	])("that is none is refused by %s %s", async (method, verb, body) => {
		const caller = await makeCaller();
		const answer = await caller.call(method, `${PATH}/${verb}?email=mia`, body);
		expect(answer.body).toEqual(errorBody(400, "InvalidEmail"));
	});
});

it("another account's identity is an unknown one by its id too", async () => {
	const [owner, stranger] = [await makeCaller(), await makeCaller()];
	const { id } = await makeIdentity(owner);
	expect((await stranger.call("GET", `${PATH}/properties?id=${id}`)).body).toEqual(errorBody(404, "InvalidId"));
});
