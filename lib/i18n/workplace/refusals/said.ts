import type { PlacesIn } from "#lib/i18n/places-in.ts";
import type { RefusalKey, refusalsEn } from "./en.ts";

type ValuesOf<Key extends RefusalKey> = [PlacesIn<(typeof refusalsEn)[Key]>] extends [never]
	? []
	: [values: Record<PlacesIn<(typeof refusalsEn)[Key]>, string | number>];

/** A sentence of the catalogue of refusals that is not worded yet. */
export type Said = { key: RefusalKey; values: Readonly<Record<string, string | number>> };

/** Names a sentence of the catalogue of refusals, with what stands in its places. */
export function said<Key extends RefusalKey>(key: Key, ...[values]: ValuesOf<Key>): Said {
	return { key, values: values ?? {} };
}
