import type { WebhookEnding } from "#lib/contract/webhooks/failures.ts";
import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma, WebhookEndpoint } from "#lib/db/generated/client.ts";
import { readJson, type WithJson } from "#lib/db/json-columns.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedAccount } from "../installation/provisioning.ts";

const SHOWN = {
	id: true,
	appId: true,
	url: true,
	events: true,
	environment: true,
	mayReachPrivate: true,
	hasBoldSignHeaders: true,
	secretMadeAt: true,
	oldSecretUntil: true,
	disabledAt: true,
	disabledReason: true,
	createdAt: true,
} satisfies Prisma.WebhookEndpointSelect;

/** An endpoint without its secrets. */
export type ShownEndpoint = Prisma.WebhookEndpointGetPayload<{ select: typeof SHOWN }>;

/** Adds an endpoint; its secret is sealed already. */
export async function insertEndpoint(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	endpoint: Omit<Prisma.WebhookEndpointUncheckedCreateInput, "accountId">,
): Promise<void> {
	await tx.webhookEndpoint.create({ data: { ...endpoint, accountId }, select: { id: true } });
}

/** An account's endpoints, the oldest first. */
export async function listEndpointRows(accountId: string): Promise<ShownEndpoint[]> {
	return db().webhookEndpoint.findMany({
		where: { accountId },
		select: SHOWN,
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
	});
}

/** An endpoint of an account, to be looked at. */
export async function findShownEndpoint(accountId: string, id: string): Promise<ShownEndpoint | null> {
	return db().webhookEndpoint.findFirst({ where: { id, accountId }, select: SHOWN });
}

/** How many endpoints an account has; a limit keeps one event from becoming very many calls. */
export async function countEndpoints(tx: Tx, { id: accountId }: LockedAccount): Promise<number> {
	return tx.webhookEndpoint.count({ where: { accountId } });
}

/** An endpoint of an account, locked. */
export type LockedEndpoint = Locked<"WebhookEndpoint", WithJson<"WebhookEndpoint", WebhookEndpoint>>;

/** Locks an endpoint of an account for the rest of the transaction. */
export async function lockEndpoint(tx: Tx, accountId: string, id: string): Promise<LockedEndpoint | null> {
	await tx.$queryRaw`
		SELECT "id" FROM "WebhookEndpoint" WHERE "id" = ${id}::uuid AND "accountId" = ${accountId}::uuid FOR UPDATE`;
	const endpoint = await tx.webhookEndpoint.findFirst({ where: { id, accountId } });
	return endpoint && (readJson("WebhookEndpoint", endpoint) as LockedEndpoint);
}

/** Changes an endpoint. */
export async function updateEndpoint(
	tx: Tx,
	{ id }: LockedEndpoint,
	change: Prisma.WebhookEndpointUncheckedUpdateManyInput,
): Promise<void> {
	await tx.webhookEndpoint.update({ where: { id }, data: change, select: { id: true } });
}

/** Removes an endpoint with its log. */
export async function deleteEndpointRow(tx: Tx, { id }: LockedEndpoint): Promise<void> {
	await tx.webhookEndpoint.delete({ where: { id }, select: { id: true } });
}

/** Keeps a delivery's endpoint until the transaction ends, before anything of the delivery is written. */
export async function holdEndpoint(tx: Tx, id: Unscoped<"job", string>): Promise<void> {
	await tx.$queryRaw`SELECT "id" FROM "WebhookEndpoint" WHERE "id" = ${id}::uuid FOR KEY SHARE`;
}

/** Stops telling an endpoint anything. @returns false when it was stopped before */
export async function disableEndpoint(
	tx: Tx,
	id: Unscoped<"locked", string>,
	{ failure, status }: { failure: WebhookEnding; status?: number },
	now: Date,
): Promise<boolean> {
	const { count } = await tx.webhookEndpoint.updateMany({
		where: { id, disabledAt: null },
		data: { disabledAt: now, disabledReason: failure, disabledStatus: status ?? null },
	});
	return count === 1;
}

/** An endpoint for a mail that a job sends. */
export async function findEndpointForMail(accountId: string, id: string) {
	return db().webhookEndpoint.findFirst({
		where: { id, accountId },
		select: { id: true, accountId: true, url: true, disabledAt: true, disabledReason: true, disabledStatus: true },
	});
}
