import { db } from "#lib/db/client.ts";
import { isInScope } from "./document-list.ts";
import type { DocumentScope } from "./documents.ts";

type Choice = { id: string; name: string };

/** Somebody to whom documents can be given. */
type Receiver = Choice & { email: string };

export type ListChoices = {
	senders: Choice[];
	teams: Choice[];
	brands: Choice[];
	labels: string[];
	receivers: Receiver[];
};

/** So many of each can be chosen. */
const MOST = 500;
/** Labels are those of the documents that were active last. */
const MOST_LABELLED = 500;

/**
 * What lists of a scope can be narrowed to, by name. People and teams only where there are several; one's own documents
 * have one sender. And to whom of those people its documents can be given.
 */
export async function findListChoices(scope: DocumentScope): Promise<ListChoices> {
	const { accountId, teamId, senderId } = scope;
	const named = { select: { id: true, name: true }, orderBy: { name: "asc" }, take: MOST } as const;
	const ofTeam = teamId ? { teamId } : {};
	const [senders, teams, brands, labelled] = await Promise.all([
		senderId
			? []
			: db().user.findMany({
					where: { accountId, ...ofTeam, status: { not: "InvitationPending" } },
					...named,
					orderBy: [{ name: "asc" }, { email: "asc" }],
					select: { id: true, name: true, email: true, status: true },
				}),
		senderId || teamId ? [] : db().team.findMany({ where: { accountId }, ...named }),
		db().brand.findMany({ where: { accountId }, ...named }),
		listLabels(scope),
	]);
	const labels = labelled.sort((one, other) => one.localeCompare(other));
	const several = (choices: Choice[]) => (choices.length > 1 ? choices : []);
	return {
		senders: several(senders.map(({ id, name }) => ({ id, name }))),
		teams: several(teams),
		brands,
		labels: labels.slice(0, MOST),
		receivers: senders.filter(({ status }) => status === "Active").map(({ id, name, email }) => ({ id, name, email })),
	};
}

async function listLabels(scope: DocumentScope): Promise<string[]> {
	const rows = await db().$queryRaw<{ label: string }[]>`
		SELECT DISTINCT unnest("labels") AS "label" FROM (
			SELECT "labels" FROM "Document" WHERE ${isInScope(scope)}
			ORDER BY "activityAt" DESC, "id" DESC LIMIT ${MOST_LABELLED}) newest`;
	return rows.map(({ label }) => label);
}
