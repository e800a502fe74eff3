import { listSavedAddresses } from "#lib/db/stores/contacts/contacts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listedContacts } from "#lib/policy/user-scope.ts";

/** Which of some addresses, in lower case, are neither the caller’s own nor in their own contacts. */
export const findUnsavedPeople = defineVerb(
	{ permission: "contacts.read" },
	async (context: GrantedContext, { emails }: { emails: readonly string[] }): Promise<string[]> => {
		const own = context.principal.email.toLowerCase();
		const asked = emails.filter(isEmailAddress).map((email) => email.toLowerCase());
		const saved = await listSavedAddresses(listedContacts(context, "MyContacts"), asked);
		return asked.filter((email) => email !== own && !saved.includes(email));
	},
);
