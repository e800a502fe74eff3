import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { createSenderIdentityOperation } from "#lib/contract/sender-identities/create-sender-identity.ts";
import { insertIdentity } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { answerInTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import { requireNamedLockedBrand } from "#lib/domain/brands/require-brand.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { givenSettings } from "./given-settings.ts";
import { recordIdentityEvent } from "./record-identity-event.ts";

type NewSenderIdentity = z.output<typeof createSenderIdentityOperation.body>;

/**
 * Asks a person by mail whether the account may send in the person's name.
 *
 * @throws AppError ValidationError for an address that has an identity already; NotFound that names BrandId
 */
export const createSenderIdentity = defineVerb(
	{ permission: "sender-identities.create" },
	async (context: UserContext, input: NewSenderIdentity): Promise<{ senderIdentityId: string }> => {
		const { accountId, userId } = context.principal;
		const id = randomUUID();
		const email = input.email.toLowerCase();
		const now = context.now();
		const row = {
			id,
			accountId,
			createdById: userId,
			name: input.name?.trim() || email,
			email,
			redirectUrl: input.redirectUrl,
			notificationSettings: givenSettings(input.notificationSettings),
			metaData: input.metaData,
			locale: input.locale ?? "EN",
			createdAt: now,
			modifiedAt: now,
		};
		try {
			return await answerInTransaction(async (tx) => {
				const brandId = input.brandId && (await requireNamedLockedBrand(tx, accountId, input.brandId)).id;
				await insertIdentity(tx, { ...row, brandId });
				await recordIdentityEvent(tx, context, row, "SenderIdentityCreated");
				await enqueue(tx, "mail", { kind: "identity-request", accountId, senderIdentityId: id });
				return { senderIdentityId: id };
			});
		} catch (error) {
			if (isPrismaCode(error, "P2002")) throw fieldRefusal("Email", said("identityTaken", { email }));
			throw error;
		}
	},
);
