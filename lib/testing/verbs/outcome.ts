import { withCommitGuard } from "#lib/db/commit-guard.ts";
import { AppError } from "#lib/errors/app-error.ts";

class TakenBack extends Error {}

/** What became of a call: let in, with what it gave if it gave anything; or how it was refused or failed. */
export type Outcome = { code: string; result?: unknown };

/**
 * Calls a verb and takes back whatever it would commit, so that the next one finds the world as it was. A verb that
 * comes as far as committing was let in.
 */
export async function outcomeOf(call: () => Promise<unknown>): Promise<Outcome> {
	try {
		const result = await withCommitGuard(async () => {
			throw new TakenBack();
		}, call);
		return { code: "in", result };
	} catch (error) {
		if (error instanceof TakenBack) return { code: "in" };
		if (error instanceof AppError) return { code: error.code };
		throw error;
	}
}
