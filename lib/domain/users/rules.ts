import type { Reach, UserPrincipal } from "#lib/domain/context.ts";
import type { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { planOf } from "#lib/policy/plans.ts";

type Role = UserPrincipal["role"];

/** The answer where somebody would become active whose address another active user signs in with. */
export function addressInUse(): AppError {
	return refusal("Conflict", said("addressInUse"));
}

/**
 * Checks that a plan has room for more people (lib/contract/README.md "Plans").
 *
 * @param taken seats in use, invitations included
 * @param planSeats PLAN_SEATS, or null when it is not set
 * @throws AppError PlanLimit
 */
export function assertSeats(planName: string, planSeats: number | null, taken: number, wanted: number): void {
	const seats = planSeats ?? planOf(planName).seats;
	if (seats === null || taken + wanted <= seats) return;
	const free = Math.max(0, seats - taken);
	const plan = { plan: planName, seats };
	if (free === 0) throw refusal("PlanLimit", said("seatsNone", plan));
	if (free === 1) throw refusal("PlanLimit", said("seatsOne", plan));
	throw refusal("PlanLimit", said("seatsSome", { ...plan, free }));
}

/** Whether somebody may make a person an Admin, or change one: only who reaches the whole account may. */
export function mayAssign(reach: Reach, role: Role): boolean {
	return reach === "account" || role !== "Admin";
}

const RANKS: readonly Role[] = ["Member", "TeamAdmin", "Admin"];

/**
 * Whether a key or an app of somebody who leaves may act as another person from then on. Whoever leaves may know the
 * secret, so it must not come to do more than it did.
 */
export function mayTakeCredentials(from: Role, to: Role): boolean {
	return RANKS.indexOf(to) <= RANKS.indexOf(from);
}

/** What somebody is, as far as it lets them administer the account. */
export type Standing = { role: Role; isActive: boolean };

/**
 * Somebody must be left who can administer the account: without its provider too, where one signs people in, since that
 * may fail.
 *
 * @param others how many others are Admins and active, how many of them have a password, and what the provider is called
 *   by which people sign in; null: by none
 * @throws AppError Conflict
 */
export function assertAdminStays(
	now: Standing & { hasPassword: boolean },
	next: Standing,
	others: { admins: number; localAdmins: number; provider: string | null },
): void {
	const isAdmin = (one: Standing) => one.role === "Admin" && one.isActive;
	if (!isAdmin(now) || isAdmin(next)) return;
	if (others.admins === 0) throw refusal("Conflict", said("lastAdmin"));
	const { localAdmins, provider } = others;
	if (provider === null || !now.hasPassword || localAdmins > 0) return;
	throw refusal("Conflict", said("lastLocalAdmin", { provider }));
}

/** First and last name of a person; both empty as long as only the address is known. */
export function splitName({ name, email }: { name: string; email: string }): { firstName: string; lastName: string } {
	const words = name === email ? [] : name.trim().split(/\s+/);
	return { firstName: words[0] ?? "", lastName: words.slice(1).join(" ") };
}
