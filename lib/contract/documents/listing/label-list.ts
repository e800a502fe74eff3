import { list, requiredText } from "#lib/contract/shape-values.ts";
import { LONGEST_LABEL, MAX_LABELS } from "./label-limits.ts";

/** Labels as they come in: at most 50 of at most 255 characters. */
export function labelList() {
	return list(requiredText(LONGEST_LABEL)).superRefine((labels, context) => {
		if (labels.length > MAX_LABELS)
			context.addIssue({ code: "custom", message: `must have at most ${MAX_LABELS} entries.` });
	});
}

/** The same where there must be at least one. */
export function requiredLabelList() {
	return labelList().superRefine((labels, context) => {
		if (labels.length === 0) context.addIssue({ code: "custom", message: "At least one tag is required." });
	});
}
