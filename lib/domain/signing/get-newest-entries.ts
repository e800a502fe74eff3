import type { NewestEntries } from "#lib/contract/signing/signing-page.ts";
import type { SigningCall } from "./authenticate-signer.ts";
import { getSigningPage } from "./get-signing-page.ts";

/** What may have changed since a page was opened: whether the document is open, and the signer's own entries. */
export async function getNewestEntries(token: string, call: SigningCall): Promise<NewestEntries> {
	const page = await getSigningPage(token, call);
	if (page.state !== "open") return { state: page.state };
	const { fields, marks, consent } = page.view;
	return {
		state: "open",
		fields: fields.map(({ id, shown, revision }) => ({ id, shown, revision })),
		marks,
		hasConsented: consent.isGiven,
	};
}
