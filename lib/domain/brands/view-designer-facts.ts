import { env } from "#lib/config/env.ts";
import { findAccount } from "#lib/db/stores/installation/provisioning.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { senderLine } from "./sender-line.ts";

/** What is so of an account's documents whichever brand they are sent with. */
type DesignerFacts = {
	/** Who sends them: the caller. */
	sender: { name: string; email: string };
	/** How mails name the installation, and where they come from. */
	mailName: string;
	mailAddress: string;
	accountName: string;
	timeZone: string;
};

/** What somebody who designs a brand has to be shown besides the brand. */
export const viewDesignerFacts = defineVerb(
	{ permission: "brands.read" },
	async ({ principal }: UserContext): Promise<DesignerFacts> => {
		const account = await findAccount(principal.accountId);
		const { name: mailName, address: mailAddress } = senderLine(env().mailFrom, null);
		return {
			sender: { name: principal.name, email: principal.email },
			mailName,
			mailAddress,
			accountName: account?.name ?? "",
			timeZone: account?.timeZone ?? "UTC",
		};
	},
);
