import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { resendDelivery } from "#lib/domain/webhooks/resend-delivery.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { RESENDS_PER_QUARTER_HOUR } from "../limits/limit-visitor.ts";
import { resendAllFailed, resendOne } from "./resend-webhooks.ts";
import { wordRefusal } from "./word-refusal.ts";

useTestDatabase();

async function makeEndpoint(failed: number) {
	const admin = await makeUserContext();
	const { accountId } = admin.principal;
	const settings = { events: [], environment: "All" as const, appId: null, mayReachPrivate: false };
	const add = async () =>
		(await createEndpoint(admin, { accountId, url: "https://hooks.example.com/", ...settings })).endpointId;
	const endpointId = await add();
	const rows = (count: number, id: string) =>
		Array.from({ length: count }, () => ({
			...{ id: randomUUID(), endpointId: id, eventId: randomUUID(), eventType: "Sent", isSandbox: false },
			...{ status: "Failed" as const, attempts: 10, nextAttemptAt: new Date() },
			context: { actor: { userType: "Sender", id: "" }, previousState: null },
		}));
	const mine = rows(failed, endpointId);
	const other = await add();
	const others = rows(1, other);
	await db().webhookDelivery.createMany({ data: [...mine, ...others] });
	return { admin, accountId, endpointId, deliveryId: mine[0]?.id ?? "", otherId: others[0]?.id ?? "" };
}

it("sends to an endpoint again so often, and says when to try again; all that failed counts once", async () => {
	const { admin, accountId, endpointId, deliveryId, otherId } = await makeEndpoint(300);
	expect(await resendAllFailed(admin, endpointId)).toEqual({ count: 300 });
	for (let count = 1; count < RESENDS_PER_QUARTER_HOUR; count += 1) await resendOne(admin, deliveryId);
	await db().webhookDelivery.update({ where: { id: deliveryId }, data: { status: "Failed" } });
	const refused = await resendOne(admin, deliveryId).catch((error: unknown) => error);
	if (!(refused instanceof AppError)) throw new Error("It was sent.");
	expect(refused.code).toBe("RateLimited");
	expect(wordRefusal(refused, "EN").message).toMatch(/Try again in \d+ minutes\.$/);
	expect(wordRefusal(refused, "FR").message).toMatch(/Réessayez dans \d+ minutes\.$/);
	await expect(resendAllFailed(admin, endpointId)).rejects.toMatchObject({ code: "RateLimited" });
	const delivery = await db().webhookDelivery.findUniqueOrThrow({ where: { id: deliveryId } });
	expect(delivery.status).toBe("Failed");
	await resendOne(admin, otherId);
	await resendDelivery(operatorContext("command line"), { accountId, deliveryId });
});

it("counts for nobody who may not do it", async () => {
	const { admin, accountId, endpointId, deliveryId } = await makeEndpoint(1);
	const member = await makeUserContext({ accountId, role: "Member" });
	const stranger = await makeUserContext();
	for (let count = 0; count < RESENDS_PER_QUARTER_HOUR; count += 1) {
		await expect(resendOne(member, deliveryId)).rejects.toMatchObject({ code: "Forbidden" });
		await expect(resendAllFailed(stranger, endpointId)).rejects.toMatchObject({ code: "NotFound" });
	}
	await resendOne(admin, deliveryId);
});
