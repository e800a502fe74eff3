import { env } from "#lib/config/env.ts";
import type { GrantedContext, OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { CHECKS } from "./checks.ts";
import type { Visit } from "./finding.ts";
import { type Findings, runChecks } from "./run-checks.ts";

/** How the installation is, for an Admin: what is about documents and mails, about those of the account. */
export const lookAtInstallation = defineVerb(
	{ permission: "account.inspect" },
	async ({ principal, now }: GrantedContext, visit: Visit): Promise<Findings> => {
		const { accountId } = principal;
		return runChecks(CHECKS, { now: now(), accountId, visit, trustedProxies: env().trustedProxies });
	},
);

/** The same in the terminal, over all accounts. */
export const diagnose = defineVerb(
	{ permission: "installation.administer" },
	async ({ now }: OperatorContext): Promise<Findings> =>
		runChecks(CHECKS, { now: now(), accountId: null, visit: null, trustedProxies: env().trustedProxies }),
);
