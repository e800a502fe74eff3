import type { DeskFacts } from "#lib/draft/desk-facts.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { fillPlaces } from "#lib/i18n/fill-places.ts";
import type { DeskMessages } from "#lib/i18n/workplace/desk/en.ts";
import { recipientMark } from "./recipient-mark.ts";
import { inTurn } from "./reorder-recipients.ts";

export type NamedRecipient = { id: string; name: string; mark: string; hue: number; takesFields: boolean };

/** What a name is made of besides the recipient. */
export type NamingFacts = { words: DeskMessages; locale: string; groups: DeskFacts["groups"] };

type Recipients = DraftState["recipients"];
type Named = NamingFacts & { recipients: Recipients; named: readonly NamedRecipient[] };
let last: Named | null = null;

/**
 * The recipients in their turn, each with the name that is shown: the group, the name, the address, else "Recipient 2"
 * as long as there is none.
 */
export function namedRecipients(recipients: Recipients, facts: NamingFacts): readonly NamedRecipient[] {
	const { words, locale, groups } = facts;
	// Every field on the paper asks for the same list.
	const isKnown = last?.recipients === recipients && last.words === words && last.locale === locale;
	if (last && isKnown && last.groups === groups) return last.named;
	const named = inTurn(recipients).flatMap((id, index) => {
		const one = recipients[id];
		if (!one) return [];
		const group = groups.find((known) => known.id === one.groupId);
		const given = group?.name ?? (one.name.trim() || one.email.trim() || one.phone.trim());
		const name = given || fillPlaces(words.layout.recipient, { number: index + 1 }, locale);
		const mark = recipientMark(group?.name ?? (one.name.trim() || one.email.trim()), index);
		return [{ id, name, mark, hue: one.hue, takesFields: one.type !== "Reviewer" }];
	});
	last = { recipients, words, locale, groups, named };
	return named;
}
