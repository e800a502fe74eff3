/** What decides which slot of a document a signer fills. */
export type Slotted = {
	id: string;
	/** The same for all members of one group; null for who signs alone. */
	groupKey: string | null;
	groupName: string | null;
	name: string;
	email: string;
	status: string;
};

/**
 * A document's signing slots. Every member of a group is a signer, a row of its own, with links, entries and
 * deliveries of its own, and so every verb acts on a signer; together they fill one slot. Whoever reads a document
 * wants slots: a group stands there as the member who signed or declined, and until then under the
 * group's name, with the rest of its first member. Rows come and go in the order of the request.
 */
export function signingSlotsOf<S extends Slotted>(signers: readonly S[]): S[] {
	const slots = new Map<string, S[]>();
	for (const signer of signers) {
		const key = signer.groupKey ?? signer.id;
		slots.set(key, [...(slots.get(key) ?? []), signer]);
	}
	return [...slots.values()].flatMap((members) => standIn(members) ?? []);
}

function standIn<S extends Slotted>(members: S[]): S | undefined {
	const acted = members.find((one) => one.status === "Completed" || one.status === "Declined");
	const [first] = members;
	if (acted || !first?.groupKey) return acted ?? first;
	return { ...first, name: first.groupName ?? first.name, email: "" };
}

/** The members of the group that a slot stands for, in the order of the group; nobody for who signs alone. */
export function membersOf<S extends { groupKey: string | null }>(signers: readonly S[], slot: S): S[] {
	return slot.groupKey === null ? [] : signers.filter((one) => one.groupKey === slot.groupKey);
}
