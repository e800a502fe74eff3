import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";

const SHOWN = {
	id: true,
	appId: true,
	url: true,
	events: true,
	environment: true,
	mayReachPrivate: true,
	oldSecretUntil: true,
	disabledAt: true,
	disabledReason: true,
	createdAt: true,
} satisfies Prisma.WebhookEndpointSelect;

/** An endpoint without its secrets. */
export type ShownEndpoint = Prisma.WebhookEndpointGetPayload<{ select: typeof SHOWN }>;

/** Adds an endpoint; its secret is sealed already. */
export async function insertEndpoint(tx: Tx, endpoint: Prisma.WebhookEndpointUncheckedCreateInput): Promise<void> {
	await tx.webhookEndpoint.create({ data: endpoint, select: { id: true } });
}

/** An account's endpoints, the oldest first. */
export async function listEndpointRows(accountId: string): Promise<ShownEndpoint[]> {
	return db().webhookEndpoint.findMany({
		where: { accountId },
		select: SHOWN,
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
	});
}

/** How many endpoints an account has; a limit keeps one event from becoming very many calls. */
export async function countEndpoints(tx: Tx, accountId: string): Promise<number> {
	return tx.webhookEndpoint.count({ where: { accountId } });
}

/** Locks an endpoint of an account for the rest of the transaction. */
export async function lockEndpoint(tx: Tx, accountId: string, id: string) {
	await tx.$queryRaw`
		SELECT "id" FROM "WebhookEndpoint" WHERE "id" = ${id}::uuid AND "accountId" = ${accountId}::uuid FOR UPDATE`;
	return tx.webhookEndpoint.findFirst({ where: { id, accountId } });
}

/** @returns whether there was one */
export async function updateEndpoint(
	tx: Tx,
	accountId: string,
	id: string,
	change: Prisma.WebhookEndpointUncheckedUpdateManyInput,
): Promise<boolean> {
	const { count } = await tx.webhookEndpoint.updateMany({ where: { id, accountId }, data: change });
	return count === 1;
}

/** Removes an endpoint with its log. @returns whether there was one */
export async function deleteEndpointRow(tx: Tx, accountId: string, id: string): Promise<boolean> {
	return (await tx.webhookEndpoint.deleteMany({ where: { id, accountId } })).count === 1;
}

/** Stops telling an endpoint anything. @returns false when it was stopped before */
export async function disableEndpoint(tx: Tx, id: string, reason: string, now: Date): Promise<boolean> {
	const { count } = await tx.webhookEndpoint.updateMany({
		where: { id, disabledAt: null },
		data: { disabledAt: now, disabledReason: reason },
	});
	return count === 1;
}

/** An endpoint for a mail that a job sends. */
export async function findEndpointForMail(accountId: string, id: string) {
	return db().webhookEndpoint.findFirst({
		where: { id, accountId },
		select: { id: true, accountId: true, url: true, disabledAt: true, disabledReason: true },
	});
}
