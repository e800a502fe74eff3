import { initialsOf } from "#components/ui/initials-of.ts";
import { isCopy, takesFields } from "#lib/draft/copies.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DeskFacts } from "#lib/draft/editor-facts.ts";
import { enteredPeople, nameOfPeople } from "#lib/draft/entered-people.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import { isFixedPerson } from "../correcting/is-fixed.ts";
import { inTurn } from "./reorder-recipients.ts";

export type NamedRecipient = {
	id: string;
	name: string;
	mark: string;
	hue: number;
	takesFields: boolean;
	/** Has acted in the document that is corrected, and stays as it is. */
	isFixed: boolean;
};

/** What a name is made of besides the recipient. */
export type NamingFacts = { words: Messages["editor"]; locale: string } & Pick<
	DeskFacts,
	"groups" | "correction" | "template"
>;

/** What the first recipient is called while nobody has said who it is. */
export function nameOfFirst(words: NamingFacts["words"]): string {
	return format(words.layout.recipient, { number: 1 });
}

type Recipients = DraftState["recipients"];
type Named = NamingFacts & { named: readonly NamedRecipient[] };
/** Every field on the paper asks for the same list, and gets the very same one. */
const known = new WeakMap<Recipients, Named>();

/**
 * The recipients in their turn, each with the name that is shown: the group, those of whom any one signs, the name, the address, the role, else "Recipient 2"
 * as long as there is none. In a template the role comes first.
 */
export function namedRecipients(recipients: Recipients, facts: NamingFacts): readonly NamedRecipient[] {
	const { words, locale, groups, correction, template } = facts;
	const last = known.get(recipients);
	const isKnown = last?.words === words && last.locale === locale && last.groups === groups;
	if (last && isKnown && last.correction === correction) return last.named;
	const named = inTurn(recipients).flatMap((id, index) => {
		const one = recipients[id];
		if (!one) return [];
		const group = groups.find((candidate) => candidate.id === one.groupId);
		const people = enteredPeople(one);
		const role = template && !isCopy(one) ? one.role.trim() : "";
		const called = role ? role : people ? nameOfPeople(one.name, people, locale) : one.name.trim() || one.email.trim();
		const given = role || (group?.name ?? (called || (people ? "" : one.phone.trim() || one.role.trim())));
		const name = given || format(words.layout.recipient, { number: index + 1 });
		const mark = recipientMark(role || (group?.name ?? (one.name.trim() || people?.[0]?.name || called)), index);
		const isFixed = isFixedPerson(facts, id);
		return [{ id, name, mark, hue: one.hue, takesFields: takesFields(one) && !isFixed, isFixed }];
	});
	known.set(recipients, { words, locale, groups, correction, template, named });
	return named;
}

/** What stands for a recipient in few letters: initials, else the place in the list (0-based). */
function recipientMark(name: string, index: number): string {
	return name.trim() ? initialsOf(name) : String(index + 1);
}
