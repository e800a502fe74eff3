import type { Tx } from "#lib/db/client.ts";
import type { LockedBrand } from "#lib/db/stores/brands/brands.ts";
import { listCustomFieldPlaces, placeCustomFields } from "#lib/db/stores/custom-fields/custom-fields.ts";

/**
 * Puts a field of a brand behind another one. All others, also those that nobody but their maker sees, stay in the order
 * they have.
 *
 * @param afterId null: it becomes the first; one that is not of the brand: it becomes the last
 */
export async function putBehind(tx: Tx, brand: LockedBrand, movedId: string, afterId: string | null): Promise<void> {
	const before = await listCustomFieldPlaces(tx, brand);
	const known = new Map(before.map(({ id, position }) => [id, position]));
	const others = before.map(({ id }) => id).filter((id) => id !== movedId);
	const found = afterId === null ? 0 : others.indexOf(afterId) + 1;
	const at = afterId !== null && found === 0 ? others.length : found;
	const places = [...others.slice(0, at), movedId, ...others.slice(at)].map((id, index) => ({
		id,
		position: index + 1,
	}));
	const moved = places.filter(({ id, position }) => known.get(id) !== position);
	await placeCustomFields(tx, brand, moved);
}
