type Searched = { title: string; people: readonly { name: string; email: string; groupName: string | null }[] };

/** Ends the labels, which come first: they may change, and what stands behind them is only added to. */
export const LABELS_END = "\u001f";

/** What the list's search looks into, in lower case. */
export function searchText({ title, people }: Searched, labels: readonly string[]): string {
	const words = people.flatMap((person) => [person.name, person.email]);
	const groups = new Set(people.flatMap((person) => person.groupName ?? []));
	return `${labelWords(labels)}${LABELS_END}\n${[title, ...words, ...groups].join("\n").toLowerCase()}`;
}

/** The labels as they stand before LABELS_END. */
export function labelWords(labels: readonly string[]): string {
	return labels.join("\n").replaceAll(LABELS_END, " ").toLowerCase();
}
