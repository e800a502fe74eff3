import { env } from "#lib/config/env.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { findTheAccount } from "#lib/domain/installation/inspect-account.ts";
import { UsageError } from "./arguments.ts";

/** The account that the command line works for. @throws UsageError before the first start */
export async function theAccountId(): Promise<string> {
	const account = await findTheAccount(operatorContext("command line"));
	if (!account) {
		throw new UsageError(
			`No account exists yet in ${env().dataDir}. Start Signet first, or run the command with the environment variables of a running installation.`,
		);
	}
	return account.id;
}
