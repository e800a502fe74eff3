import type { DraftProblem } from "./draft-problem.ts";
import type { DraftState } from "./draft-state.ts";
import type { Found } from "./found-place.ts";
import { byOrder } from "./order-keys.ts";

/** By file. */
export type UnclosedTags = Readonly<Record<string, Found["unclosedTag"]>>;

/** Texts on pages that are meant as tags, but stay printed because they are not closed. */
export function unclosedTagProblems({ files }: Pick<DraftState, "files">, tags: UnclosedTags): DraftProblem[] {
	return byOrder(files).flatMap((id): DraftProblem[] => {
		const { text: tag, page } = tags[id] ?? {};
		if (tag === undefined || page === undefined) return [];
		const values = { tag, page };
		return [{ severity: "warns", kind: "unclosedTag", values, at: { in: "files", id }, sentence: null }];
	});
}
