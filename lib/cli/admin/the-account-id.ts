import { findFirstAccount } from "#lib/db/stores/provisioning.ts";
import { UsageError } from "./arguments.ts";

/** The account that the command line works for. @throws UsageError before the first start */
export async function theAccountId(): Promise<string> {
	const account = await findFirstAccount();
	if (!account) throw new UsageError("There is no account yet: run npm start first.");
	return account.id;
}
