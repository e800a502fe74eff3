import { type CommitGuard, withCommitGuard } from "#lib/db/commit-guard.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { touchedAccounts } from "./touched-accounts.ts";

class TakenBack extends Error {}

/** What became of a call: let in, with what it gave if it gave anything; or how it was refused or failed. */
type Outcome = { code: string; result?: unknown };

/**
 * Calls a verb and takes back whatever it would commit, so that the next one finds the world as it was. A verb that
 * comes as far as committing was let in.
 *
 * @param look at what was written, before it is taken back
 */
export async function outcomeOf(call: () => Promise<unknown>, look: CommitGuard = async () => {}): Promise<Outcome> {
	try {
		const result = await withCommitGuard(async (tx, answer) => {
			await look(tx, answer);
			throw new TakenBack();
		}, call);
		return { code: "in", result };
	} catch (error) {
		if (error instanceof TakenBack) return { code: "in" };
		if (error instanceof AppError) return { code: error.code };
		throw error;
	}
}

/** The same, with the accounts of which rows would have been added or changed. */
export async function effectOf(call: () => Promise<unknown>): Promise<Outcome & { touched: string[] }> {
	let touched: string[] = [];
	const outcome = await outcomeOf(call, async (tx) => {
		touched = await touchedAccounts(tx);
	});
	return { ...outcome, touched };
}
