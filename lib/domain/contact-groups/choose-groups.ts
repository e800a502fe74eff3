import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";
import { type ContactGroupRow, findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { enteredGroup } from "./entered-group.ts";
import { placesProblems, type SignerGroup } from "./places-problems.ts";

type Request = Pick<SendDocumentRequest, "signers" | "enableSigningOrder" | "groupSignerSettings">;

/**
 * The groups that a send request names or brings along, by the place of their signer; null where a person signs.
 *
 * @throws AppError NotFound that names GroupId, for unknown and other accounts' groups alike; ValidationError
 */
export async function chooseGroups(accountId: string, request: Request): Promise<(SignerGroup | null)[]> {
	const ids = request.signers.map((signer) => signer.groupId);
	const found = await findContactGroups({ accountId }, ids.filter((id) => id !== null && isUuid(id)).map(String));
	const missing: FieldErrors = {};
	const groups = request.signers.map((signer, index) => {
		const { groupId: id } = signer;
		const group = found.find((one) => one.id === id?.toLowerCase());
		if (id !== null && !group) missing[`Signers[${index}].GroupId`] = [`No contact group has the ID ${id}.`];
		return group ?? enteredGroup(signer);
	});
	refuse("NotFound", missing);
	refuse("ValidationError", directoryProblems(request, found));
	refuse("ValidationError", placesProblems(request, groups));
	return groups;
}

/** Groups that are in none of the directories a request allows. */
function directoryProblems({ signers, groupSignerSettings }: Request, found: ContactGroupRow[]): FieldErrors {
	const allowed = groupSignerSettings?.allowedDirectories ?? [];
	const errors: FieldErrors = {};
	for (const [index, { groupId }] of signers.entries()) {
		const group = found.find((one) => one.id === groupId?.toLowerCase());
		if (!group || allowed.length === 0 || group.directories.some((one) => allowed.includes(one))) continue;
		errors[`Signers[${index}].GroupId`] = [`The group ${group.groupName} is in none of the allowed directories.`];
	}
	return errors;
}

function refuse(code: "NotFound" | "ValidationError", fields: FieldErrors): void {
	const [first] = Object.values(fields);
	if (!first?.[0]) return;
	throw new AppError(code, first[0], { fields, ...(code === "NotFound" && { caseCode: "ContactGroupNotFound" }) });
}
