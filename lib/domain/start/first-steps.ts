import { env } from "#lib/config/env.ts";
import { findFirstSteps, setFirstStepsAway } from "#lib/db/stores/start-page.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isAllowed } from "#lib/policy/grants.ts";

const FIRST_STEPS = ["organisation", "logo", "mail", "sample", "people"] as const;
type FirstStep = (typeof FIRST_STEPS)[number];

/** What is done when Signet is new to somebody, and which of it is; null once it was put away. */
type FirstSteps = { step: FirstStep; isDone: boolean }[] | null;

/** The first steps of the user: those of the account are for who may take them. */
export const viewFirstSteps = defineVerb(
	{ permission: "self.manage" },
	async ({ principal }: UserContext): Promise<FirstSteps> => {
		const found = await findFirstSteps(principal.accountId, principal.userId);
		if (!found) return null;
		const isDone: Record<FirstStep, boolean> = {
			organisation: found.isSetUp,
			logo: found.hasLogo,
			mail: env().smtpUrl !== null,
			sample: found.hasSent,
			people: found.hasPeople,
		};
		const mayTake: Record<FirstStep, boolean> = {
			organisation: isAllowed(principal, "account.change"),
			logo: isAllowed(principal, "brands.change"),
			mail: isAllowed(principal, "account.inspect"),
			sample: true,
			people: isAllowed(principal, "users.change"),
		};
		return FIRST_STEPS.filter((step) => mayTake[step]).map((step) => ({ step, isDone: isDone[step] }));
	},
);

/** Puts the first steps away for good, or brings them back. */
export const putFirstStepsAway = defineVerb(
	{ permission: "self.manage" },
	async ({ principal, now }: UserContext, input: { isAway: boolean }): Promise<void> => {
		await setFirstStepsAway(principal.userId, input.isAway ? now() : null);
	},
);
