import { conflictsOf } from "#lib/domain/drafts/correcting/conflict-error.ts";
import { goneOf } from "#lib/domain/drafts/editing/gone-error.ts";
import { isCorrectedError } from "#lib/domain/signing/corrected-error.ts";
import { changedOf } from "#lib/domain/templates/editing/template-changed-error.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";

/** What else our own pages learn of a refusal: what became of what they show. */
export function errorDetails(error: unknown, locale: string): object {
	const [gone, changed, conflicts] = [goneOf(error), changedOf(error), conflictsOf(error)];
	return {
		...(gone && { gone }),
		...(changed && { changed }),
		...(conflicts.length > 0 && {
			conflicts: conflicts.map((one) => ({ ...one, sentence: sayIn(one.sentence, locale) })),
		}),
		...(isCorrectedError(error) && { corrected: true }),
	};
}
