import { rewrapEvidenceKey } from "#lib/crypto/evidence-mac.ts";
import { lockEvidenceKeys, setWrappedKey } from "#lib/db/stores/audit/evidence-keys.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * Wraps evidence keys by the present installation key instead of a former one. Authentication codes stay as they are, so
 * trails of the time before can be checked again.
 *
 * @returns how many keys the former installation key had wrapped
 */
export const rewrapEvidenceKeys = defineVerb(
	{ permission: "installation.administer" },
	async (_: OperatorContext, { formerKey }: { formerKey: Buffer }): Promise<{ rewrapped: number }> =>
		inTransaction(async (tx) => {
			let rewrapped = 0;
			for (const { id, wrapped: former } of await lockEvidenceKeys(tx)) {
				const wrapped = rewrapEvidenceKey(former, formerKey);
				if (!wrapped) continue;
				await setWrappedKey(tx, { id, wrapped });
				rewrapped += 1;
			}
			return { rewrapped };
		}),
);
