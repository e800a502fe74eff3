import type { InvitationItem, MemberItem } from "#components/people/people-items.ts";
import type { Invitation, PeopleView } from "#lib/domain/users/list-people.ts";

type Reader = { id: string; mayMakeAdmins: boolean };
type Member = PeopleView["members"]["rows"][number];

/** An open invitation as the page shows it. */
export function toInvitationItem({ invitedAt, endsAt, ...row }: Invitation, reader: Reader): InvitationItem {
	return {
		...row,
		invitedAt: invitedAt?.toISOString() ?? null,
		endsAt: endsAt?.toISOString() ?? null,
		isOpenToReader: reader.mayMakeAdmins || row.role !== "Admin",
	};
}

/** A person as the page shows them; a team lead changes no Admin. */
export function toMemberItem({ lastActiveAt, ...row }: Member, reader: Reader, isDeactivated: boolean): MemberItem {
	return {
		...row,
		lastActiveAt: lastActiveAt?.toISOString() ?? null,
		isDeactivated,
		isReader: row.id === reader.id,
		isOpenToReader: reader.mayMakeAdmins || row.role !== "Admin",
	};
}
