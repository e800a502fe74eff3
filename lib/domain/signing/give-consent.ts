import type { SavedFields } from "#lib/contract/signing/signing-page.ts";
import { findSenderOf, recordConsentText } from "#lib/db/stores/signing/consent-texts.ts";
import {
	findOwnFields,
	type StoredField,
	type StoredSigner,
	updateSigner,
	writeFieldValues,
} from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import { consentHash } from "#lib/domain/audit/consent-hash.ts";
import { ofReviewer } from "#lib/domain/audit/of-reviewer.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { visibleSender } from "#lib/domain/documents/asking/visible-sender.ts";
import { entryOf, readOwnFields } from "#lib/domain/documents/own-fields.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { consentText } from "#lib/i18n/signing/consent.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { linkUse } from "./link-use.ts";
import { requireActingSigner } from "./require-acting-signer.ts";
import { showFields } from "./shown-value.ts";

/** What was agreed to: the version of the text, and the language it was shown in (absent: the signer's). */
type Consent = { version: string; locale?: string | undefined };

/**
 * Records that the signer agrees to sign electronically, and keeps the text that was shown. Empty
 * name and e-mail fields get what the sender wrote of this person. Saying it twice changes nothing.
 *
 * @throws AppError LinkUnusable, Conflict; ValidationError for a version that is not the current one
 */
export async function giveConsent(context: SignerContext, input: Consent): Promise<void> {
	await inTransaction(async (tx) => {
		const { document, signer } = await requireActingSigner(tx, context, "sign it");
		if (signer.consentedAt) return;
		const shown = consentText(input.locale ?? signer.locale);
		const { version, locale } = shown;
		if (input.version !== version) throw fieldError("version", "The text has changed. Reload the page and read it.");
		await updateSigner(tx, signer, { consentedAt: context.now() });
		const own = await findOwnFields(tx, signer.id);
		await writeFieldValues(
			tx,
			signer,
			own.flatMap((field) => ownDetail(field, signer)),
			entryOf(context),
		);
		const textHash = consentHash(shown.text);
		await recordConsentText(tx, { hash: textHash, ...shown });
		const { name, email } = visibleSender(await findSenderOf(tx, document));
		const text = { version, textHash, locale, senderName: name || email };
		const data = { ...text, ...ofReviewer(signer.type), ...linkUse(context.principal, signer) };
		await appendEvents(tx, context, document, [{ type: "ConsentGiven", data }]);
	});
}

function ownDetail(field: StoredField, signer: StoredSigner) {
	if (field.value !== null) return [];
	if (field.type === "Name") return [{ id: field.id, value: signer.name, valueKey: null }];
	if (field.type === "Email" && signer.email) return [{ id: field.id, value: signer.email, valueKey: null }];
	return [];
}

/** giveConsent, with the fields as the page must show them afterwards. */
export const giveConsentAndShow = defineVerb(
	{ permission: "signing.act" },
	async (context: SignerContext, input: Consent, token: string): Promise<Pick<SavedFields, "fields">> => {
		await giveConsent(context, input);
		const own = await inTransaction((tx) => readOwnFields(tx, context.principal.signerId));
		return { fields: showFields(own, token) };
	},
);
