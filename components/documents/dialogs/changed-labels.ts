import { listedIn } from "#components/ui/listed-in.ts";

/**
 * What changes when a document's labels are written anew, as text. What somebody else has changed meanwhile stays as
 * they left it; so does a label with a comma in it, as the API takes them, while all of it is still written there.
 */
export function changedLabels(labels: readonly string[], text: string): { add: string[]; remove: string[] } {
	const wanted = listedIn(text);
	const kept = labels.filter((label) => listedIn(label).every((part) => wanted.includes(part)));
	const written = kept.flatMap(listedIn);
	return {
		add: wanted.filter((label) => !written.includes(label)),
		remove: labels.filter((label) => !kept.includes(label)),
	};
}
