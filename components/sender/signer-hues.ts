import type { ViewedValue } from "./details.ts";

const HUES = 8;

/** A hue for each signer who filled something in, in the order of the document: neighbours never look alike. */
export function signerHues(values: readonly ViewedValue[]): Map<string, number> {
	const signers = new Set(values.filter((value) => value.isSigners).map((value) => value.signerId));
	return new Map([...signers].map((id, index) => [id, (index % HUES) + 1]));
}
