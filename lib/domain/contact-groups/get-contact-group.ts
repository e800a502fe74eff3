import type { ContactGroupDetailsModel } from "#lib/contract/contact-groups/read-models.ts";
import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { contactScope } from "#lib/policy/user-scope.ts";
import { presentGroup } from "./present-group.ts";

/**
 * A contact group with its members and owner.
 *
 * @throws AppError NotFound
 */
export const getContactGroup = defineVerb(
	{ permission: "contacts.read" },
	async (context: GrantedContext, { groupId }: { groupId: string }): Promise<ContactGroupDetailsModel> => {
		const [group] = isUuid(groupId) ? await findContactGroups(contactScope(context), [groupId]) : [];
		if (!group) throw notFound("contact group");
		const { id, name, email } = group.owner;
		return { ...presentGroup(group), creator: { userId: id, createdBy: name || email } };
	},
);
