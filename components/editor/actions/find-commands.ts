import { plainWords } from "#lib/i18n/near-words.ts";

/** What is shown at most: who wants more types another letter. */
const MOST = 60;

type Found = { name: string; also: string; group: string; isPossible: boolean };

/**
 * The commands in whose name or further words every word of the query begins one: what the name itself begins with
 * first, then what it has, each with what can be done now in front. Without a query all but the pages, in their order.
 */
export function findCommands<C extends Found>(commands: readonly C[], query: string): C[] {
	const terms = plainWords(query).split(" ").filter(Boolean);
	if (terms.length === 0) return commands.filter(({ group }) => group !== "pages");
	const ranked = commands.flatMap((command, index) => {
		const rank = rankOf(command, terms);
		return rank === null ? [] : [{ command, rank: rank + (command.isPossible ? 0 : 3), index }];
	});
	return ranked
		.sort((a, b) => a.rank - b.rank || a.index - b.index)
		.slice(0, MOST)
		.map(({ command }) => command);
}

/** 0: the name begins so · 1: its words do · 2: further words do · null: no. */
function rankOf({ name, also }: Found, terms: readonly string[]): number | null {
	const own = ` ${plainWords(name)}`;
	const all = `${own} ${plainWords(also)}`;
	const has = (text: string) => terms.every((term) => text.includes(` ${term}`));
	if (own.startsWith(` ${terms.join(" ")}`)) return 0;
	return has(own) ? 1 : has(all) ? 2 : null;
}
