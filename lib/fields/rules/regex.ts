/** Longest pattern a sender may give, in characters. */
export const MAX_PATTERN_LENGTH = 1_000;

/**
 * Matching costs (instructions × characters) steps. `.{1000}` repeated a hundred times is a short
 * pattern with 100,000 instructions, so that number is bounded as well.
 */
export const MAX_PATTERN_INSTRUCTIONS = 3_000;

/** What we use of re2js, which matches in linear time and so cannot be made to hang. */
type RegexEngine = {
	compile: (pattern: string) => { find: (text: string) => boolean; instructions: number };
};

type Re2Module = typeof import("re2js");
type CompiledPattern = ReturnType<RegexEngine["compile"]>;

let engine: RegexEngine | null = null;
const compiledPatterns = new Map<string, CompiledPattern>();
const MAX_COMPILED_PATTERNS = 100;

/** Wraps the re2js module; regex-sync.ts hands it over on the server, loadRegexEngine in the browser. */
export function installRegexEngine({ RE2JS }: Pick<Re2Module, "RE2JS">): RegexEngine {
	engine = {
		compile(pattern) {
			const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
			return { find: (text) => compiled.matcher(text).find(), instructions: compiled.programSize() };
		},
	};
	return engine;
}

/**
 * Loads the engine (65 KB compressed) when it is not there yet. Await it before validating a field
 * that has a regular expression of its own; see needsRegexEngine.
 */
export async function loadRegexEngine(): Promise<RegexEngine> {
	return engine ?? installRegexEngine(await import("re2js"));
}

/** Whether a field of these is checked by a sender's own regular expression. */
export function needsRegexEngine(fields: readonly { validationType: string }[]): boolean {
	return fields.some((field) => field.validationType === "CustomRegex");
}

/**
 * Why a sender's pattern cannot be used, as an English sentence, or null when it can.
 * @throws Error when the engine has not been loaded
 */
export function findPatternProblem(pattern: string): string | null {
	if (pattern.length > MAX_PATTERN_LENGTH) {
		return `The regular expression has ${pattern.length} characters; at most ${MAX_PATTERN_LENGTH} are allowed.`;
	}
	try {
		const { instructions } = compile(pattern);
		return instructions > MAX_PATTERN_INSTRUCTIONS
			? "The regular expression is too large. Use smaller repeat counts."
			: null;
	} catch (error) {
		if (error instanceof EngineMissingError) throw error;
		const reason = error instanceof Error ? error.message.replace(/^error parsing regexp: /, "") : "it can’t be parsed";
		return `The regular expression isn’t valid: ${reason}. RE2 syntax is supported; lookaround and backreferences aren’t.`;
	}
}

/**
 * Whether the pattern is found in the text. A pattern that is to hold for the whole text says so with ^ and $.
 * @throws Error when the engine has not been loaded, or for a pattern findPatternProblem refuses
 */
export function matchesPattern(pattern: string, text: string): boolean {
	return compile(pattern).find(text);
}

class EngineMissingError extends Error {
	constructor() {
		super("The regular expression engine is not loaded: await loadRegexEngine() first.");
	}
}

function compile(pattern: string): CompiledPattern {
	if (!engine) throw new EngineMissingError();
	const known = compiledPatterns.get(pattern);
	if (known) return known;
	const compiled = engine.compile(pattern);
	if (compiledPatterns.size >= MAX_COMPILED_PATTERNS) compiledPatterns.clear();
	compiledPatterns.set(pattern, compiled);
	return compiled;
}
