import type { z } from "zod";
import type { CreateTemplateRequest } from "#lib/contract/templates/create-template.ts";
import { db, type Tx } from "#lib/db/client.ts";
import { checkedJson, type JSON_COLUMNS, readJson } from "#lib/db/json-columns.ts";
import type { Locked } from "#lib/db/locked.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { type ListedColumns, type NewTemplate, type StoredTemplate, WITH_PARTS, withCurrent } from "./templates.ts";

/** A template with its current version, in the trash too. */
export async function findWholeTemplate(id: Unscoped<"job", string>): Promise<StoredTemplate | null> {
	const row = await db().template.findUnique({ where: { id }, include: WITH_PARTS });
	return row && withCurrent(row, db());
}

/** Keeps what a Draft is made from. */
export async function insertIntake(
	tx: Tx,
	{ templateId, request }: Unscoped<"own account", { templateId: string; request: CreateTemplateRequest }>,
): Promise<void> {
	const data = { templateId, request: checkedJson("TemplateIntake.request", request) };
	await tx.templateIntake.create({ data, select: { templateId: true } });
}

const PENDING = {
	id: true,
	accountId: true,
	intake: true,
	files: { orderBy: { position: "asc" }, select: { name: true, sizeBytes: true, uploadSha256: true, uploadKey: true } },
} as const;

export type PendingTemplate = NonNullable<Awaited<ReturnType<typeof findPendingTemplate>>>;

/** A Draft with its uploads and what it is made from; null when there is no such Draft. */
export async function findPendingTemplate(id: Unscoped<"job", string>) {
	const row = await db().template.findUnique({ where: { id, status: "Draft" }, select: PENDING });
	if (!row?.intake) return null;
	const { intake, ...template } = row;
	return { ...template, ...readJson("TemplateIntake", intake) };
}

type Pending = Pick<StoredTemplate, "id" | "accountId" | "isSandbox" | "ownerId" | "oauthClientId">;

/** A Draft’s row, locked until the transaction ends; null when there is no such Draft. */
type LockedPending = Locked<"Template", Pending>;

export async function lockPendingTemplate(tx: Tx, id: Unscoped<"job", string>): Promise<LockedPending | null> {
	const rows = await tx.$queryRaw<LockedPending[]>`
		SELECT "id", "accountId", "isSandbox", "ownerId", "oauthClientId" FROM "Template"
		WHERE "id" = ${id}::uuid AND "status" = 'Draft' FOR NO KEY UPDATE`;
	return rows[0] ?? null;
}

/** Makes a Draft ready: its files and state take the place of the uploads. */
export async function finishTemplate(
	tx: Tx,
	{ id: templateId }: LockedPending,
	made: { state: DraftState; files: NewTemplate["files"]; columns: ListedColumns; at: Date },
): Promise<void> {
	const state = checkedJson("TemplateVersion.state", made.state);
	await discardIntake(tx, templateId);
	await tx.templateFile.createMany({ data: made.files.map((file) => ({ ...file, templateId })) });
	await tx.templateVersion.updateMany({ where: { templateId }, data: { state } });
	const data = { ...made.columns, status: "Ready", activityAt: made.at } as const;
	await tx.template.update({ where: { id: templateId }, data, select: { id: true } });
}

/** Why a template’s files can’t be used, for programs and, where there is a message of it, for people. */
type TemplateFailure = NonNullable<z.output<(typeof JSON_COLUMNS)["Template.failure"]>>;

/** Records why a Draft’s files can’t be used. */
export async function failTemplate(
	tx: Tx,
	{ id }: LockedPending,
	reason: TemplateFailure,
	activityAt: Date,
): Promise<void> {
	await discardIntake(tx, id);
	const failure = checkedJson("Template.failure", reason) ?? Prisma.DbNull;
	await tx.template.update({ where: { id }, data: { status: "Failed", failure, activityAt }, select: { id: true } });
}

async function discardIntake(tx: Tx, templateId: string): Promise<void> {
	await tx.templateFile.deleteMany({ where: { templateId } });
	await tx.templateIntake.delete({ where: { templateId }, select: { templateId: true } });
}

/** Drafts whose job may have been lost. */
export async function listOverdueIntakes(
	before: Unscoped<"installation", Date>,
	take: number,
): Promise<{ templateId: string }[]> {
	const where = { template: { activityAt: { lt: before } } };
	return db().templateIntake.findMany({ where, select: { templateId: true }, take });
}
