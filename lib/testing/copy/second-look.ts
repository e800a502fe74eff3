import { basename } from "node:path";
import { englishMessages } from "./english-texts.ts";

const MOST_WORDS = 20;
const MOST_WORDS_OF_LABEL = 4;

/** Reasons to read a sentence twice (lib/glossary.md). */
const REASONS: readonly (readonly [reason: string, pattern: RegExp])[] = [
	["word", /\b(?:stands?|goes|looks?|tells?|told|counts?|holds?|held|keeps?|kept|things?)\b/i],
	["beginning", /^(?:It|That|What|Who|There)\b/],
	["colon before a verb", /\w: (?:is|are|was|were|has|have|can|may|will|do|does)\b/],
	["two “and”", /\band\b.*\band\b/],
];

function reasonsFor(sentence: string): string[] {
	const length = sentence.split(/\s+/).filter(Boolean).length;
	return [
		...REASONS.filter(([, pattern]) => pattern.test(sentence)).map(([reason]) => reason),
		...(length > (/[.?!…]$/.test(sentence) ? MOST_WORDS : MOST_WORDS_OF_LABEL) ? [`${length} words`] : []),
	];
}

/** Prints the messages that are worth a second look: `node --import tsx lib/testing/copy/second-look.ts [area …]`. */
async function printSecondLook(areas: readonly string[]): Promise<void> {
	for (const { file, place, text } of await englishMessages()) {
		const area = basename(file, ".json");
		if (areas.length > 0 && !areas.includes(area)) continue;
		for (const sentence of text.split(/(?<=[.?!])\s+/)) {
			const reasons = reasonsFor(sentence);
			if (reasons.length > 0) process.stdout.write(`${area}.${place}  [${reasons.join(", ")}]  ${sentence}\n`);
		}
	}
}

await printSecondLook(process.argv.slice(2));
