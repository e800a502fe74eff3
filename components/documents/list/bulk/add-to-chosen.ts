import { MOST_AT_ONCE, type PickableDocument } from "#lib/contract/documents/listing/bulk-action.ts";

/** Documents that are chosen, by their id. */
export type Chosen = ReadonlyMap<string, PickableDocument>;

/**
 * Chooses documents beside those that are chosen, as many as one action takes.
 *
 * @returns `isFull`: some of them found no room
 */
export function addToChosen(chosen: Chosen, documents: PickableDocument[]): { chosen: Chosen; isFull: boolean } {
	const added = documents.filter(({ id }) => !chosen.has(id));
	const room = Math.max(0, MOST_AT_ONCE - chosen.size);
	const asChosen = ({ id, title, status, sealState, senderId }: PickableDocument): [string, PickableDocument] => [
		id,
		{ id, title, status, sealState, senderId },
	];
	return { chosen: new Map([...chosen, ...added.slice(0, room).map(asChosen)]), isFull: added.length > room };
}
