import { env } from "#lib/config/env.ts";
import { countSeatsOf, findAccountPlan } from "#lib/db/stores/installation/provisioning.ts";
import { findKnownAddresses, type KnownAddress } from "#lib/db/stores/users/people-list.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { planOf } from "#lib/policy/plans.ts";

/** What is known of an address that somebody wants to invite. */
type JudgedAddress = {
	email: string;
	/** here: signs in already · invited: has not come yet, and is mailed again · deactivated: can be let in again · elsewhere: out of the caller's reach */
	state: "here" | "invited" | "deactivated" | "elsewhere";
	/** Empty for who is out of reach. */
	name: string;
	invitedAt: Date | null;
};

type Judgement = {
	/** Only those of which something is known: anybody else can be invited. */
	known: JudgedAddress[];
	/** null: as many as anybody likes. */
	freeSeats: number | null;
};

/** Looks at addresses before anybody is invited: who is here already, and how many seats are left. */
export const judgeInvitations = defineVerb(
	{ permission: "users.change" },
	async (context: GrantedContext, input: { emails: string[] }): Promise<Judgement> => {
		const { accountId } = context.principal;
		const emails = input.emails.map((email) => email.toLowerCase());
		const [known, plan, taken] = await Promise.all([
			findKnownAddresses(accountId, emails),
			findAccountPlan(accountId),
			countSeatsOf(accountId),
		]);
		const seats = env().planSeats ?? planOf(plan).seats;
		return {
			known: known.map((one) => judgeKnown(context, one)),
			freeSeats: seats === null ? null : Math.max(0, seats - taken),
		};
	},
);

/** What somebody who invites is told of an address that the account knows. */
export function judgeKnown({ principal, reach }: GrantedContext, known: KnownAddress): JudgedAddress {
	const { email, name, status, teamId, invitedAt } = known;
	if (reach !== "account" && teamId !== principal.teamId)
		return { email, state: "elsewhere", name: "", invitedAt: null };
	const states = { Active: "here", InvitationPending: "invited", Deactivated: "deactivated" } as const;
	return { email, state: states[status], name: name === email ? "" : name, invitedAt };
}
