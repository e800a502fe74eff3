import { db, type Tx } from "#lib/db/client.ts";
import { escapeLike } from "#lib/db/escape-like.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { checkedJson, readJson, type WithJson } from "#lib/db/json-columns.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { TemplateTerms } from "#lib/db/template-terms.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";

/** Whose templates are looked at. */
export type TemplateScope = {
	accountId: string;
	/** Left out: of either environment. */
	isSandbox?: boolean;
	/** Empty: all of the account. */
	own: { teamId?: string; ownerId?: string };
	/** Whose shares count, and what they must allow; null: none. */
	sharedWith: { teamId: string; userId: string; access: "Use" | "Edit" } | null;
};

function isReached({ own, sharedWith, ...base }: TemplateScope): Prisma.TemplateWhereInput {
	// In an OR Prisma takes an empty condition for one that is never met.
	const isAll = Object.keys(own).length === 0;
	return isAll || !sharedWith
		? { ...base, ...own }
		: { ...base, OR: [own, { shares: { some: sharesOf(sharedWith) } }] };
}

function sharesOf({ teamId, userId, access }: NonNullable<TemplateScope["sharedWith"]>) {
	return {
		OR: [{ teamId }, { userId }],
		...(access === "Edit" ? { access: "Edit" as const } : {}),
	} satisfies Prisma.TemplateShareWhereInput;
}

export const WITH_PARTS = {
	owner: { select: { id: true, name: true, email: true } },
	shares: { select: { teamId: true, userId: true, access: true }, orderBy: { at: "asc" } },
} satisfies Prisma.TemplateInclude;

type Found = Prisma.TemplateGetPayload<{ include: typeof WITH_PARTS }>;
type Row = WithJson<"Template", Found>;
export type TemplateVersionRow = { version: number; state: DraftState; terms: TemplateTerms; byName: string; at: Date };

/** A template with its current version and all files it ever had. */
export type StoredTemplate = Row & { current: TemplateVersionRow; files: TemplateFileRow[] };

/** A template in the scope that isn’t in the trash. */
export async function findTemplate(scope: TemplateScope, id: string, tx: Tx = db()): Promise<StoredTemplate | null> {
	const row = await findTemplateRow(scope, id, tx);
	return row && withCurrent(row, tx);
}

/** The same without its version and files. */
export async function findTemplateRow(scope: TemplateScope, id: string, tx: Tx = db()) {
	return tx.template.findFirst({ where: { ...isReached(scope), id, deletedAt: null }, include: WITH_PARTS });
}

/** null: it was deleted since the row was read. The version is read last: while it is there, the files were complete. */
export async function withCurrent(row: Unscoped<"locked", Found>, tx: Tx): Promise<StoredTemplate | null> {
	const { id: templateId, version } = row;
	const files = await tx.templateFile.findMany({ where: { templateId }, orderBy: { position: "asc" } });
	const current = await tx.templateVersion.findUnique({ where: { templateId_version: { templateId, version } } });
	if (!current) return null;
	return {
		...readJson("Template", row),
		current: readJson("TemplateVersion", current),
		files: files.map((file) => readJson("TemplateFile", file)),
	};
}

type TemplateFileRow = Awaited<ReturnType<typeof filesOf>>[number];

async function filesOf(tx: Tx, templateId: string) {
	const files = await tx.templateFile.findMany({ where: { templateId } });
	return files.map((file) => readJson("TemplateFile", file));
}

/** A template’s row, locked until the transaction ends. */
export type LockedTemplate = Locked<"Template", StoredTemplate>;

/** A template in the scope that isn’t in the trash, locked. */
export async function lockTemplate(tx: Tx, scope: TemplateScope, id: string): Promise<LockedTemplate | null> {
	// One that was inserted since then isn’t locked.
	if (!(await lockRow(tx, scope, id))) return null;
	return (await findTemplate(scope, id, tx)) as LockedTemplate | null;
}

async function lockRow(tx: Tx, { accountId }: TemplateScope, id: string): Promise<boolean> {
	const locked = await tx.$queryRaw<unknown[]>`
		SELECT 1 FROM "Template" WHERE "id" = ${id}::uuid AND "accountId" = ${accountId}::uuid FOR NO KEY UPDATE`;
	return locked.length > 0;
}

/** What is known of a template’s locked row without its version and files. */
export type LockedTemplateRow = Locked<"Template", Pick<Row, "id" | "accountId" | "title">>;

/** A template in the scope that is in the trash, locked. */
export async function lockTrashedTemplate(tx: Tx, scope: TemplateScope, id: string): Promise<LockedTemplateRow | null> {
	if (!(await lockRow(tx, scope, id))) return null;
	const where = { ...isReached(scope), id, deletedAt: { not: null } };
	const row = await tx.template.findFirst({ where, select: { id: true, accountId: true, title: true } });
	return row as LockedTemplateRow | null;
}

export type NewTemplate = {
	template: Prisma.TemplateUncheckedCreateInput & { id: string };
	files: Omit<Prisma.TemplateFileCreateManyInput, "templateId">[];
};

/** Adds a template with its first version. */
export async function insertTemplate(
	tx: Tx,
	{ template, files }: Unscoped<"own account", NewTemplate>,
	version: NewVersion,
): Promise<void> {
	await tx.template.create({ data: template, select: { id: true } });
	await tx.templateFile.createMany({ data: files.map((file) => ({ ...file, templateId: template.id })) });
	await insertVersion(tx, template.id, template.version ?? 1, version);
}

type NewVersion = { state: DraftState; terms: TemplateTerms; byId: string; byName: string; at: Date };

async function insertVersion(tx: Tx, templateId: string, version: number, saved: NewVersion): Promise<void> {
	const state = checkedJson("TemplateVersion.state", saved.state);
	const terms = checkedJson("TemplateVersion.terms", saved.terms);
	await tx.templateVersion.create({ data: { ...saved, templateId, version, state, terms }, select: { version: true } });
}

/** What lists know of a template. */
export type ListedColumns = Pick<
	Prisma.TemplateUncheckedCreateInput,
	"title" | "description" | "brandId" | "behalfEmail" | "searchText"
> & { labels: string[]; templateLabels: string[] };

/** Saves another version of a template, which can be used from then on. */
export async function saveTemplate(
	tx: Tx,
	{ id, version }: LockedTemplate,
	saved: NewVersion,
	columns: ListedColumns,
): Promise<void> {
	await insertVersion(tx, id, version + 1, saved);
	const data = { ...columns, status: "Ready" as const, version: version + 1, activityAt: saved.at };
	await tx.template.update({ where: { id }, data, select: { id: true } });
}

/** When the versions of a template were saved, in their order. */
export async function listVersionTimes(tx: Tx, { id: templateId }: LockedTemplate) {
	const select = { version: true, at: true };
	return tx.templateVersion.findMany({ where: { templateId }, select, orderBy: { version: "asc" } });
}

/** Deletes versions of a template by their numbers. */
export async function deleteVersions(tx: Tx, { id: templateId }: LockedTemplate, versions: number[]): Promise<void> {
	await tx.templateVersion.deleteMany({ where: { templateId, version: { in: versions } } });
}

/** Changes what lists know of a template, without another version. */
export async function setTemplateLabels(
	tx: Tx,
	{ id }: LockedTemplate,
	change: Pick<ListedColumns, "templateLabels" | "searchText"> & { activityAt: Date },
): Promise<void> {
	await tx.template.update({ where: { id }, data: change, select: { id: true } });
}

/** Puts a template into the trash. */
export async function trashTemplate(
	tx: Tx,
	{ id }: LockedTemplate,
	times: { deletedAt: Date; purgeAt: Date },
): Promise<void> {
	await tx.template.update({ where: { id }, data: times, select: { id: true } });
}

/** Takes a template in the scope out of the trash, if it is there. @returns whether there is such a template */
export async function restoreTemplateRow(tx: Tx, scope: TemplateScope, id: string): Promise<boolean> {
	const where = { ...isReached(scope), id };
	return (await tx.template.updateMany({ where, data: { deletedAt: null, purgeAt: null } })).count > 0;
}

/** Deletes a template with its versions and files. Documents made from it stay. */
export async function deleteTemplateRow(tx: Tx, { id }: LockedTemplateRow): Promise<void> {
	await tx.template.delete({ where: { id }, select: { id: true } });
}

/** How many templates an account has, the trash included. */
export async function countAccountTemplates(accountId: string, tx: Tx): Promise<number> {
	return tx.template.count({ where: { accountId } });
}

const NOTHING = { id: { in: [] } };

/** What a list is narrowed to; null and empty lists: by nothing. */
export type TemplateFilter = {
	/** Own: reached by role. Shared: someone else’s, and shared with the caller. */
	type: "own" | "shared" | "all";
	/** Lower case. */
	search: string | null;
	id: string | null;
	behalfEmails: string[];
	/** Lower case. */
	ownerEmails: string[];
	/** null: anyone’s. */
	ownerId: string | null;
	labels: string[];
	from: Date | null;
	to: Date | null;
	brandIds: string[] | null;
	teamIds: string[] | null;
	/** Those in the trash instead. */
	isTrashed: boolean;
};

const anyOf = <T>(values: T[] | null) => (values && values.length > 0 ? { in: values } : undefined);

/** Templates in the scope that fit a filter. */
export function isListed(scope: TemplateScope, filter: TemplateFilter): Prisma.TemplateWhereInput {
	const { own, sharedWith, ...base } = scope;
	const shared = sharedWith ? { shares: { some: sharesOf(sharedWith) }, ownerId: { not: sharedWith.userId } } : NOTHING;
	const reached = { own: { ...base, ...own }, shared: { ...base, ...shared }, all: isReached(scope) }[filter.type];
	const { search, id, labels, from, to, ownerEmails, ownerId } = filter;
	return {
		AND: [
			reached,
			{
				deletedAt: filter.isTrashed ? { not: null } : null,
				...(id ? { id } : {}),
				...(ownerId ? { ownerId } : {}),
				...(search ? { searchText: { contains: escapeLike(search) } } : {}),
				...(labels.length > 0 ? { templateLabels: { hasEvery: labels } } : {}),
				...(from || to ? { createdAt: { ...(from && { gte: from }), ...(to && { lte: to }) } } : {}),
				...(ownerEmails.length > 0 ? { owner: { email: { in: ownerEmails, mode: "insensitive" as const } } } : {}),
				...(filter.behalfEmails.length > 0
					? { behalfEmail: { in: filter.behalfEmails, mode: "insensitive" as const } }
					: {}),
				...(filter.brandIds ? { brandId: anyOf(filter.brandIds) ?? { in: [] } } : {}),
				...(filter.teamIds ? { shares: { some: { teamId: anyOf(filter.teamIds) ?? { in: [] } } } } : {}),
			},
		],
	};
}

/** A page of templates, last changed first, and how many there are altogether. */
export async function listTemplateRows(
	scope: TemplateScope,
	filter: TemplateFilter,
	{ skip, take }: { skip: number; take: number },
) {
	const where = isListed(scope, filter);
	const [rows, total] = await Promise.all([
		db().template.findMany({ where, orderBy: [{ activityAt: "desc" }, { id: "desc" }], skip, take }),
		db().template.count({ where }),
	]);
	const parts = rows.length > 0 ? await listedParts(rows) : [];
	return {
		total,
		rows: rows.flatMap((row) => {
			const found = parts.find(({ templateId }) => templateId === row.id);
			if (!found) return [];
			const { owner, shares, ...current } = found;
			return [{ ...readJson("Template", row), owner, shares, current }];
		}),
	};
}

export type ListedTemplate = Awaited<ReturnType<typeof listTemplateRows>>["rows"][number];

type ListedParts = { templateId: string; state: DraftState; byName: string } & Pick<Row, "owner" | "shares">;

/** Current versions without files and fields, which lists don’t show, with owners and shares: one statement for all. */
async function listedParts(rows: readonly { id: string; version: number }[]) {
	const parts = await db().$queryRaw<ListedParts[]>`
		SELECT v."templateId", v."byName", jsonb_build_object('id', o."id", 'name', o."name", 'email', o."email") AS "owner",
			(SELECT COALESCE(jsonb_agg(jsonb_build_object('teamId', s."teamId", 'userId', s."userId", 'access', s."access")
				ORDER BY s."at"), '[]') FROM "TemplateShare" s WHERE s."templateId" = v."templateId") AS "shares",
			jsonb_build_object('document', v."state"->'document', 'recipients', v."state"->'recipients',
			'files', '{}'::jsonb, 'fields', '{}'::jsonb) AS "state"
		FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ version }) => version)}::int[]) AS r ("id", "version")
		JOIN "TemplateVersion" v ON v."templateId" = r."id" AND v."version" = r."version"
		JOIN "Template" t ON t."id" = r."id" JOIN "User" o ON o."id" = t."ownerId"`;
	return parts.map((part) => readJson("TemplateVersion", part));
}
