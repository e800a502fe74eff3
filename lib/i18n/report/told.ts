import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import type { AnyMessage, ValuesOf } from "#lib/i18n/message.ts";

type Details = Messages["verification-report"]["details"];
export type ToldKey = keyof Details;

/** `of` is another detail, worded first. */
type Given<Values> = { [Name in keyof Values]: Name extends "of" ? Told : Values[Name] };
type ToldValues<Key extends ToldKey> = Details[Key] extends AnyMessage ? [values: Given<ValuesOf<Details[Key]>>] : [];

/** Something that was found in a file: a reference to a message of the report, which is worded where it is read. */
export type Told = { key: ToldKey; values: Readonly<Record<string, string | number>>; of?: Told | undefined };

/** Refers to a message of the report, with its values. */
export function told<Key extends ToldKey>(key: Key, ...[given]: ToldValues<Key>): Told {
	const { of, ...values } = (given ?? {}) as { of?: Told } & Record<string, string | number>;
	return of ? { key, values, of } : { key, values };
}
