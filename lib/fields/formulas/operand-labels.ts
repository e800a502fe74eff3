type Labelled = { id: string; label: string };

/**
 * The names by which senders read and write the operands of a formula, by id: the label of each field, numbered where
 * several share one. A field without a label, or with one that a formula cannot hold, is named by its id.
 */
export function operandLabels(fields: readonly Labelled[]): ReadonlyMap<string, string> {
	const ids = new Set(fields.map(({ id }) => id.trim()));
	const names = new Map<string, string>();
	const used = new Set<string>();
	for (const { id: given, label } of fields) {
		const id = given.trim();
		if (names.has(id)) continue;
		const text = label.trim().replace(/\s+/g, " ");
		const isFree = (name: string) => !used.has(name) && (name === id || !ids.has(name));
		let name = text === "" || /[[\]]/.test(text) ? id : text;
		for (let count = 2; !isFree(name); count += 1) name = `${text} (${count})`;
		names.set(id, name);
		used.add(name);
	}
	return names;
}

/** The same the other way round: ids by the names that are shown. */
export function idsByLabel(labels: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
	return new Map([...labels].map(([id, label]) => [label, id]));
}
