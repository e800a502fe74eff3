import type { PictureTrouble } from "./why-no-picture.ts";

type Troubles = ReadonlyMap<number, PictureTrouble>;

/**
 * What is known of pages without a picture, once there is news of one (null: its picture came). That it was lost
 * on the way is no news of a page of which more is known: it is drawn from its file meanwhile.
 */
export function withTrouble(
	troubles: Troubles,
	{ page, trouble }: { page: number; trouble: PictureTrouble | null },
): Troubles {
	const before = troubles.get(page) ?? null;
	if (before === trouble || (before !== null && trouble === "lost")) return troubles;
	const after = new Map(troubles);
	if (trouble === null) after.delete(page);
	else after.set(page, trouble);
	return after;
}
