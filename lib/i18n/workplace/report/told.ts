import type { PlacesIn } from "#lib/i18n/places-in.ts";
import type { reportEn } from "./en.ts";

type Sentences = (typeof reportEn)["told"];
export type ToldKey = keyof Sentences;

type ValueOf<Place> = Place extends "of" ? Told : Place extends "name" ? string : number;

type ValuesOf<Key extends ToldKey> = [PlacesIn<Sentences[Key]>] extends [never]
	? []
	: [values: { [Place in PlacesIn<Sentences[Key]>]: ValueOf<Place> }];

/** Something that was found in a file, which is worded where it is read: a sentence of the report's catalogue. */
export type Told = { key: ToldKey; values: Readonly<Record<string, string | number>>; of?: Told | undefined };

/** Names a sentence of the report's catalogue, with what stands in its places. */
export function told<Key extends ToldKey>(key: Key, ...[given]: ValuesOf<Key>): Told {
	const { of, ...values } = (given ?? {}) as { of?: Told } & Record<string, string | number>;
	return of ? { key, values, of } : { key, values };
}
