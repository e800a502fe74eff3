import type { SignerRequest } from "#lib/contract/documents/send-document.ts";
import { doDatesFollowLanguage } from "#lib/db/stores/provisioning.ts";
import { localeDateFormat } from "#lib/fields/locale-date-format.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { RequestedField } from "#lib/fields/types.ts";

/**
 * The signers with the date formats that nobody named: as the signer's language writes dates where the
 * account is set so, else as they are. A prefilled day was read in the interface's format before and stays
 * the same day.
 */
export async function withDatesInLanguage(accountId: string, signers: SignerRequest[]): Promise<SignerRequest[]> {
	const hasSome = signers.some(({ formFields }) => formFields.some(isOpenDate));
	if (!hasSome || !(await doDatesFollowLanguage(accountId))) return signers;
	return signers.map((signer) => {
		const dateFormat = localeDateFormat(signer.locale);
		return {
			...signer,
			formFields: signer.formFields.map((field) => (isOpenDate(field) ? { ...field, dateFormat } : field)),
		};
	});
}

function isOpenDate({ type, hasDefaultDateFormat }: RequestedField): boolean {
	return hasDefaultDateFormat && (FIELD_REGISTRY[type].kind === "date" || type === "DateSigned");
}
