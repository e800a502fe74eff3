import { updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireActingSigner } from "./require-acting-signer.ts";

/**
 * From now on the signer is spoken to in this language, on the page and in mails.
 *
 * @throws AppError LinkUnusable, Conflict
 */
export const chooseLanguage = defineVerb(
	{ permission: "signing.act" },
	async (context: SignerContext, { locale }: { locale: CatalogueLocale }): Promise<void> => {
		await inTransaction(async (tx) => {
			const { signer } = await requireActingSigner(tx, context, "change it");
			if (signer.locale !== locale) await updateSigner(tx, signer, { locale });
		});
	},
);
