import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { createSenderIdentityOperation } from "#lib/contract/sender-identities/create-sender-identity.ts";
import { updateSenderIdentityOperation } from "#lib/contract/sender-identities/update-sender-identity.ts";
import { db, type Tx } from "#lib/db/client.ts";
import { deleteBrand } from "#lib/domain/brands/delete-brand.ts";
import { jobContext, operatorContext, type UserContext } from "#lib/domain/context.ts";
import { setCredits } from "#lib/domain/credits/set-credits.ts";
import { handOverDocuments } from "#lib/domain/documents/changing/hand-over-documents.ts";
import { sendSample } from "#lib/domain/documents/sending/send-sample.ts";
import { sendDraft } from "#lib/domain/drafts/sending/send-draft.ts";
import { deleteOAuthApp } from "#lib/domain/oauth-apps/delete-oauth-app.ts";
import { createSenderIdentity } from "#lib/domain/sender-identities/create-sender-identity.ts";
import { updateSenderIdentity } from "#lib/domain/sender-identities/update-sender-identity.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { createTeam } from "#lib/domain/teams/create-team.ts";
import { changeTeam } from "#lib/domain/users/change-team.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { deleteEndpoint } from "#lib/domain/webhooks/delete-endpoint.ts";
import { deliverWebhook } from "#lib/domain/webhooks/deliver-webhook.ts";
import { makeCaller } from "../api-caller.ts";
import { countWaiting } from "../count-waiting.ts";
import { useTestDatabase } from "../harness.ts";
import { insertDocument } from "../insert-documents.ts";
import { connect, makeOAuthApp, refresh, signedInContext } from "../oauth-caller.ts";
import { newAddress } from "../people.ts";
import { makeSigningDocument } from "../signing-document.ts";
import { makeUserContext } from "../user-context.ts";
import { useWebhookReceiver } from "../webhook-receiver.ts";

/** On a machine that does much else two calls take their time to meet: longer than what waits for them below. */
vi.setConfig({ testTimeout: 120_000 });

useTestDatabase();
const receiver = useWebhookReceiver();
const ENGLISH = { locale: "EN", tag: "en-US" } as const;

/**
 * Runs two calls that want the same rows: the first as far as a row that is held here, then the second until it waits
 * too, and then lets both go on.
 *
 * @returns what each came to
 */
async function meet<First, Second>(
	hold: (tx: Tx) => Promise<unknown>,
	first: () => Promise<First>,
	second: () => Promise<Second>,
): Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>]> {
	let running: Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>]> | undefined;
	await db().$transaction(
		async (tx) => {
			await hold(tx);
			const one = first();
			await expect.poll(() => countWaiting(), { timeout: 60_000 }).toBe(1);
			running = Promise.allSettled([one, second()]);
			await expect.poll(() => countWaiting(), { timeout: 60_000 }).toBe(2);
		},
		{ timeout: 90_000, maxWait: 60_000 },
	);
	if (!running) throw new Error("Nothing was run.");
	return running;
}

const DONE = { status: "fulfilled" };
const holdDocument = (id: string) => (tx: Tx) =>
	tx.$queryRaw`SELECT "id" FROM "Document" WHERE "id" = ${id}::uuid FOR UPDATE`;

const byKey = (context: UserContext): UserContext => ({
	...context,
	principal: { ...context.principal, via: "api-key" },
});

describe("who moves a user, and who sends for that user", () => {
	/** A member with an own draft and another document before it, a team to go to, and who may move them. */
	async function makeMember() {
		const admin = await makeUserContext();
		const { accountId } = admin.principal;
		const member = await makeUserContext({ accountId, role: "Member" });
		const other = await insertDocument(member);
		const { documentId } = await sendSample(member, ENGLISH);
		await db().document.update({ where: { id: documentId }, data: { status: "Draft", sentAt: null } });
		await setCredits(operatorContext("test"), { accountId, credits: 5 });
		const { teamId } = await createTeam(admin, { teamName: "North" });
		const { userId } = member.principal;
		const move = () => changeTeam(admin, { userId, toTeamId: teamId, transferDocumentsToUserId: null });
		return { member, userId, other, documentId, teamId, move };
	}

	const teamsOf = async (senderId: string) =>
		new Set((await db().document.findMany({ where: { senderId } })).map((one) => one.teamId));

	it.each(["move", "send"])("do not wait for each other over a draft: the %s first", async (which) => {
		const { member, userId, other, documentId, teamId, move } = await makeMember();
		const send = () => sendDraft(byKey(member), { documentId });
		const results =
			which === "move" ? await meet(holdDocument(other), move, send) : await meet(holdDocument(documentId), send, move);
		expect(results).toMatchObject([DONE, DONE]);
		expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ status: "InProgress" });
		expect(await teamsOf(userId)).toEqual(new Set([teamId]));
	});

	it("a document is of the team that its sender has when it is sent, not when the call began", async () => {
		const { member, userId, teamId, move } = await makeMember();
		await move();
		await sendSample(member, ENGLISH);
		expect(await teamsOf(userId)).toEqual(new Set([teamId]));
	});

	it("a document that is sent while its sender is moved comes along", async () => {
		const { member, userId, teamId, move } = await makeMember();
		// What is sent refers to the former team; where its sender goes to is another one.
		const hold = (tx: Tx) =>
			tx.$queryRaw`SELECT "id" FROM "Team" WHERE "id" = ${member.principal.teamId}::uuid FOR UPDATE`;
		expect(await meet(hold, () => sendSample(member, ENGLISH), move)).toMatchObject([DONE, DONE]);
		expect(await teamsOf(userId)).toEqual(new Set([teamId]));
	});

	it("documents that are handed over to somebody who is moved come along", async () => {
		const { member, userId, teamId, move } = await makeMember();
		const admin = await makeUserContext({ accountId: member.principal.accountId });
		const { accountId, userId: fromUserId } = admin.principal;
		const given = await insertDocument(admin);
		const job = { accountId, fromUserId, toUserId: userId, actorId: fromUserId };
		const handOver = () => handOverDocuments(jobContext(), job);
		expect(await meet(holdDocument(given), handOver, move)).toMatchObject([DONE, DONE]);
		expect(await teamsOf(userId)).toEqual(new Set([teamId]));
	});
});

describe("who gives up an endpoint, and who deletes it", () => {
	/** An endpoint with two deliveries: the earlier to be held, the later on its last attempt. */
	async function makeDeliveries() {
		const { accountId, people } = await makeSigningDocument([{ name: "Grace" }, { name: "Mia" }]);
		const settings = { url: receiver.url, events: [], environment: "All" as const, appId: null, mayReachPrivate: true };
		const operator = operatorContext("command line");
		const { endpointId } = await createEndpoint(operator, { accountId, ...settings });
		for (const { context } of people) await markViewed(context);
		const [held, last] = await db().webhookDelivery.findMany({ where: { endpointId }, orderBy: { createdAt: "asc" } });
		if (!held || !last) throw new Error("There are no deliveries.");
		await db().webhookDelivery.update({ where: { id: last.id }, data: { attempts: 6 } });
		receiver.answers.push(500);
		const giveUp = () => deliverWebhook(jobContext(), last.id);
		return { endpointId, held: held.id, giveUp, remove: () => deleteEndpoint(operator, { accountId, endpointId }) };
	}

	it("do not wait for each other: the deletion first", async () => {
		const { endpointId, held, giveUp, remove } = await makeDeliveries();
		const hold = (tx: Tx) => tx.$queryRaw`SELECT "id" FROM "WebhookDelivery" WHERE "id" = ${held}::uuid FOR UPDATE`;
		expect(await meet(hold, remove, giveUp)).toMatchObject([DONE, DONE]);
		expect(await db().webhookEndpoint.findUnique({ where: { id: endpointId } })).toBeNull();
	});

	it("do not wait for each other: the giving up first", async () => {
		const { endpointId, giveUp, remove } = await makeDeliveries();
		const hold = (tx: Tx) =>
			tx.$queryRaw`SELECT "id" FROM "WebhookEndpoint" WHERE "id" = ${endpointId}::uuid FOR SHARE`;
		expect(await meet(hold, giveUp, remove)).toMatchObject([DONE, DONE]);
		expect(await db().webhookEndpoint.findUnique({ where: { id: endpointId } })).toBeNull();
	});
});

describe("who renews a token, and who deletes its application", () => {
	/** An application with a token of a user's. */
	async function makeToken() {
		const caller = await makeCaller();
		const { accountId } = caller;
		const user = await signedInContext(caller);
		const app = await makeOAuthApp(accountId);
		const { body } = await connect(app.live, user);
		const hold = (tx: Tx) =>
			tx.$queryRaw`SELECT "id" FROM "OAuthGrant" WHERE "clientId" = ${app.live.clientId} FOR UPDATE`;
		const renew = () => refresh(app.live, body.refresh_token);
		return { hold, renew, remove: () => deleteOAuthApp(user, { accountId, appId: app.appId }), appId: app.appId };
	}

	it("do not wait for each other: the renewal first", async () => {
		const { hold, renew, remove, appId } = await makeToken();
		const [renewed, removed] = await meet(hold, renew, remove);
		expect(renewed).toMatchObject({ ...DONE, value: { status: 200 } });
		expect(removed).toMatchObject(DONE);
		expect(await db().oAuthArtifact.count({ where: { client: { appId } } })).toBe(0);
	});

	it("do not wait for each other: the deletion first", async () => {
		const { hold, renew, remove } = await makeToken();
		const [removed, renewed] = await meet(hold, remove, renew);
		expect(removed).toMatchObject(DONE);
		expect(renewed).toMatchObject({ ...DONE, value: { status: 401 } });
	});
});

describe("who gives a sender identity another brand, and who deletes the one it has", () => {
	it.each(["deletion", "change"])("do not wait for each other: the %s first", async (which) => {
		const context = await makeUserContext();
		const { accountId } = context.principal;
		const make = async (name: string) => (await db().brand.create({ data: { id: randomUUID(), accountId, name } })).id;
		const [brandId, next] = [await make("Harbour"), await make("North")];
		const email = newAddress();
		const request = createSenderIdentityOperation.body.parse({ email, name: "Mia Chen", brandId });
		const { senderIdentityId: id } = await createSenderIdentity(context, request);
		const given = updateSenderIdentityOperation.body.parse({});
		const change = () => updateSenderIdentity(context, { ...given, email, brandId: next });
		const remove = () => deleteBrand(context, { brandId });
		const hold = (tx: Tx) => tx.$queryRaw`SELECT "id" FROM "Account" WHERE "id" = ${accountId}::uuid FOR NO KEY UPDATE`;
		const results =
			which === "deletion" ? await meet(hold, remove, change) : await meet<unknown, unknown>(hold, change, remove);
		expect(results).toMatchObject([DONE, DONE]);
		expect(await db().senderIdentity.findUnique({ where: { id } })).toMatchObject({ brandId: next });
	});
});
