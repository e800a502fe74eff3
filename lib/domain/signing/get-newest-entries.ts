import type { NewestEntries } from "#lib/contract/signing/signing-page.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { getSigningPage } from "./get-signing-page.ts";

/** What may have changed since a page was opened: whether the document is open, and the signer's own entries. */
export const getNewestEntries = defineVerb(
	{ permission: "links.open" },
	async (call: VisitorContext, token: string): Promise<NewestEntries> => {
		const page = await getSigningPage(call, token);
		if (page.state !== "open") return { state: page.state };
		const { fields, marks, operands, consent, edition } = page.view;
		return {
			state: "open",
			fields: fields.map(({ id, shown, revision }) => ({ id, shown, revision })),
			marks,
			operands,
			hasConsented: consent.isGiven,
			edition,
		};
	},
);
