import type { RequestEmail } from "#lib/contract/request-email.ts";
import { listBrandRows, updateBrand } from "#lib/db/stores/brands/brands.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordBrandEvent } from "./record-brand-event.ts";
import { requireChangeableBrand } from "./require-changeable-brand.ts";
import { requireKnownPlaceholders } from "./require-request-email.ts";

/** Subject and message of signing emails by brand. */
export const viewBrandRequestEmails = defineVerb(
	{ permission: "brands.read" },
	async ({ principal }: UserContext): Promise<Record<string, RequestEmail>> => {
		const rows = await listBrandRows(principal.accountId);
		return Object.fromEntries(
			rows.map(({ id, settings: { requestSubject, requestMessage } }) => [
				id,
				{ subject: requestSubject ?? "", message: requestMessage ?? "" },
			]),
		);
	},
);

/**
 * Sets subject and message of signing emails of a brand, for documents and templates that have none of their own.
 *
 * @throws AppError Forbidden; NotFound; ValidationError that names the part
 */
export const setBrandRequestEmail = defineVerb(
	{ permission: "brands.change" },
	async (context: UserContext, { brandId, email }: { brandId: string; email: RequestEmail }): Promise<void> => {
		const { principal } = context;
		requireKnownPlaceholders(email);
		await inTransaction(async (tx) => {
			const { name, settings, ...brand } = await requireChangeableBrand(tx, principal, brandId);
			const said = { requestSubject: email.subject || null, requestMessage: email.message || null };
			await updateBrand(tx, { ...brand, name, settings }, { name, settings: { ...settings, ...said } });
			await recordBrandEvent(tx, context, principal.accountId, "BrandEdited", { brandId, name });
		});
	},
);
