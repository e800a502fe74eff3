import { formatStored } from "#lib/i18n/format-stored.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import type { Told } from "./told.ts";

type Details = Messages["verification-report"]["details"];

/** Words what was found in its reader's language. */
export function tell({ key, values, of }: Told, words: Details): string {
	return formatStored(words[key], of ? { ...values, of: tell(of, words) } : values);
}
