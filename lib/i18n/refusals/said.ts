import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import type { AnyMessage, ValuesOf } from "#lib/i18n/message.ts";

type Errors = Messages["errors"];

/** Names of the messages that say why something was refused; stored with documents and exports, so none is renamed. */
export type RefusalKey = Exclude<keyof Errors, "codes">;

/** Those that are about a file. */
export type FileRefusalKey = Extract<RefusalKey, `file${string}`>;

/** What a message takes, as the rest of a call: nothing, or its values. */
export type RefusalValues<Key extends RefusalKey> = Errors[Key] extends AnyMessage
	? [values: ValuesOf<Errors[Key]>]
	: [];

/** A reference to a message of the errors, which is worded where it is read. */
export type Said = { key: RefusalKey; values: Readonly<Record<string, string | number>> };

/** Refers to a message of the errors, with its values. */
export function said<Key extends RefusalKey>(key: Key, ...[values]: RefusalValues<Key>): Said {
	return { key, values: values ?? {} };
}
