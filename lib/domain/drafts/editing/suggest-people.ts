import { listContactRows } from "#lib/db/stores/contacts/contacts.ts";
import { type KnownPerson, listKnownPeople } from "#lib/db/stores/drafts/known-people.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";
import { contactScope, listedContacts } from "#lib/policy/user-scope.ts";

/** Somebody who may be meant. */
type SuggestedPerson = { name: string; email: string; phone: string };

const MAX_SUGGESTIONS = 8;
const MAX_SEARCH = 100;

/**
 * One's own contacts and the people one has sent to lately, then those of the others whose documents one may see.
 * Contacts come only with a search, since all of them begin with nothing.
 */
export const suggestPeople = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, { search }: { search: string }): Promise<SuggestedPerson[]> => {
		const words = cutText(search.trim(), MAX_SEARCH).toLowerCase();
		const reach = listScope(context);
		const own = await listKnownPeople({ ...reach, senderId: context.principal.userId }, words);
		const others = reach.senderId === undefined ? await listKnownPeople(reach, words) : [];
		const [mine, theirs] = words === "" ? [[], []] : await findContacts(context, words);
		return distinct([...mine, ...own, ...others, ...theirs]).slice(0, MAX_SUGGESTIONS);
	},
);

/** The reader's own contacts, and others' where they see more. */
function findContacts(context: GrantedContext, words: string): Promise<[KnownPerson[], KnownPerson[]]> {
	const first = { skip: 0, take: MAX_SUGGESTIONS };
	return Promise.all([
		listContactRows(listedContacts(context, "MyContacts"), words, first),
		context.reach === "own" ? [] : listContactRows(contactScope(context), words, first),
	]);
}

function distinct(people: readonly KnownPerson[]): SuggestedPerson[] {
	const found = new Map<string, SuggestedPerson>();
	for (const { name, email, phoneCountryCode, phoneNumber } of people) {
		const phone = phoneNumber ? `${phoneCountryCode ?? ""} ${phoneNumber}`.trim() : "";
		const key = email.toLowerCase() || phone;
		if (key !== "" && !found.has(key)) found.set(key, { name, email, phone });
	}
	return [...found.values()];
}
