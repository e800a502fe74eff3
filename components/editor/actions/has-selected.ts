import { selectedFields } from "../verbs/change-fields.ts";
import type { Work } from "../work/work-context.tsx";

/** Whether at least so many fields are selected. */
export function hasSelected(least: number): (work: Work) => boolean {
	return (work) => selectedFields(work).length >= least;
}
