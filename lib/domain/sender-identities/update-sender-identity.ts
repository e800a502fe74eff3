import type { z } from "zod";
import type { updateSenderIdentityOperation } from "#lib/contract/sender-identities/update-sender-identity.ts";
import type { Tx } from "#lib/db/client.ts";
import { type LockedBrands, lockBrands } from "#lib/db/stores/brands/brands.ts";
import { findIdentityRow, updateIdentity } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import { requireNamedBrandAmong } from "#lib/domain/brands/require-brand.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { givenSettings } from "./given-settings.ts";
import { recordIdentityEvent } from "./record-identity-event.ts";
import { requireIdentity } from "./require-identity.ts";
import { identityNotFound } from "./rules.ts";

type SenderIdentityChange = z.output<typeof updateSenderIdentityOperation.body> & {
	email: string | null;
	/** Left out: stays. Documents that name no brand have it. */
	brandId?: string | null;
};

/**
 * Changes what was given, and keeps the rest. Documents already sent keep the name they have.
 *
 * @throws AppError MissingParameter; InvalidEmail; NotFound that names BrandId
 */
export const updateSenderIdentity = defineVerb(
	{ permission: "sender-identities.change" },
	async (context: UserContext, input: SenderIdentityChange): Promise<void> => {
		const { accountId } = context.principal;
		await answerInTransaction(async (tx) => {
			// A brand that is named is locked before the identity: see lib/decisions/order-of-locks.md.
			const brands = input.brandId ? await lockBrands(tx, accountId) : null;
			const identity = await requireIdentity(tx, context, input.email);
			const stored = await findIdentityRow(accountId, { id: identity.id }, tx);
			if (!stored) throw identityNotFound("email");
			const settings = stored.notificationSettings;
			const brandId = await brandAfter(tx, brands, input.brandId, stored.brandId);
			await updateIdentity(tx, identity, {
				name: input.name?.trim() || stored.name,
				notificationSettings: { ...settings, ...givenSettings(input.notificationSettings) },
				redirectUrl: input.redirectUrl ?? stored.redirectUrl,
				metaData: input.metaData ?? stored.metaData,
				locale: input.locale ?? stored.locale,
				brandId,
				modifiedAt: context.now(),
			});
			await recordIdentityEvent(tx, context, identity, "SenderIdentityUpdated");
		});
	},
);

/** The brand that the identity comes to have. @throws AppError NotFound that names BrandId */
async function brandAfter(
	tx: Tx,
	brands: LockedBrands | null,
	given: string | null | undefined,
	stored: string | null,
): Promise<string | null> {
	if (given === undefined || given === stored) return stored;
	return given && (await requireNamedBrandAmong(tx, brands, given)).id;
}
