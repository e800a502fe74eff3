import { selectedFields } from "../verbs/change-fields.ts";
import type { Work } from "../work/work-context.tsx";

/** Whether the selected fields can become a block: they are on one page. */
export function canSaveBlock(work: Work): boolean {
	return new Set(selectedFields(work).map(({ field: { fileId, page } }) => `${fileId} ${page}`)).size === 1;
}
