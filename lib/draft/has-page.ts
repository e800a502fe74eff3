import type { DraftField, DraftState } from "./draft-state.ts";

/** Whether a field stands on a page that is there. */
export function hasPage({ files }: Pick<DraftState, "files">, field: DraftField | undefined): boolean {
	return field !== undefined && field.page <= (files[field.fileId]?.pages.length ?? 0);
}
