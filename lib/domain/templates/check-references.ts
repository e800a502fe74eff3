import type { TemplateRole } from "#lib/contract/templates/template-wire.ts";
import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import { chooseBrand } from "#lib/domain/brands/choose-brand.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { chooseIdentity } from "#lib/domain/sender-identities/choose-identity.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";

type Named = {
	document: { brandId: string | null; onBehalfOf: string | null };
	/** null: they aren’t changed. */
	roles: readonly TemplateRole[] | null;
};

/**
 * Checks that the brand, the sender identity and the contact groups a template names are the account’s.
 *
 * @returns the brand’s id; null when none is named
 * @throws AppError NotFound or ValidationError that names the part
 */
export async function checkReferences(accountId: string, { document, roles }: Named): Promise<string | null> {
	const brand = document.brandId === null ? null : await chooseBrand(accountId, document.brandId);
	await chooseIdentity(accountId, document.onBehalfOf);
	const ids = (roles ?? []).map(({ signer }) => signer.groupId?.toLowerCase() ?? null);
	const known = await findContactGroups({ accountId }, ids.filter((id) => id !== null && isUuid(id)).map(String));
	const fields: FieldErrors = {};
	for (const [index, id] of ids.entries()) {
		if (id === null || known.some((one) => one.id === id)) continue;
		fields[`Roles[${index}].DefaultGroupId`] = [`There’s no contact group with the ID ${id}.`];
	}
	const [first] = Object.values(fields);
	if (first?.[0]) throw new AppError("NotFound", first[0], { fields, caseCode: "ContactGroupNotFound" });
	return brand?.id ?? null;
}
