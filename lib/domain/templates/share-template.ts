import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import {
	deleteTemplateShare,
	findReceivers,
	putTemplateShare,
	type ShareReceiver,
} from "#lib/db/stores/templates/template-shares.ts";
import type { LockedTemplate } from "#lib/db/stores/templates/templates.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteTemplateEvent } from "./note-template-event.ts";
import { requireLockedTemplate } from "./require-template.ts";

type Change = { action: "Grant" | "Revoke"; accessLevel: "Use" | "Edit" | null };

type ShareTemplateInput = {
	templateId: string;
	teams: (Change & { teamId: string })[];
	/** People of the account; requests of the API name none. */
	people: (Change & { userId: string })[];
};

/**
 * Shares a template with teams and people, or stops sharing it. All or nothing.
 *
 * @throws AppError NotFound; ValidationError that names every team which doesn’t exist, or the person
 */
export const shareTemplate = defineVerb(
	{ permission: "templates.change" },
	async (context: GrantedContext, input: ShareTemplateInput): Promise<void> => {
		await inTransaction(async (tx) => {
			const template = await requireLockedTemplate(tx, context, input, null);
			const wanted = await wantedShares(tx, template.accountId, input);
			const changed = wanted.filter(({ receiver, access }) => accessOf(template, receiver) !== access);
			for (const { receiver, access } of changed) {
				if (access === null) await deleteTemplateShare(tx, template, receiver);
				else await putTemplateShare(tx, template, receiver, { id: randomUUID(), access, at: context.now() });
			}
			if (changed.length === 0) return;
			const named = (access: Wanted["access"]) => changed.flatMap((one) => (one.access === access ? [one.name] : []));
			const data = { mayUse: named("Use"), mayEdit: named("Edit"), notShared: named(null) };
			await noteTemplateEvent(tx, context, template, { type: "TemplateSharingChanged", data });
		});
	},
);

/** access: null to stop sharing. */
type Wanted = { receiver: ShareReceiver; name: string; access: "Use" | "Edit" | null };

async function wantedShares(tx: Tx, accountId: string, { teams, people }: ShareTemplateInput): Promise<Wanted[]> {
	const teamIds = teams.map(({ teamId }) => teamId.toLowerCase());
	const userIds = people.map(({ userId }) => userId.toLowerCase());
	const ids = { teamIds: teamIds.filter(isUuid), userIds: userIds.filter(isUuid) };
	const known = await findReceivers(tx, accountId, ids);
	requireTeams(teamIds, new Set(known.teams.map(({ id }) => id)));
	const ofTeams = teams.map((change, index): Wanted => {
		const teamId = teamIds[index] ?? "";
		const name = known.teams.find(({ id }) => id === teamId)?.name ?? "";
		return { receiver: { teamId }, name, access: accessAfter(change) };
	});
	const ofPeople = people.map((change, index): Wanted => {
		const person = known.people.find(({ id }) => id === userIds[index]);
		if (!person) throw fieldRefusal(`people[${index}].userId`, said("templateReceiverUnknown"));
		return { receiver: { userId: person.id }, name: person.email, access: accessAfter(change) };
	});
	return [...ofTeams, ...ofPeople];
}

const accessAfter = ({ action, accessLevel }: Change) => (action === "Revoke" ? null : (accessLevel ?? "Use"));

function accessOf({ shares }: LockedTemplate, receiver: ShareReceiver): "Use" | "Edit" | null {
	const share = shares.find((one) =>
		"teamId" in receiver ? one.teamId === receiver.teamId : one.userId === receiver.userId,
	);
	return share?.access ?? null;
}

function requireTeams(ids: readonly string[], known: ReadonlySet<string>): void {
	const fields: FieldErrors = {};
	for (const [index, id] of ids.entries()) {
		if (!known.has(id)) fields[`Teams[${index}].TeamId`] = [`There’s no team with the ID ${id}.`];
	}
	const [first] = Object.values(fields);
	if (first?.[0]) throw new AppError("ValidationError", first[0], { fields });
}
