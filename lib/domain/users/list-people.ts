import { env } from "#lib/config/env.ts";
import { findAccountPlan } from "#lib/db/stores/installation/provisioning.ts";
import {
	countPeopleByKind,
	countPeopleRows,
	type InvitationRow,
	listInvitationRows,
	listMemberRows,
	type MemberRow,
	type PeopleFilter,
} from "#lib/db/stores/users/people-list.ts";
import { listTeamRows } from "#lib/db/stores/users/teams.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { pictureOf } from "#lib/domain/picture-address.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { planOf } from "#lib/policy/plans.ts";
import { teamScope, userScope } from "#lib/policy/user-scope.ts";
import { INVITATION_DAYS } from "./inviting/mint-password-link.ts";

export const PEOPLE_PAGE_SIZE = 50;
/** So many open invitations are shown at once; a search finds the others. */
const MOST_INVITATIONS = 50;
/** So many teams have a tab. */
const MOST_TEAMS = 50;

type PeopleQuery = {
	view: "everybody" | "admins" | "deactivated";
	/** Only people of this team; null for all. */
	teamId: string | null;
	search: string;
	/** 1 for the first. */
	page: number;
};

export type Invitation = Omit<InvitationRow, "invitedById"> & {
	isByReader: boolean;
	/** When the mailed link stops working. */
	endsAt: Date | null;
};

export type PeopleView = {
	counts: { everybody: number; admins: number; deactivated: number };
	teams: { id: string; name: string; count: number }[];
	/** Of the account; null for who does not see all of it. `of` is null where there is no limit. */
	seats: { taken: number; of: number | null } | null;
	invitations: { rows: Invitation[]; total: number };
	/** Only who administers the account is told who has a second factor: others read null. */
	members: { rows: Member[]; total: number };
};

type Member = Omit<MemberRow, "hasFactor" | "pictureKey"> & {
	hasFactor: boolean | null;
	/** The address of their picture; null: they have none. */
	picture: string | null;
};

/** The people that the caller may see: who was asked in, and one page of who is here. */
export const listPeople = defineVerb(
	{ permission: "users.read" },
	async (context: GrantedContext, query: PeopleQuery): Promise<PeopleView> => {
		const { principal, reach } = context;
		const scope = userScope(context);
		const filter = filterOf(query);
		const position = { skip: (query.page - 1) * PEOPLE_PAGE_SIZE, take: PEOPLE_PAGE_SIZE };
		const [kinds, teams, plan, members, total, invitations] = await Promise.all([
			countPeopleByKind(scope),
			listTeamRows(teamScope(context), null, { skip: 0, take: MOST_TEAMS }),
			findAccountPlan(principal.accountId),
			listMemberRows(scope, filter, position),
			countPeopleRows(scope, filter),
			invitationsOf(context, query, filter),
		]);
		const count = (isMeant: (kind: (typeof kinds)[number]) => boolean) =>
			kinds.filter(isMeant).reduce((sum, kind) => sum + kind._count._all, 0);
		const isHere = ({ status }: { status: string }) => status !== "Deactivated";
		const everybody = count(isHere);
		return {
			counts: {
				everybody,
				admins: count((kind) => isHere(kind) && kind.role === "Admin"),
				deactivated: count((kind) => !isHere(kind)),
			},
			teams: teams.map(({ id, name }) => ({ id, name, count: count((kind) => isHere(kind) && kind.teamId === id) })),
			seats: reach === "account" ? { taken: everybody, of: env().planSeats ?? planOf(plan).seats } : null,
			invitations,
			members: {
				rows: members.map(({ pictureKey, ...row }) => ({
					...row,
					hasFactor: reach === "account" ? row.hasFactor : null,
					picture: pictureOf({ id: row.id, pictureKey }),
				})),
				total,
			},
		};
	},
);

function filterOf({ view, teamId, search }: PeopleQuery): PeopleFilter {
	return {
		status: view === "deactivated" ? "Deactivated" : "Active",
		role: view === "admins" ? "Admin" : null,
		teamId: teamId && isUuid(teamId) ? teamId : null,
		search: search.trim(),
	};
}

async function invitationsOf(context: GrantedContext, { view, page }: PeopleQuery, filter: PeopleFilter) {
	// They stand above the first page.
	if (view === "deactivated" || page > 1) return { rows: [], total: 0 };
	const pending = { ...filter, status: "InvitationPending" as const };
	const scope = userScope(context);
	const [rows, total] = await Promise.all([
		listInvitationRows(scope, pending, MOST_INVITATIONS),
		countPeopleRows(scope, pending),
	]);
	return { rows: rows.map((row) => toInvitation(row, context.principal.userId)), total };
}

function toInvitation({ invitedById, ...row }: InvitationRow, readerId: string): Invitation {
	const endsAt = row.invitedAt && new Date(row.invitedAt.getTime() + INVITATION_DAYS * 86_400_000);
	return { ...row, isByReader: invitedById === readerId, endsAt };
}
