import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { createApiKey } from "#lib/domain/api-keys/create-api-key.ts";
import { jobContext, operatorContext, type UserContext } from "#lib/domain/context.ts";
import { handOverDocuments } from "#lib/domain/documents/changing/hand-over-documents.ts";
import { callApi } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeOAuthApp } from "#lib/testing/oauth-caller.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { deactivateUser } from "./deactivate-user.ts";
import { viewHandOver } from "./view-hand-over.ts";

useTestDatabase();

const NOTHING = { documentsTo: null, draftsTo: null, templatesTo: null, fieldsTo: null, keys: [], apps: [] };

/** Somebody with one of everything, and people who may take it over. */
async function makeLeaver() {
	const admin = await makeUserContext();
	const { accountId } = admin.principal;
	const [leaver, first, second] = [
		await makeUserContext({ accountId, role: "Member" }),
		await makeUserContext({ accountId, role: "Member" }),
		await makeUserContext({ accountId, role: "Member" }),
	];
	const { userId } = leaver.principal;
	const document = await insertDocument(leaver);
	const draft = await insertDocument(leaver, { status: "Draft" });
	const { id: brandId } = await db().brand.findFirstOrThrow({ where: { accountId } });
	const field = { accountId, brandId, createdById: userId, name: "Phone", definition: {} };
	const [own, shared] = [randomUUID(), randomUUID()];
	await db().customField.createMany({
		data: [
			{ ...field, id: own, isShared: false },
			{ ...field, id: shared, isShared: true },
		],
	});
	const [ownBlock, sharedBlock] = [randomUUID(), randomUUID()];
	const block = { accountId, createdById: userId, name: "Signature", fields: [] };
	await db().block.createMany({
		data: [
			{ ...block, id: ownBlock, isShared: false },
			{ ...block, id: sharedBlock, isShared: true },
		],
	});
	const operator = operatorContext("test");
	const given = await createApiKey(operator, { accountId, userId, name: "Ledger", environment: "live" });
	const ended = await createApiKey(operator, { accountId, userId, name: "Old", environment: "live" });
	const { appId } = await makeOAuthApp(accountId, { actingUserId: userId });
	return { admin, leaver, first, second, document, draft, own, shared, ownBlock, sharedBlock, given, ended, appId };
}

const senderOf = async (id: string) => (await db().document.findUniqueOrThrow({ where: { id } })).senderId;
const idOf = ({ principal }: UserContext) => principal.userId;
const callWith = async (key: string) => (await callApi(key, "GET", "/v1/document/list?page=1")).status;

describe("deactivating somebody", () => {
	it("names what hangs on them, and who may take it over", async () => {
		const { admin, leaver, appId } = await makeLeaver();
		const view = await viewHandOver(admin, { userId: idOf(leaver) });
		expect(view).toMatchObject({ documents: 1, drafts: 1, privateFields: 2, apps: [{ id: appId }] });
		expect(view.keys.map(({ name }) => name)).toEqual(["Ledger", "Old"]);
		const wider = view.receivers.filter((one) => !one.mayTakeCredentials);
		expect(wider.map(({ id }) => id)).toEqual([idOf(admin)]);
		expect(view.receivers.map(({ id }) => id)).not.toContain(idOf(leaver));
	});

	it("gives each thing to who was named, and ends the rest", async () => {
		const { admin, leaver, first, second, ...things } = await makeLeaver();
		const keyOf = async (name: string) =>
			db().apiKey.findFirstOrThrow({ where: { accountId: admin.principal.accountId, name } });
		const [ledger, before] = [await keyOf("Ledger"), await keyOf("Old")];
		await deactivateUser(admin, {
			userId: idOf(leaver),
			documentsTo: idOf(first),
			draftsTo: idOf(second),
			templatesTo: null,
			fieldsTo: idOf(second),
			keys: [{ id: ledger.id, to: idOf(first) }],
			apps: [{ id: things.appId, to: idOf(first) }],
		});
		await runJobs("hand-over");
		expect(await senderOf(things.document)).toBe(idOf(first));
		expect(await senderOf(things.draft)).toBe(idOf(second));
		const fieldOwner = async (id: string) => (await db().customField.findUniqueOrThrow({ where: { id } })).createdById;
		expect([await fieldOwner(things.own), await fieldOwner(things.shared)]).toEqual([idOf(second), idOf(leaver)]);
		const blockOwner = async (id: string) => (await db().block.findUniqueOrThrow({ where: { id } })).createdById;
		const blockOwners = [await blockOwner(things.ownBlock), await blockOwner(things.sharedBlock)];
		expect(blockOwners).toEqual([idOf(second), idOf(leaver)]);
		expect([await callWith(things.given.key), await callWith(things.ended.key)]).toEqual([200, 401]);
		expect((await keyOf("Ledger")).userId).toBe(idOf(first));
		expect(before.revokedAt).toBeNull();
		const app = await db().oAuthApp.findUniqueOrThrow({ where: { id: things.appId } });
		expect(app.actingUserId).toBe(idOf(first));
		const { accountId } = admin.principal;
		const events = await db().accountEvent.findMany({ where: { accountId, userId: idOf(leaver) } });
		expect(events.map(({ type }) => type)).toEqual(
			expect.arrayContaining([
				"ApiKeyHandedOver",
				"DocumentsHandedOver",
				"DraftsHandedOver",
				"OAuthAppHandedOver",
				"PrivateFieldsHandedOver",
				"UserDeactivated",
			]),
		);
	});

	it("leaves documents where nobody takes them over, and they go on being signed", async () => {
		const { admin, leaver, document } = await makeLeaver();
		await deactivateUser(admin, { userId: idOf(leaver), ...NOTHING });
		await runJobs("hand-over");
		expect(await senderOf(document)).toBe(idOf(leaver));
		expect((await db().user.findUniqueOrThrow({ where: { id: idOf(leaver) } })).status).toBe("Deactivated");
	});

	it("a hand-over that was cut off goes on where it stopped, and writes nothing twice", async () => {
		const { admin, leaver, first, document, draft } = await makeLeaver();
		const second = await insertDocument(leaver);
		await deactivateUser(admin, { userId: idOf(leaver), ...NOTHING, documentsTo: idOf(first) });
		const { accountId } = admin.principal;
		const job = {
			accountId,
			fromUserId: idOf(leaver),
			toUserId: idOf(first),
			actorId: idOf(admin),
			part: "sent" as const,
		};
		// The first of the two was through when the worker was killed.
		await db().document.update({ where: { id: document }, data: { senderId: idOf(first) } });
		await Promise.all([handOverDocuments(jobContext(), job), handOverDocuments(jobContext(), job)]);
		await runJobs("hand-over");
		expect([await senderOf(document), await senderOf(second), await senderOf(draft)]).toEqual([
			idOf(first),
			idOf(first),
			idOf(leaver),
		]);
		const events = await db().auditEvent.count({ where: { documentId: second, type: "DocumentHandedOver" } });
		expect(events).toBe(1);
	});

	it("hands no key to somebody who may do more, and changes nothing then", async () => {
		const { admin, leaver, first, given } = await makeLeaver();
		const { keys } = await viewHandOver(admin, { userId: idOf(leaver) });
		const wide = { ...NOTHING, keys: keys.map(({ id }) => ({ id, to: idOf(admin) })), fieldsTo: idOf(first) };
		const refused = deactivateUser(admin, { userId: idOf(leaver), ...wide });
		await expect(refused).rejects.toMatchObject({ code: "ValidationError", fields: { keys: [expect.any(String)] } });
		expect((await viewHandOver(admin, { userId: idOf(leaver) })).privateFields).toBe(2);
		expect(await callWith(given.key)).toBe(200);
	});

	it("never leaves an account without an Admin", async () => {
		const { admin, first } = await makeLeaver();
		const refused = deactivateUser(admin, { userId: idOf(admin), ...NOTHING, documentsTo: idOf(first) });
		await expect(refused).rejects.toMatchObject({ code: "Conflict", message: expect.stringContaining("last admin") });
	});
});
