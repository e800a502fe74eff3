import type { JobWithMetadata } from "pg-boss";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { deleteStaleRows } from "#lib/db/stores/documents/purging.ts";
import { jobContext, operatorContext } from "#lib/domain/context.ts";
import { purgeDocument } from "#lib/domain/documents/ending/purge-document.ts";
import { resumeDeliveries } from "#lib/domain/housekeeping/resume-work.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import type { JobPayload } from "#lib/queue/definitions.ts";
import { queue } from "#lib/queue/queue.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { useWebhookReceiver } from "#lib/testing/webhook-receiver.ts";
import { isSignedWith } from "#lib/testing/webhook-signature.ts";
import { MINUTE_MS } from "#lib/units.ts";
import { makeHandlers } from "#lib/worker/job-handlers.ts";
import { createEndpoint } from "./create-endpoint.ts";
import { enableEndpoint } from "./enable-endpoint.ts";
import { resendDelivery } from "./resend-delivery.ts";
import { rollEndpointSecret } from "./roll-endpoint-secret.ts";
import type { EndpointSettings } from "./rules.ts";
import { verifyEndpoint } from "./verify-endpoint.ts";

useTestDatabase();
const receiver = useWebhookReceiver();
const context = operatorContext("command line");

async function makeEndpoint(accountId: string, more: Partial<EndpointSettings> = {}) {
	const settings = { url: receiver.url, events: [], environment: "All" as const, appId: null, mayReachPrivate: true };
	return createEndpoint(context, { accountId, ...settings, ...more });
}

/** A document that its signer has just looked at, in an account with an endpoint. */
async function viewedDocument(more: Partial<EndpointSettings> = {}) {
	const document = await makeSigningDocument([{ name: "Grace" }]);
	const endpoint = await makeEndpoint(document.accountId, more);
	const [signer] = document.people;
	if (!signer) throw new Error("There is no signer.");
	await markViewed(signer.context);
	return { ...document, ...endpoint, signer };
}

const deliveriesTo = (endpointId: string) =>
	db().webhookDelivery.findMany({ where: { endpointId }, orderBy: { createdAt: "asc" } });

async function deliveryTo(endpointId: string) {
	const [delivery] = await deliveriesTo(endpointId);
	if (!delivery) throw new Error("There is no delivery.");
	return delivery;
}

/** Does a delivery's job as a worker with another clock would. */
async function attempt(deliveryId: string, now: Date): Promise<void> {
	const job = { data: { deliveryId } } as JobWithMetadata<JobPayload<"webhook">>;
	await makeHandlers(() => now).webhook(job);
}

describe("a webhook", () => {
	it("is verified on request: with an event of its own, whatever it asks for, and not while it is disabled", async () => {
		const { accountId } = await makeSigningDocument([]);
		const { endpointId, secret } = await makeEndpoint(accountId, { events: ["Completed"], environment: "Test" });
		await makeEndpoint(accountId);
		const { deliveryId } = await verifyEndpoint(context, { accountId, endpointId });
		await runJobs("webhook");
		expect(receiver.events()).toMatchObject([
			{
				event: { eventType: "Verification", environment: "Test" },
				context: { actor: { userType: "Admin", id: "" }, previousState: null },
				data: null,
			},
		]);
		const [one] = receiver.received;
		expect(one && isSignedWith(secret, "s0", one)).toBe(true);
		expect(await deliveryTo(endpointId)).toMatchObject({ id: deliveryId, status: "Delivered" });
		await db().webhookEndpoint.update({ where: { id: endpointId }, data: { disabledAt: new Date() } });
		const again = verifyEndpoint(context, { accountId, endpointId });
		await expect(again).rejects.toMatchObject({ code: "Conflict" });
	});

	it("has its headers under the names of BoldSign's SDKs as well where the endpoint asks for them", async () => {
		const { accountId } = await makeSigningDocument([]);
		for (const hasBoldSignHeaders of [true, false]) {
			const { endpointId } = await makeEndpoint(accountId, { hasBoldSignHeaders });
			await verifyEndpoint(context, { accountId, endpointId });
		}
		await runJobs("webhook");
		const signatures = receiver.received.map(({ headers }) => headers["x-signet-signature"]);
		expect(receiver.received.map(({ headers }) => headers["x-boldsign-signature"])).toEqual([signatures[0], undefined]);
		expect(receiver.received.map(({ headers }) => headers["x-boldsign-event"])).toEqual(["Verification", undefined]);
	});

	it("carries the event, who caused it and the document, signed with the endpoint's secret", async () => {
		const { documentId, endpointId, secret, signer } = await viewedDocument();
		await runJobs("webhook");
		const [one] = receiver.received;
		if (!one) throw new Error("Nothing came.");
		expect(receiver.received).toHaveLength(1);
		expect(one.headers).toMatchObject({ "content-type": "application/json", "x-signet-event": "Viewed" });
		expect(isSignedWith(secret, "s0", one)).toBe(true);
		expect(isSignedWith("another secret", "s0", one)).toBe(false);
		expect(isSignedWith(secret, "s0", { ...one, body: `${one.body} ` })).toBe(false);
		const delivery = await deliveryTo(endpointId);
		expect(receiver.events()).toMatchObject([
			{
				event: { id: delivery.eventId, eventType: "Viewed", clientId: null, environment: "Live" },
				context: {
					eventType: "Viewed",
					actor: { userType: "Signer", id: signer.signerId },
					previousState: { signerDetails: [{ id: signer.signerId, isViewed: false }] },
				},
				data: {
					object: "document",
					documentId,
					messageTitle: "Lease",
					status: "InProgress",
					signerDetails: [{ id: signer.signerId, signerName: "Grace", isViewed: true, status: "NotCompleted" }],
				},
			},
		]);
		expect(delivery).toMatchObject({ status: "Delivered", attempts: 1, lastStatus: 200, lastError: null });
	});

	it("is signed with the secret before as well while a new one is put in place", async () => {
		const { accountId, endpointId, secret: old } = await viewedDocument();
		const { secret, oldSecretUntil } = await rollEndpointSecret(context, { accountId, endpointId, overlapHours: 1 });
		const { id } = await deliveryTo(endpointId);
		await attempt(id, new Date());
		await db().webhookDelivery.update({ where: { id }, data: { status: "Pending" } });
		await attempt(id, oldSecretUntil);
		const [during, after] = receiver.received;
		if (!during || !after) throw new Error("Too little came.");
		expect([isSignedWith(secret, "s0", during), isSignedWith(old, "s1", during)]).toEqual([true, true]);
		expect(isSignedWith(secret, "s0", after)).toBe(true);
		expect(String(after.headers["x-signet-signature"])).not.toContain("s1=");
	});

	it("is signed with a secret that was replaced twice for as long as was said, and not a moment longer", async () => {
		const { accountId, endpointId, secret: first } = await viewedDocument();
		const roll = (overlapHours: number) => rollEndpointSecret(context, { accountId, endpointId, overlapHours });
		const { secret: second, oldSecretUntil: firstUntil } = await roll(1);
		const { secret: third, oldSecretUntil: secondUntil } = await roll(24);
		const { id } = await deliveryTo(endpointId);
		const postAt = async (now: Date) => {
			await db().webhookDelivery.update({ where: { id }, data: { status: "Pending" } });
			await attempt(id, now);
			const call = receiver.received.at(-1);
			if (!call) throw new Error("Nothing came.");
			const signed = [third, second, first].map((secret, index) => isSignedWith(secret, `s${index}`, call));
			return { signed, header: String(call.headers["x-signet-signature"]) };
		};
		expect(await postAt(new Date())).toMatchObject({ signed: [true, true, true] });
		expect(await postAt(firstUntil)).toMatchObject({ header: expect.not.stringContaining("s2=") });
		expect(await postAt(secondUntil)).toMatchObject({ header: expect.not.stringContaining("s1=") });
		await roll(0);
		const { oldSecrets } = await db().webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
		expect(oldSecrets).toEqual([]);
	});

	it("is tried again by the schedule with the same id and bytes, and then given up with a notice", async () => {
		const { accountId, endpointId, signer } = await viewedDocument();
		const { id } = await deliveryTo(endpointId);
		receiver.answers.push(500, 0, 404, 302, 503, 500, 500);
		let now = new Date();
		for (const minutes of [1, 15, 45, 60, 480, 1440]) {
			await attempt(id, now);
			const next = new Date(now.getTime() + minutes * MINUTE_MS);
			expect(await deliveryTo(endpointId)).toMatchObject({ status: "Pending", nextAttemptAt: next });
			const waiting = await (await queue()).findJobs("webhook", { data: { deliveryId: id } });
			expect(waiting.map((job) => job.startAfter)).toContainEqual(next);
			// Too early: another job is about it.
			await attempt(id, new Date(next.getTime() - MINUTE_MS / 2 - 1));
			now = next;
		}
		await attempt(id, now);
		expect(await deliveryTo(endpointId)).toMatchObject({ status: "Failed", attempts: 7, lastStatus: 500 });
		expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
		expect(receiver.received.map(({ path }) => path)).toEqual(Array(7).fill("/hook"));

		const endpoint = await db().webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
		expect(endpoint).toMatchObject({ disabledAt: now, disabledReason: "not taken", disabledStatus: null });
		await runJobs("mail");
		const mails = await db().mail.findMany({ where: { accountId, kind: "webhook-disabled" } });
		expect(mails.map(({ status }) => status)).toEqual(["Sent"]);
		expect(mails[0]?.text).toContain(receiver.url);
		// The receiver is on the own network, of whose answers nothing is told.
		const [noted] = await db().accountEvent.findMany({ where: { accountId, type: "WebhookDisabled" } });
		expect(noted?.data).toMatchObject({ endpointId, failure: "not taken" });
		expect(noted?.data).not.toHaveProperty("status");
		expect(mails[0]?.text).toContain("It didn’t accept the event");
		await markViewed(signer.context);
		expect(await deliveriesTo(endpointId)).toHaveLength(1);
	});

	it("waits no longer for an endpoint that was disabled meanwhile, and can be resent once it is enabled", async () => {
		const { accountId, endpointId } = await viewedDocument();
		const { id: deliveryId } = await deliveryTo(endpointId);
		await db().webhookEndpoint.update({ where: { id: endpointId }, data: { disabledAt: new Date() } });
		await runJobs("webhook");
		expect(await deliveryTo(endpointId)).toMatchObject({ status: "Failed", attempts: 0 });
		await expect(resendDelivery(context, { accountId, deliveryId })).rejects.toMatchObject({ code: "NotFound" });
		await enableEndpoint(context, { accountId, endpointId });
		await resendDelivery(context, { accountId, deliveryId });
		await resendDelivery(context, { accountId, deliveryId });
		await runJobs("webhook");
		expect(receiver.events().map(({ event }) => event.eventType)).toEqual(["Viewed"]);
		await resendDelivery(context, { accountId, deliveryId });
		await runJobs("webhook");
		const [first, again] = receiver.received;
		expect(again?.body).toBe(first?.body);
	});

	it("still tells of a document that was purged meanwhile, and then forgets its words", async () => {
		const { documentId, endpointId } = await viewedDocument();
		const { id } = await deliveryTo(endpointId);
		await runJobs("mail");
		await db().document.update({ where: { id: documentId }, data: { deletedAt: new Date() } });
		await expect(purgeDocument(jobContext(), documentId, "deleted")).rejects.toThrow(
			"webhook events about this document",
		);
		receiver.answers.push(500);
		await attempt(id, new Date());
		await purgeDocument(jobContext(), documentId, "deleted");
		expect(await db().document.count({ where: { id: documentId } })).toBe(0);
		await attempt(id, new Date(Date.now() + MINUTE_MS));
		const [first, again] = receiver.received;
		expect(again?.body).toBe(first?.body);
		expect(again?.body).toContain('"messageTitle":"Lease"');
		expect(await deliveryTo(endpointId)).toMatchObject({ status: "Delivered", attempts: 2, body: null });
	});

	it("is counted once when two workers bring it at the same time", async () => {
		const { endpointId } = await viewedDocument();
		const { id } = await deliveryTo(endpointId);
		receiver.answers.push(500, 500);
		const now = new Date();
		await Promise.all([attempt(id, now), attempt(id, now)]);
		expect(await deliveryTo(endpointId)).toMatchObject({ status: "Pending", attempts: 1 });
		expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
	});

	it("whose job got lost is taken up by housekeeping; the log is kept for 30 days", async () => {
		const { endpointId } = await viewedDocument();
		const { id } = await deliveryTo(endpointId);
		const boss = await queue();
		await boss.deleteAllJobs("webhook");
		const waiting = async () => (await boss.findJobs("webhook", { data: { deliveryId: id } })).length;
		await resumeDeliveries(context);
		expect(await waiting()).toBe(0);
		await resumeDeliveries({ ...context, now: () => new Date(Date.now() + 61 * MINUTE_MS) });
		expect(await waiting()).toBe(1);
		const daysLater = (days: number) => new Date(Date.now() + days * 1440 * MINUTE_MS);
		await deleteStaleRows(db(), daysLater(29));
		expect(await deliveriesTo(endpointId)).toHaveLength(1);
		await deleteStaleRows(db(), daysLater(31));
		expect(await deliveriesTo(endpointId)).toEqual([]);
	});

	it("does not reach a private network unless the operator lets it", async () => {
		const { endpointId } = await viewedDocument();
		await db().webhookEndpoint.update({ where: { id: endpointId }, data: { mayReachPrivate: false } });
		const { id } = await deliveryTo(endpointId);
		await attempt(id, new Date());
		for (const url of [receiver.url.replace("http:", "https:"), "https://localhost/hook"]) {
			await db().webhookEndpoint.update({ where: { id: endpointId }, data: { url } });
			await db().webhookDelivery.update({ where: { id }, data: { attempts: 0, nextAttemptAt: new Date() } });
			await attempt(id, new Date());
			expect((await deliveryTo(endpointId)).lastError).toMatch(/a public address/);
		}
		expect(receiver.received).toEqual([]);
	});
});
