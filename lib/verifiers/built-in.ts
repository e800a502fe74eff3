import { readIdentityDocument } from "#lib/pdf/identity/read-identity-document.ts";
import type { Verifier } from "./verifier.ts";

/** Reads what is printed on the document, on this machine alone. It says nothing of whether the document is genuine. */
export const BUILT_IN: Verifier = {
	hosted: null,
	async look({ kind, today, picture }) {
		const [front, back] = [await picture("Front"), await picture("Back")];
		if (!front) throw new Error("A picture of the document is missing.");
		const reading = await readIdentityDocument(kind, { front, ...(back && { back }) }, today);
		return { state: "read", reading, confirmed: null };
	},
};
