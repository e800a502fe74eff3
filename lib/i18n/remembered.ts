/** Builds each once: building an Intl formatter costs more than a hundred uses of it. @param build by language tag */
export function remembered<T>(build: (key: string) => T): (key: string) => T {
	const made = new Map<string, T>();
	return (key) => {
		const found = made.get(key);
		if (found !== undefined) return found;
		const fresh = build(key);
		made.set(key, fresh);
		return fresh;
	};
}
