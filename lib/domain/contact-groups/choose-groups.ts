import type { SendDocumentRequest } from "#lib/contract/documents/send-document.ts";
import { findContactGroups } from "#lib/db/stores/contact-groups.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { enteredGroup } from "./entered-group.ts";
import { placesProblems, type SignerGroup } from "./places-problems.ts";

type Request = Pick<SendDocumentRequest, "signers" | "enableSigningOrder">;

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
	refuse("ValidationError", placesProblems(request, groups));
	return groups;
}

function refuse(code: "NotFound" | "ValidationError", fields: FieldErrors): void {
	const [first] = Object.values(fields);
	if (first?.[0]) throw new AppError(code, first[0], { fields });
}
