import { listedIn } from "#components/ui/listed-in.ts";
import type { BulkAction } from "#lib/contract/documents/listing/bulk-action.ts";
import { LONGEST_LABEL, MAX_LABELS } from "#lib/contract/documents/listing/label-limits.ts";

export type BulkDialogKind = "revoke" | "delete" | "label" | "handOver";

/** What was given in a dialog, or what is wrong with it. */
type Given = { action: BulkAction } | { problem: "missing" | "labelTooLong" | "tooManyLabels" };

const MISSING: Given = { problem: "missing" };

/** The action that a dialog's form asks for. @param isRemoval labels are taken off, not added */
export function askedAction(kind: BulkDialogKind, form: FormData, isRemoval: boolean): Given {
	const text = (name: string) => String(form.get(name) ?? "").trim();
	const [message, toUserId] = [text("message"), text("person")];
	if (kind === "delete") return { action: { act: "delete" } };
	if (kind === "revoke") return message ? { action: { act: "revoke", message } } : MISSING;
	if (kind === "handOver") return toUserId ? { action: { act: "handOver", toUserId } } : MISSING;
	const labels = listedIn(text("labels"));
	if (labels.length === 0) return MISSING;
	if (labels.length > MAX_LABELS) return { problem: "tooManyLabels" };
	if (labels.some((label) => label.length > LONGEST_LABEL)) return { problem: "labelTooLong" };
	return { action: { act: isRemoval ? "removeLabels" : "addLabels", labels } };
}
