/** How a message uses an argument: it may show it and also choose between words by it. */
type ArgumentUse = { isShown: boolean; isChosenBy: boolean; isNumber: boolean };

const [SELECT, PLURAL, NUMBER] = [1, 2, 4];

/** What a compiled message does with its arguments, for values that are not known before, such as stored data. */
export function argumentUses(message: readonly unknown[]): Map<string, ArgumentUse> {
	const uses = new Map<string, ArgumentUse>();
	const read = (node: unknown) => {
		if (!Array.isArray(node)) return;
		const [name, type, options] = node as [string, number | undefined, object | undefined];
		const use = uses.get(name) ?? { isShown: false, isChosenBy: false, isNumber: false };
		uses.set(name, use);
		use.isShown ||= type === undefined;
		use.isChosenBy ||= type === SELECT;
		use.isNumber ||= type !== undefined && type >= PLURAL && type <= NUMBER;
		for (const option of Object.values(options ?? {})) for (const part of [option].flat(1)) read(part);
	};
	// The first part is the language.
	for (const part of message.slice(1)) read(part);
	return uses;
}
