import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import type { AdoptedMark, SavedFields, SigningView } from "#lib/contract/signing/signing-page.ts";
import { acceptedExtensions } from "#lib/fields/file-rules.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { SigningMessages } from "#lib/i18n/signing/en.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { busyText } from "./busy-text.ts";
import type { FieldState } from "./field-state.ts";
import { focusField, scrollToPlace } from "./find-field.ts";
import { judge, judgeDraft, needsEngine } from "./judge-draft.ts";
import type { SaveQueue } from "./save-queue.ts";
import type { CallResult, SigningClient } from "./signing-client.ts";
import type { SigningVerbs } from "./signing-context.tsx";
import { hasMissedSome, type MarkPurpose, nextField, progressOf, saveState } from "./signing-state.ts";
import type { SigningStore } from "./signing-store.ts";

export type VerbTools = {
	view: SigningView;
	messages: SigningMessages;
	locale: string;
	store: SigningStore;
	client: SigningClient;
	queue: SaveQueue;
	/** Says something aloud and shows it for a while. */
	tell(text: string, tone: "good" | "warn" | "bad"): void;
	/** Only aloud. */
	announce(text: string): void;
	reload(): void;
	/** The person is done here: on to where the link leads, or to the page's next state. */
	leave(after: "finishing" | "declining"): void;
	isCompact(): boolean;
};

const TYPING_PAUSE_MS = 600;

/** What the page's controls do: calls, and the changes of state around them. */
export function signingVerbs(tools: VerbTools): SigningVerbs {
	return { ...entryVerbs(tools), ...markVerbs(tools), ...wayVerbs(tools), ...endingVerbs(tools) };
}

function fieldOf({ store }: VerbTools, fieldId: string): FieldState | undefined {
	return store.getState().fields.find((one) => one.field.id === fieldId);
}

/** Words for a call that did not work; the page itself is loaded again when the document has moved on. */
function explain<T>(tools: VerbTools, result: CallResult<T>): CallResult<T> {
	const { errors } = tools.messages;
	if (result.ok || result.reason === "refused") return result;
	if (result.reason === "state") tools.reload();
	else tools.tell(result.reason === "busy" ? busyText(tools, result.retryAfterMs) : errors.failed, "bad");
	return result;
}

/** Why not everything is stored. */
function tellUnsaved(tools: VerbTools): void {
	const { errors, progress } = tools.messages;
	tools.tell(saveState(tools.store.getState()) === "held" ? progress.held : errors.offline, "bad");
}

function entryVerbs(tools: VerbTools): Pick<SigningVerbs, "edit" | "commit" | "uploadFile" | "clear"> {
	const { store, queue, client, messages } = tools;
	const apply = (fieldId: string, draft: string, judgement: ReturnType<typeof judge>) => {
		store.dispatch({ type: "edited", id: fieldId, draft, ...judgement });
		const current = fieldOf(tools, fieldId);
		if (!current || judgement.problem) return;
		queue.schedule(fieldId, FIELD_REGISTRY[current.field.type].kind === "text" ? TYPING_PAUSE_MS : 0);
	};
	return {
		edit(fieldId, draft) {
			const current = fieldOf(tools, fieldId);
			if (!current) return;
			const all = store.getState().fields;
			if (!needsEngine(current, all)) {
				apply(fieldId, draft, judge(current, draft, all));
				return;
			}
			// What is typed shows at once; it is judged when the engine is there, if it still stands then.
			store.dispatch({ type: "edited", id: fieldId, draft, value: null, problem: { code: "pattern", message: null } });
			void judgeDraft(current, draft, all).then((judgement) => {
				if (fieldOf(tools, fieldId)?.draft === draft) apply(fieldId, draft, judgement);
			});
		},
		commit(fieldId) {
			const current = fieldOf(tools, fieldId);
			if (current?.save === "dirty" && !current.problem) queue.schedule(fieldId, 0);
		},
		async uploadFile(fieldId, file) {
			const current = fieldOf(tools, fieldId);
			if (!current) return false;
			const query = new URLSearchParams({ field: fieldId, revision: String(current.revision) });
			const result = explain(tools, await client.upload<SavedFields>(`upload?${query}`, file));
			if (!result.ok) {
				if (result.reason === "refused") {
					const allowed = acceptedExtensions(current.field).join(", ");
					tools.tell(fill(messages.errors.upload, { name: file.name, allowed }), "bad");
				}
				return false;
			}
			store.dispatch({ type: result.value.outcome === "saved" ? "saved" : "conflicted", fields: result.value.fields });
			tools.announce(messages.fields.uploaded.replace("{name}", file.name));
			return true;
		},
		clear(fieldId) {
			store.dispatch({ type: "placed", id: fieldId, shown: null });
			queue.schedule(fieldId, 0);
			tools.announce(messages.live.removed);
		},
	};
}

function markVerbs(tools: VerbTools): Pick<SigningVerbs, "place" | "placeDrawing" | "adopt"> {
	const { store, queue, client, messages } = tools;
	const place = (fieldId: string) => {
		const current = fieldOf(tools, fieldId);
		if (!current) return;
		const purpose: MarkPurpose = current.field.type === "Initial" ? "initials" : "signature";
		const mark = store.getState().marks[purpose];
		if (current.field.type === "Drawing") {
			store.dispatch({ type: "panel", panel: { kind: "drawing", fieldId } });
		} else if (!mark || current.shown) {
			store.dispatch({ type: "panel", panel: { kind: "adopt", purpose, fieldId } });
		} else {
			store.dispatch({ type: "placed", id: fieldId, shown: { kind: "mark", mark } });
			queue.schedule(fieldId, 0);
			tools.announce(messages.live.adopted);
		}
	};
	return {
		place,
		placeDrawing(fieldId, mark) {
			store.dispatch({ type: "placed", id: fieldId, shown: { kind: "mark", mark } });
			store.dispatch({ type: "panel", panel: { kind: "none" } });
			queue.schedule(fieldId, 0);
		},
		async adopt(purpose, input, fieldId) {
			const call =
				input instanceof File
					? client.upload<AdoptedMark>(`adopt-upload?purpose=${purpose}`, input)
					: client.post<AdoptedMark>("adopt", { purpose, mark: input });
			const result = explain(tools, await call);
			if (!result.ok) return result;
			store.dispatch({ type: "adopted", purpose, mark: result.value.mark, fields: result.value.fields });
			store.dispatch({ type: "panel", panel: { kind: "none" } });
			if (fieldId && !fieldOf(tools, fieldId)?.shown) place(fieldId);
			if (fieldId) focusField(fieldId);
			return result;
		},
	};
}

function wayVerbs(tools: VerbTools): Pick<SigningVerbs, "goTo" | "next" | "consent"> {
	const { store, client, view, messages } = tools;
	const goTo = (fieldId: string) => {
		const current = fieldOf(tools, fieldId);
		if (!current) return;
		const { page, bounds, type } = current.field;
		const height = view.pages[page - 1]?.heightPx ?? 1;
		store.dispatch({ type: "activated", id: fieldId });
		scrollToPlace(page, bounds.y / height);
		const opensSheet = tools.isCompact() && FIELD_REGISTRY[type].kind !== "mark";
		store.dispatch({ type: "panel", panel: opensSheet ? { kind: "field", fieldId } : { kind: "none" } });
		if (!opensSheet) focusField(fieldId);
	};
	const next = () => {
		const target = nextField(store.getState());
		if (hasMissedSome(store.getState())) store.dispatch({ type: "missed-some" });
		if (target) goTo(target.field.id);
		else tools.announce(messages.live.ready);
	};
	return {
		goTo,
		next,
		async consent() {
			const result = explain(tools, await client.post<SavedFields>("consent", { version: view.consent.version }));
			if (!result.ok) {
				if (result.reason === "refused") tools.reload();
				return;
			}
			store.dispatch({ type: "consented", fields: result.value.fields });
			next();
		},
	};
}

function endingVerbs(
	tools: VerbTools,
): Pick<SigningVerbs, "finish" | "later" | "makePhoneLink" | "decline" | "reassign"> {
	const { store, queue, client } = tools;
	return {
		async finish() {
			if (store.getState().isFinishing) return;
			if (progressOf(store.getState()).left > 0) {
				store.dispatch({ type: "missed-some" });
				return;
			}
			store.dispatch({ type: "finishing", isFinishing: true });
			const isStored = await queue.flush();
			const result = isStored ? explain(tools, await client.post("finish")) : null;
			if (result?.ok) {
				tools.leave("finishing");
				return;
			}
			store.dispatch({ type: "finishing", isFinishing: false });
			if (!result) tellUnsaved(tools);
			// The server found what this page did not: its own state is old.
			else if (result.reason === "refused") tools.reload();
		},
		async later() {
			if (!(await queue.flush())) {
				tellUnsaved(tools);
				return;
			}
			store.dispatch({ type: "panel", panel: { kind: "later" } });
			// For the sender to know; the signer's entries are stored, whatever is answered.
			await client.post("later");
		},
		async makePhoneLink() {
			await queue.flush();
			return explain(tools, await client.post<PhoneLink>("phone-link"));
		},
		async decline(reason) {
			const result = explain(tools, await client.post("decline", { reason }));
			if (result.ok) tools.leave("declining");
			return result;
		},
		reassign: async (person) => explain(tools, await client.post("reassign", person)),
	};
}
