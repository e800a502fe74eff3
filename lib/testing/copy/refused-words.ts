/** Words and phrases that lib/glossary.md refuses, in every form in which they are written. */
const REFUSED: readonly RegExp[] = [
	/\bwho(?:so)?ever\b/,
	/\bwhatever\b/,
	/\b(?:some|no|every|any)body\b/,
	/\banew\b/,
	/\bmend(?:s|ed|ing)?\b/,
	/\bmeanwhile\b/,
	/\bso far as\b/,
	/\bby itself\b/,
	/\b(?:that|those) of\b/,
	/\b(?:do|does|did)(?: not|n[’']t) fit\b/,
	/\bon (?:its|their) way\b/,
	/\bfor good\b/,
	/\bas usual\b/,
	/\blet(?:s|ting)?\b(?: [^\s.,]+){1,3}(?<! (?:sign|log|fill|type|check|stay)) in\b/,
	/\b(?:take|takes|taken|taking|took)(?: (?:it|them|this|that))? back\b/,
	/\b(?:give|gives|given|giving|gave)(?: (?:it|them))? out\b/,
	/\b(?:put|puts|putting)(?: (?:it|them))? away\b/,
	/\bof whom\b/,
].map((pattern) => new RegExp(pattern.source, "gi"));

/** The refused words in a text. */
export function refusedWordsIn(text: string): string[] {
	return REFUSED.flatMap((pattern) => text.match(pattern) ?? []);
}
