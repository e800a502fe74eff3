import { type IdentityValue, identityText } from "#lib/contract/documents/reading/identity-review.ts";
import { findWholeDocumentInScope } from "#lib/db/stores/documents/whole-document.ts";
import { listReadVerifications } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { prefillFields } from "#lib/domain/documents/changing/prefill-fields.ts";
import { triesOf } from "#lib/domain/documents/identity-tries.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { openFindings } from "./findings.ts";
import { type NamedTry, requireReviewed } from "./lock-try.ts";

/** Which fields of the signer get which part of what was read. */
type FillFromIdentityInput = NamedTry & { fields: { id: string; from: IdentityValue }[] };

/**
 * Fills in fields of a signer who is held for it, from the identity document that was accepted; then the signer goes on.
 * What the signer has entered stays, and nothing is changed when one value does not fit its field.
 *
 * @throws AppError NotFound; Conflict when the signer is not held; ValidationError for no field, one of somebody else,
 *   what was not read, and what a field does not take
 */
export const fillFromIdentity = defineVerb(
	{ permission: "identity-verifications.review" },
	async (context: GrantedContext, { documentId, signerId, fields }: FillFromIdentityInput): Promise<void> => {
		requireReviewed(context, { documentId, signerId });
		const document = isUuid(documentId) ? await findWholeDocumentInScope(documentScope(context), documentId) : null;
		if (!document) throw notFound("document");
		const signer = document.signers.find(({ id }) => id === signerId);
		if (!signer?.prefillHeldAt) throw refusal("Conflict", said("notHeld"));
		const { accepted } = triesOf(await listReadVerifications(document.id), signerId);
		const data = openFindings(accepted?.findings ?? null)?.data ?? null;
		const isOwn = (id: string) => document.fields.some((one) => one.signerId === signerId && one.fieldId === id);
		const values = fields.map(({ id, from }) => ({ id, value: data && isOwn(id) ? identityText(data, from) : null }));
		if (values.length === 0 || values.some(({ value }) => value === null)) {
			throw fieldRefusal("fields", said("identityValueMissing"));
		}
		await prefillFields(context, { documentId, fields: values, from: "identity" });
	},
);
