import { db, type Tx } from "#lib/db/client.ts";
import { escapeLike } from "#lib/db/escape-like.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { LockedTemplate } from "./templates.ts";

/** With whom a template is shared. */
export type ShareReceiver = { teamId: string } | { userId: string };

/** Shares a template, or changes what the share allows. */
export async function putTemplateShare(
	tx: Tx,
	{ id: templateId }: LockedTemplate,
	receiver: ShareReceiver,
	share: { id: string; access: "Use" | "Edit"; at: Date },
): Promise<void> {
	await tx.templateShare.upsert({
		where:
			"teamId" in receiver
				? { templateId_teamId: { templateId, ...receiver } }
				: { templateId_userId: { templateId, ...receiver } },
		create: { ...share, ...receiver, templateId },
		update: { access: share.access },
	});
}

/** Ends the share of a template with a team or a person. */
export async function deleteTemplateShare(
	tx: Tx,
	{ id: templateId }: LockedTemplate,
	receiver: ShareReceiver,
): Promise<void> {
	await tx.templateShare.deleteMany({ where: { templateId, ...receiver } });
}

/** With which teams and active people a template is shared, the oldest share first. */
export async function listTemplateShares(accountId: string, templateId: string) {
	return db().templateShare.findMany({
		where: { templateId, template: { accountId }, OR: [{ userId: null }, { user: { status: "Active" } }] },
		orderBy: [{ at: "asc" }, { id: "asc" }],
		select: {
			access: true,
			team: { select: { id: true, name: true } },
			user: { select: { id: true, name: true, email: true } },
		},
	});
}

const NAMED_TEAM = { id: true, name: true } satisfies Prisma.TeamSelect;
const NAMED_PERSON = { id: true, name: true, email: true } satisfies Prisma.UserSelect;

/** Which of these are teams and active people of the account. */
export async function findReceivers(
	tx: Tx,
	accountId: string,
	{ teamIds, userIds }: { teamIds: string[]; userIds: string[] },
) {
	const teams = await tx.team.findMany({ where: { accountId, id: { in: teamIds } }, select: NAMED_TEAM });
	const people = await tx.user.findMany({
		where: { accountId, status: "Active", id: { in: userIds } },
		select: NAMED_PERSON,
	});
	return { teams, people };
}

/** Teams and active people of the account whose name or address holds a text, by name. */
export async function searchReceivers(accountId: string, search: string, take: number) {
	const contains = { contains: escapeLike(search), mode: "insensitive" as const };
	const [teams, people] = await Promise.all([
		db().team.findMany({ where: { accountId, name: contains }, orderBy: { name: "asc" }, select: NAMED_TEAM, take }),
		db().user.findMany({
			where: { accountId, status: "Active", OR: [{ name: contains }, { email: contains }] },
			orderBy: [{ name: "asc" }, { id: "asc" }],
			select: NAMED_PERSON,
			take,
		}),
	]);
	return { teams, people };
}
