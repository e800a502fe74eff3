import type { Tx } from "#lib/db/client.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { asSenderLeft } from "../copying/as-sender-left.ts";
import { type Pictures, prefilledPictures } from "./prefilled-pictures.ts";
import { UnreadPictures } from "./unread-pictures.ts";

/** Each time another picture would have to be filled in within the moment that reading one takes. */
const MAX_TRIES = 3;

/**
 * Runs a transaction that makes a state of a document's rows. Its pictures are read before, since no storage is waited
 * for while rows are locked; where another was filled in meanwhile, that one is read and the transaction begun again.
 *
 * @param seen the document as it was before
 * @throws AppError Conflict when it never stays the same
 */
export async function withPictures<T>(
	seen: WholeDocument,
	work: (tx: Tx, pictures: Pictures) => Promise<T>,
): Promise<T> {
	let pictures = await prefilledPictures(asSenderLeft(seen));
	for (let tries = 1; ; tries += 1) {
		try {
			return await inTransaction((tx) => work(tx, pictures));
		} catch (error) {
			if (!(error instanceof UnreadPictures)) throw error;
			if (tries === MAX_TRIES) throw refusal("Conflict", said("picturesChange"));
			pictures = await prefilledPictures(error.fields, pictures);
		}
	}
}
