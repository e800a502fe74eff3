import type { PreviewedMail } from "#lib/contract/brands/mail-preview.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnEnvironment } from "#lib/policy/grants.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { requireBrand } from "./require-brand.ts";

/**
 * Sends the caller a mail as signers get it with a brand, to be seen where mails are read.
 *
 * @returns the address it goes to
 * @throws AppError Forbidden, NotFound
 */
export const sendBrandSample = defineVerb(
	{ permission: "brands.change" },
	async (
		{ principal }: UserContext,
		{ brandId, mail, locale }: { brandId: string; mail: PreviewedMail; locale: CatalogueLocale },
	): Promise<{ to: string }> => {
		const { accountId, userId, email } = principal;
		requireOwnEnvironment(principal, await requireBrand(accountId, brandId));
		await inTransaction((tx) =>
			enqueue(tx, "mail", { kind: "brand-sample", accountId, userId, brandId, sample: { mail, locale } }),
		);
		return { to: email };
	},
);
