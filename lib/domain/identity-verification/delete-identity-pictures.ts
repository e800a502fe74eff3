import {
	deletePictures,
	type IdentityStatus,
	listVerifications,
} from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { requireNotHeld } from "#lib/domain/documents/ending/require-not-held.ts";
import { shownTry, triesOf } from "#lib/domain/documents/identity-tries.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type NamedTry, requireTry } from "./lock-try.ts";
import { redactSessions } from "./redact-session.ts";
import { takenTimes } from "./rules.ts";

/**
 * The sender has no more need of the pictures: of every finished try of the signer they are gone at once, and a provider is told
 * to remove those that it has. What was read of them,
 * and what was decided, stays. While somebody reads them, or is to look at them, they stay too.
 *
 * @throws AppError NotFound; Conflict while they are needed or an Admin holds the document, and when there are none
 */
export const deleteIdentityPictures = defineVerb(
	{ permission: "identity-verifications.review" },
	async (context: GrantedContext, input: NamedTry): Promise<void> => {
		const keys = await inTransaction(async (tx) => {
			const { document, signer } = await requireTry(tx, context, input);
			requireNotHeld(document);
			const tries = await listVerifications(tx, signer);
			const shown = shownTry(signer, triesOf(tries, signer.id));
			const over = tries.filter(isOver);
			const objects = over.flatMap(({ pictures }) => pictures.map(({ objectKey }) => objectKey));
			if (!shown || !isOver(shown) || over.every((one) => takenTimes(one).length === 0)) {
				throw refusal("Conflict", said("identityNotThere"));
			}
			for (const one of over) {
				await redactSessions(tx, await deletePictures(tx, one, { at: context.now(), why: "Deleted" }));
			}
			const data = { signerName: signer.name, why: "Deleted" } as const;
			await appendEvents(tx, context, document, [{ type: "IdentityPicturesDeleted", data }]);
			return objects;
		});
		await discardObjects(keys);
	},
);

function isOver({ status }: { status: IdentityStatus }): boolean {
	return status === "Succeeded" || status === "Failed";
}
