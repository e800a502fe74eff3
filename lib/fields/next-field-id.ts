/** The prefix with the lowest number that is free, which is then taken. An editor names new fields by it too. */
export function nextFieldId(prefix: string, taken: Set<string>): string {
	let count = 1;
	while (taken.has(prefix + count)) count += 1;
	taken.add(prefix + count);
	return prefix + count;
}
