import { type KnownPerson, listKnownPeople } from "#lib/db/stores/known-people.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { cutText } from "#lib/fields/cut-text.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";

/** Somebody who may be meant. */
export type SuggestedPerson = { name: string; email: string; phone: string };

const MAX_SUGGESTIONS = 8;
const MAX_SEARCH = 100;

/** People whom one has sent to lately, oneself first, then whoever else's documents one may see. */
export const suggestPeople = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, { search }: { search: string }): Promise<SuggestedPerson[]> => {
		const words = cutText(search.trim(), MAX_SEARCH).toLowerCase();
		const reach = listScope(context);
		const own = await listKnownPeople({ ...reach, senderId: context.principal.userId }, words);
		const others = reach.senderId === undefined ? await listKnownPeople(reach, words) : [];
		return distinct([...own, ...others]).slice(0, MAX_SUGGESTIONS);
	},
);

function distinct(people: readonly KnownPerson[]): SuggestedPerson[] {
	const found = new Map<string, SuggestedPerson>();
	for (const { name, email, phoneCountryCode, phoneNumber } of people) {
		const phone = phoneNumber ? `${phoneCountryCode ?? ""} ${phoneNumber}`.trim() : "";
		const key = email.toLowerCase() || phone;
		if (key !== "" && !found.has(key)) found.set(key, { name, email, phone });
	}
	return [...found.values()];
}
