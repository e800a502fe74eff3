import { randomUUID } from "node:crypto";
import { MOST_INVITED, type UserRole } from "#lib/contract/users/literals.ts";
import type { Tx } from "#lib/db/client.ts";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { findKnownAddresses } from "#lib/db/stores/users/people-list.ts";
import { findTeamIds } from "#lib/db/stores/users/teams.ts";
import { inTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { teamScope, userScope } from "#lib/policy/user-scope.ts";
import { readOwnName } from "../preferences/read-own-name.ts";
import { mayAssign } from "../rules.ts";
import { insertInvited } from "./insert-invited.ts";
import { judgeKnown } from "./judge-invitations.ts";
import { mailInvitationAgain } from "./resend-invitation.ts";

/** So many refused addresses are named. */
const MOST_NAMED = 3;

type Invitees = {
	emails: string[];
	/** By address; someone without a name gives it when they join. */
	names?: Readonly<Record<string, string>>;
	userRole: UserRole;
	teamId: string;
	/** Language of the mails, and of the pages until they choose one. */
	locale: CatalogueLocale;
};

/**
 * Invites several people at once: all of them, or nobody. Who was invited before and has not come is mailed again, with
 * the role and team that they have.
 *
 * @throws AppError ValidationError that names the part; PlanLimit when the plan has not that many seats; RateLimited when
 *   one of them was mailed again a moment ago
 */
export const invitePeople = defineVerb(
	{ permission: "users.change" },
	async (context: GrantedContext, input: Invitees): Promise<{ invited: number; mailedAgain: number }> => {
		const emails = [...new Set(input.emails.map((email) => email.trim().toLowerCase()))];
		if (emails.length === 0) throw fieldRefusal("emails", said("inviteesNone"));
		if (emails.length > MOST_INVITED) throw fieldRefusal("emails", said("inviteesMany", { limit: MOST_INVITED }));
		const wrong = emails.filter((email) => !isEmailAddress(email));
		if (wrong.length > 0) throw refused(wrong);
		if (!mayAssign(context.reach, input.userRole)) throw fieldRefusal("userRole", said("onlyAdminsMakeAdmins"));
		// An address that somebody else took a moment ago is found by the second look.
		for (let attempt = 1; ; attempt += 1) {
			try {
				return await inTransaction((tx) => inviteAll(tx, context, { ...input, emails }));
			} catch (error) {
				if (attempt > 1 || !isPrismaCode(error, "P2002")) throw error;
			}
		}
	},
);

async function inviteAll(tx: Tx, context: GrantedContext, { emails, names = {}, userRole, teamId, locale }: Invitees) {
	const account = await lockAccount(tx, context.principal.accountId);
	if (!account) throw new AppError("NotFound");
	const teams = isUuid(teamId) ? await findTeamIds(tx, teamScope(context), [teamId]) : new Set();
	if (!teams.has(teamId)) throw fieldRefusal("teamId", said("teamUnknown"));
	const known = await findKnownAddresses(context.principal.accountId, emails, tx);
	const isWaiting = (one: (typeof known)[number]) =>
		judgeKnown(context, one).state === "invited" && mayAssign(context.reach, one.role);
	const taken = known.filter((one) => !isWaiting(one));
	if (taken.length > 0) throw refused(taken.map(({ email }) => email));
	const unknown = emails.filter((email) => !known.some((one) => one.email === email));
	await insertInvited(
		tx,
		context,
		account,
		unknown.map((emailId) => {
			const name = names[emailId];
			const own = name === undefined ? {} : { name: readOwnName(name) };
			return { id: randomUUID(), emailId, teamId, userRole, metaData: {}, locale, ...own };
		}),
	);
	// In one order, so that two who invite the same people wait for each other instead of locking each other out.
	for (const { id } of known.toSorted((a, b) => a.id.localeCompare(b.id))) {
		const user = await lockUser(tx, userScope(context), id);
		if (user) await mailInvitationAgain(tx, context, user);
	}
	return { invited: unknown.length, mailedAgain: known.length };
}

function refused(emails: string[]): AppError {
	const named = emails.slice(0, MOST_NAMED).join(", ");
	return fieldRefusal("emails", said("inviteesChanged", { emails: emails.length > MOST_NAMED ? `${named} …` : named }));
}
