/** What decides which place in the signing order a person fills. */
export type Placed = {
	id: string;
	/** The same for all members of one group; null for who signs alone. */
	groupKey: string | null;
	groupName: string | null;
	name: string;
	email: string;
	status: string;
};

/**
 * A document's places. Every member of a group is a row of its own, with links, entries and deliveries of
 * its own, and so every verb acts on a person; together they fill one place. Whoever reads a document
 * wants places: a group stands there as the member who signed or declined, and until then under the
 * group's name, with the rest of its first member. Rows come and go in the order of the request.
 */
export function placesOf<P extends Placed>(people: readonly P[]): P[] {
	const places = new Map<string, P[]>();
	for (const person of people) {
		const key = person.groupKey ?? person.id;
		places.set(key, [...(places.get(key) ?? []), person]);
	}
	return [...places.values()].flatMap((members) => standIn(members) ?? []);
}

function standIn<P extends Placed>(members: P[]): P | undefined {
	const acted = members.find((one) => one.status === "Completed" || one.status === "Declined");
	const [first] = members;
	if (acted || !first?.groupKey) return acted ?? first;
	return { ...first, name: first.groupName ?? first.name, email: "" };
}

/** The members of the group that a place stands for, in the order of the group; nobody for who signs alone. */
export function membersOf<P extends { groupKey: string | null }>(people: readonly P[], place: P): P[] {
	return place.groupKey === null ? [] : people.filter((one) => one.groupKey === place.groupKey);
}
