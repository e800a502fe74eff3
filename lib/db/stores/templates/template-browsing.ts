import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import { isListed, type TemplateFilter, type TemplateScope } from "./templates.ts";

const CARD = {
	id: true,
	version: true,
	status: true,
	title: true,
	description: true,
	templateLabels: true,
	activityAt: true,
	purgeAt: true,
	owner: { select: { name: true } },
} satisfies Prisma.TemplateSelect;

type Card = Prisma.TemplateGetPayload<{ select: typeof CARD }>;

/** A template as the app lists it. */
export type TemplateCard = Card & {
	/** The file whose first page is shown; null: it has none. */
	firstFileId: string | null;
	/** Names of the roles in their order; empty where one has none. */
	roles: string[];
};

/** Further ones aren’t counted. */
export const MOST_COUNTED_TEMPLATES = 1_000;

/** A page of templates, last changed first, and how many there are altogether, counted up to a limit. */
export async function browseTemplateRows(
	scope: TemplateScope,
	filter: TemplateFilter,
	page: { skip: number; take: number },
) {
	const where = isListed(scope, filter);
	const [cards, total] = await Promise.all([
		db().template.findMany({ where, select: CARD, orderBy: [{ activityAt: "desc" }, { id: "desc" }], ...page }),
		db().template.count({ where, take: MOST_COUNTED_TEMPLATES }),
	]);
	return { total, rows: await withShown(cards) };
}

/** Only the templates that a person used last are looked at. */
const MOST_USED = 200;

/** Templates that one person used, the last used first, with how often. */
export async function browseUsedTemplates(scope: TemplateScope, filter: TemplateFilter, userId: string) {
	const uses = await db().templateUse.findMany({
		where: { userId, template: { accountId: scope.accountId } },
		orderBy: [{ lastAt: "desc" }, { templateId: "desc" }],
		take: MOST_USED,
		select: { templateId: true, count: true },
	});
	const ids = uses.map(({ templateId }) => templateId);
	const cards = await db().template.findMany({
		where: { AND: [isListed(scope, filter), { id: { in: ids } }] },
		select: CARD,
	});
	return uses.flatMap(({ templateId, count }) => {
		const card = cards.find(({ id }) => id === templateId);
		return card ? [{ ...card, count }] : [];
	});
}

type Shown = { templateId: string; firstFileId: string | null; roles: string[] };

/** Cards with what their current version shows. */
export async function withShown(cards: Unscoped<"locked", Card[]>): Promise<TemplateCard[]> {
	if (cards.length === 0) return [];
	const shown = await db().$queryRaw<Shown[]>`
		SELECT v."templateId",
			(SELECT f.key FROM jsonb_each(v."state"->'files') f
				ORDER BY f.value->>'order' COLLATE "C", f.key COLLATE "C" LIMIT 1) AS "firstFileId",
			ARRAY(SELECT r.value->>'role' FROM jsonb_each(v."state"->'recipients') r WHERE r.value->>'type' <> 'Copy'
				ORDER BY r.value->>'order' COLLATE "C", r.key COLLATE "C") AS "roles"
		FROM unnest(${cards.map(({ id }) => id)}::uuid[], ${cards.map(({ version }) => version)}::int[]) AS c ("id", "version")
		JOIN "TemplateVersion" v ON v."templateId" = c."id" AND v."version" = c."version"`;
	return cards.map((card) => {
		const { firstFileId = null, roles = [] } = shown.find(({ templateId }) => templateId === card.id) ?? {};
		return { ...card, firstFileId, roles };
	});
}

/** Choices come from so many templates, those that were changed last. */
const MOST_LOOKED_AT = 500;

/** Owners and labels that templates can be narrowed to, by name. */
export async function findTemplateChoices(scope: TemplateScope, filter: TemplateFilter) {
	const rows = await db().template.findMany({
		where: isListed(scope, filter),
		orderBy: [{ activityAt: "desc" }, { id: "desc" }],
		take: MOST_LOOKED_AT,
		select: { templateLabels: true, owner: { select: { id: true, name: true } } },
	});
	const owners = new Map(rows.map(({ owner }) => [owner.id, owner]));
	return {
		owners: [...owners.values()].sort((one, other) => one.name.localeCompare(other.name)),
		labels: [...new Set(rows.flatMap(({ templateLabels }) => templateLabels))].sort((a, b) => a.localeCompare(b)),
	};
}

/** Counts that a person made a document from templates; those that are gone by then are left out. */
export async function recordTemplateUse(
	tx: Tx,
	userId: Unscoped<"oneself", string>,
	templateIds: readonly string[],
	at: Date,
): Promise<void> {
	await tx.$executeRaw`
		INSERT INTO "TemplateUse" ("templateId", "userId", "lastAt")
		SELECT "id", ${userId}::uuid, ${at} FROM (
			SELECT "id" FROM "Template" WHERE "id" = ANY(${[...new Set(templateIds)]}::uuid[]) ORDER BY "id" FOR KEY SHARE) used
		ON CONFLICT ("templateId", "userId")
		DO UPDATE SET "count" = "TemplateUse"."count" + 1, "lastAt" = EXCLUDED."lastAt"`;
}
