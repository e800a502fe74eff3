import { expect, it } from "vitest";
import { WEBHOOK_VERIFY_EXAMPLE } from "#lib/contract/webhooks/verify-example.ts";
import { jobContext, operatorContext } from "#lib/domain/context.ts";
import { drawPageImages } from "#lib/domain/documents/pages/draw-page-images.ts";
import { declineDocument } from "#lib/domain/signing/decline-document.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import type { EndpointSettings } from "#lib/domain/webhooks/rules.ts";
import { callApi, makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { connect, makeOAuthApp, signedInContext } from "#lib/testing/oauth-caller.ts";
import { makeIdentity } from "#lib/testing/people.ts";
import { signerContext } from "#lib/testing/signing-document.ts";
import { useWebhookReceiver } from "#lib/testing/webhook-receiver.ts";
import { PATIENCE, useJourney } from "./journey.ts";
import { signAll, tokenIn } from "./signer.ts";

const journey = useJourney();
const receiver = useWebhookReceiver();
const context = operatorContext("command line");

function makeEndpoint(accountId: string, more: Partial<EndpointSettings> = {}) {
	const settings = { url: receiver.url, events: [], environment: "All" as const, appId: null, mayReachPrivate: true };
	return createEndpoint(context, { accountId, ...settings, ...more });
}

const namesOf = (path: string) =>
	receiver.events().flatMap(({ event }, index) => (receiver.received[index]?.path === path ? [event.eventType] : []));

it("an endpoint is told of a document from sending to the sealed file, and never a link or a secret", async () => {
	const caller = await makeCaller();
	const { secret } = await makeEndpoint(caller.accountId);
	const only = await makeEndpoint(caller.accountId, { url: `${receiver.url}/done`, events: ["Completed"] });
	const test = await makeEndpoint(caller.accountId, { url: `${receiver.url}/test`, environment: "Test" });
	const [mia, omar] = [`mia-${caller.userId}@example.com`, `omar-${caller.userId}@example.com`];
	const signers = [mia, omar].map((emailAddress) => ({ emailAddress }));
	const documentId = await sendTo(caller, signers);
	const tokens = [tokenIn(await journey.mailTo(mia)), tokenIn(await journey.mailTo(omar))];
	await caller.call("POST", `/v1/document/remind?documentId=${documentId}&receiverEmails=${mia}`, {});
	const labels = { documentId, tags: ["hr"] };
	expect((await caller.call("PATCH", "/v1/document/addTags", labels)).status).toBe(204);
	await drawPageImages(jobContext(), documentId);
	for (const token of tokens) {
		await markViewed(await signerContext(token));
		await signAll(token);
	}
	await expect.poll(() => namesOf("/hook/done"), PATIENCE).toEqual(["Completed"]);
	await journey.settle();
	const told = ["Sent", "Reminder", "Edited", "Viewed", "Signed", "Viewed", "Signed", "Completed"];
	expect(namesOf("/hook").sort()).toEqual(told.sort());
	expect(namesOf("/hook/test")).toEqual([]);
	const completed = receiver.events().find(({ event }) => event.eventType === "Completed");
	expect(completed?.data).toMatchObject({
		documentId,
		status: "Completed",
		labels: ["hr"],
		signerDetails: [
			{ signerEmail: mia, status: "Completed" },
			{ signerEmail: omar, status: "Completed" },
		],
	});
	const everything = receiver.received.map(({ body }) => body).join("\n");
	const hidden = [...tokens, secret, only.secret, test.secret, caller.key, "/sign/", "formFields", "objects/"];
	for (const word of hidden) expect(everything).not.toContain(word);

	const example = `data:text/javascript,${encodeURIComponent(WEBHOOK_VERIFY_EXAMPLE)}`;
	const { isFromSignet } = (await import(/* @vite-ignore */ example)) as {
		isFromSignet: (rawBody: string, header: string, secret: string) => boolean;
	};
	const one = receiver.received.find(({ path }) => path === "/hook");
	const header = String(one?.headers["x-signet-signature"]);
	expect(isFromSignet(one?.body ?? "", header, secret)).toBe(true);
	// As the secret that two others have replaced since.
	expect(isFromSignet(one?.body ?? "", header.replace("s0=", "s0=00, s1=00, s2="), secret)).toBe(true);
	expect(isFromSignet(one?.body ?? "", header, only.secret)).toBe(false);
	expect(isFromSignet(`${one?.body} `, header, secret)).toBe(false);
});

it("an endpoint for tests is told of sandbox documents, of a decline and of sender identities", async () => {
	const caller = await makeCaller({ environment: "sandbox" });
	await makeEndpoint(caller.accountId, { environment: "Test" });
	await makeEndpoint(caller.accountId, { url: `${receiver.url}/live`, environment: "Live" });
	const email = `ana-${caller.userId}@example.com`;
	await sendTo(caller, [{ emailAddress: email }]);
	await declineDocument(await signerContext(tokenIn(await journey.mailTo(email))), { reason: "Too dear" });
	const admin = await makeCaller({ accountId: caller.accountId });
	const identity = await makeIdentity(admin);
	await admin.call("DELETE", `/v1/senderIdentities/delete?email=${identity.email}`);
	const told = ["Sent", "Viewed", "Declined", "SenderIdentityCreated", "SenderIdentityDeleted"];
	await expect.poll(() => namesOf("/hook").sort(), PATIENCE).toEqual([...told].sort());
	await journey.settle();
	expect(namesOf("/hook/live").sort()).toEqual(["SenderIdentityCreated", "SenderIdentityDeleted"]);
	const find = (name: string) => receiver.events().find(({ event }) => event.eventType === name);
	expect(find("Declined")).toMatchObject({
		event: { environment: "Test" },
		context: { actor: { userType: "Signer" }, previousState: { status: "InProgress" } },
		data: { status: "Declined", declineMessage: "Too dear" },
	});
	const deleted = { object: "senderIdentity", id: identity.id, email: identity.email, status: "Pending" };
	expect(find("SenderIdentityDeleted")).toMatchObject({
		context: { actor: { userType: "Sender", id: admin.userId } },
		data: deleted,
	});
});

it("an app's endpoint is told of documents that were sent through the app, whoever's they are", async () => {
	const owner = await makeCaller();
	const user = await makeCaller();
	const app = await makeOAuthApp(owner.accountId);
	const { body: token } = await connect(app.live, await signedInContext(user));
	const throughApp: typeof user = {
		...user,
		call: (method, path, body) => callApi(null, method, path, body, { Authorization: `Bearer ${token.access_token}` }),
	};
	await makeEndpoint(owner.accountId, { appId: app.appId, events: ["Revoked"] });
	await makeEndpoint(owner.accountId, { url: `${receiver.url}/account`, events: ["Revoked"] });
	const email = `zoe-${user.userId}@example.com`;
	for (const sender of [throughApp, user]) {
		const documentId = await sendTo(sender, [{ emailAddress: email }]);
		await revoke(user, documentId);
	}
	await expect.poll(() => receiver.events().map(({ event }) => event.clientId), PATIENCE).toEqual([app.live.clientId]);
	await journey.settle();
	expect(namesOf("/hook")).toEqual(["Revoked"]);
	expect(namesOf("/hook/account")).toEqual([]);
});

async function revoke(user: Awaited<ReturnType<typeof makeCaller>>, documentId: string): Promise<void> {
	const answer = await user.call("POST", `/v1/document/revoke?documentId=${documentId}`, { message: "Wrong file" });
	expect(answer.status).toBe(204);
}
