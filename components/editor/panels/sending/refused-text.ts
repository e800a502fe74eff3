import type { DraftProblem } from "#lib/draft/draft-problem.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";

/** Why the interface refuses a setting, in the reader's words: its own sentence names what a sender never sees. */
export function refusedText({ values: { key } }: Pick<DraftProblem, "values">, words: Messages["editor"]): string {
	const known: Readonly<Record<string, string>> = words.sending.refused;
	const text = typeof key === "string" && Object.hasOwn(known, key) ? known[key] : undefined;
	return text ?? words.sending.refused.other;
}
