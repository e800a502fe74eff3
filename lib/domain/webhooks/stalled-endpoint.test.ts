import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { insertVerification } from "#lib/db/stores/webhooks/webhook-deliveries.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { enqueueDeliveries } from "#lib/domain/notices/emit-events.ts";
import { queue } from "#lib/queue/queue.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { useWebhookReceiver } from "#lib/testing/webhook-receiver.ts";
import { runWorker } from "#lib/worker/job-worker.ts";
import { createEndpoint } from "./create-endpoint.ts";

useTestDatabase();
const receiver = useWebhookReceiver();

const EVENT = {
	eventType: "Verification",
	context: { actor: { userType: "Sender", id: "" }, previousState: null },
};

async function enqueueEvents(accountId: string, url: string, count: number): Promise<string> {
	const settings = { url, events: [], environment: "All" as const, appId: null, mayReachPrivate: true };
	const { endpointId } = await createEndpoint(operatorContext("test"), { accountId, ...settings });
	await inTransaction(async (tx) => {
		for (let left = count; left > 0; left -= 1) {
			const event = { ...EVENT, eventId: randomUUID() };
			const id = await insertVerification(tx, { id: endpointId, environment: "All" }, event, new Date());
			await enqueueDeliveries(tx, [{ id, endpointId, accountId }]);
		}
	});
	return endpointId;
}

it("a worker runs at most two deliveries to a stalled endpoint, and delivers to others without delay", async () => {
	const stalled = createServer(() => undefined).listen(0, "127.0.0.1");
	await once(stalled, "listening");
	const { accountId } = await makeSigningDocument([]);
	const { accountId: otherId } = await makeSigningDocument([]);
	await queue("worker");
	await enqueueEvents(accountId, `http://127.0.0.1:${(stalled.address() as AddressInfo).port}/`, 60);
	const endpointId = await enqueueEvents(otherId, receiver.url, 20);
	let connections = 0;
	stalled.on("connection", () => {
		connections += 1;
	});
	const stop = await runWorker();
	const delivered = () => db().webhookDelivery.count({ where: { endpointId, status: "Delivered" } });
	// The first stalled deliveries time out after ten seconds.
	await expect.poll(delivered, { timeout: 9000 }).toBe(20);
	expect(connections).toBe(2);
	const stopped = stop();
	stalled.closeAllConnections();
	stalled.close();
	await stopped;
}, 60_000);
