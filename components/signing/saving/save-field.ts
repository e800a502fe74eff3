import type { SaveFieldRequest } from "#lib/contract/signing/requests.ts";
import type { SavedFields, ShownValue } from "#lib/contract/signing/signing-page.ts";
import type { FieldState } from "../state/field-state.ts";
import type { SigningStore } from "../state/signing-store.ts";
import type { SaveResult } from "./save-queue.ts";
import type { SigningClient } from "./signing-client.ts";

type SaveEvents = {
	/** The document is no longer open to this person. */
	onStateChange(): void | Promise<void>;
};

/** Sends a field's latest value. */
export async function saveField(
	store: SigningStore,
	client: SigningClient,
	fieldId: string,
	events: SaveEvents,
): Promise<SaveResult> {
	const current = store.getState().fields.find((one) => one.field.id === fieldId);
	if (!current || current.problem || current.save === "saved") return "done";
	store.dispatch({ type: "saving", id: fieldId });
	const body = { fieldId, revision: current.revision, value: requestValue(current) };
	const result = await client.post<SavedFields>("save", body satisfies SaveFieldRequest);
	if (result.ok) {
		const { outcome, fields } = result.value;
		if (outcome === "saved") store.dispatch({ type: "saved", fields });
		else store.dispatch({ type: "conflicted", fields, mine: entryOf(store, fieldId) });
		return "done";
	}
	if (result.reason === "corrected") {
		// The field is another one by now, or gone: it is looked at again.
		store.dispatch({ type: "save-failed", id: fieldId, save: "held" });
		store.dispatch({ type: "corrected" });
		return "done";
	}
	if (result.reason === "state") {
		await events.onStateChange();
		return "done";
	}
	if (result.reason === "refused") {
		const message = current.field.validationRegexMessage;
		store.dispatch({ type: "refused", id: fieldId, problem: { code: "pattern", message } });
		return "done";
	}
	store.dispatch({ type: "save-failed", id: fieldId, save: result.reason === "busy" ? "held" : "failed" });
	return { later: result.retryAfterMs };
}

/** What stands in the field now: somebody may have typed on. */
function entryOf(store: SigningStore, fieldId: string): ShownValue | null {
	const latest = store.getState().fields.find((one) => one.field.id === fieldId);
	if (!latest) return null;
	return latest.problem ? { kind: "text", value: latest.draft } : latest.shown;
}

function requestValue({ field, shown }: FieldState): SaveFieldRequest["value"] {
	if (shown === null || shown.kind === "file") return null;
	if (shown.kind === "text") return { kind: "text", text: shown.value };
	if (field.type !== "Drawing") return { kind: "adopted" };
	return shown.mark.kind === "image" ? null : { kind: "drawing", mark: shown.mark };
}
