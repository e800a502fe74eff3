import type { DocumentDetailsData } from "../details.ts";

const HUES = 8;

/** A hue for each signer who filled something in, in the order of the document: neighbours never look alike. */
export function signerHues({ signers, values }: Pick<DocumentDetailsData, "signers" | "values">): Map<string, number> {
	const filled = new Set(values.filter((value) => value.isSigners).map((value) => value.signerId));
	const inOrder = signers.map((signer) => signer.id).filter((id) => filled.has(id));
	return new Map([...new Set([...inOrder, ...filled])].map((id, index) => [id, (index % HUES) + 1]));
}
