import type { SavedFields } from "#lib/contract/signing/signing-page.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { format } from "#lib/i18n/message.ts";
import type { FieldState } from "../state/field-state.ts";
import type { SigningVerbs } from "../state/signing-context.tsx";
import { judge, judgeDraft, needsEngine } from "./judge-draft.ts";
import { explain, fieldOf, type VerbTools } from "./verb-tools.ts";

const TYPING_PAUSE_MS = 600;

type EntryVerbs = Pick<SigningVerbs, "edit" | "commit" | "uploadFile" | "keepMine" | "clear">;

/** What is typed, chosen, ticked or added. */
export function entryVerbs(tools: VerbTools): EntryVerbs {
	const { store, queue, messages } = tools;
	const apply = (fieldId: string, draft: string, judgement: ReturnType<typeof judge>) => {
		store.dispatch({ type: "edited", id: fieldId, draft, ...judgement });
		const current = fieldOf(tools, fieldId);
		if (!current || judgement.problem) return;
		queue.schedule(fieldId, FIELD_REGISTRY[current.field.type].kind === "text" ? TYPING_PAUSE_MS : 0);
	};
	const edit = (fieldId: string, draft: string) => {
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
	};
	return {
		edit,
		commit(fieldId) {
			const current = fieldOf(tools, fieldId);
			if (current?.save === "dirty" && !current.problem) queue.schedule(fieldId, 0);
		},
		uploadFile: (fieldId, file) => uploadFile(tools, fieldId, file),
		keepMine({ id, mine }) {
			const current = fieldOf(tools, id);
			store.dispatch({ type: "chosen", id });
			if (mine instanceof File) {
				void uploadFile(tools, id, mine);
			} else if (current && isTyped(current)) {
				edit(id, mine?.kind === "text" ? mine.value : "");
			} else {
				store.dispatch({ type: "placed", id, shown: mine });
				queue.schedule(id, 0);
			}
		},
		clear(fieldId) {
			store.dispatch({ type: "placed", id: fieldId, shown: null });
			queue.schedule(fieldId, 0);
			tools.announce(messages.live.removed);
		},
	};
}

/** Whether what one enters is a text, as choices and dates are, and not a mark or a file. */
function isTyped({ field }: FieldState): boolean {
	return !["mark", "file"].includes(FIELD_REGISTRY[field.type].kind);
}

async function uploadFile(tools: VerbTools, fieldId: string, file: File): Promise<boolean> {
	const { store, client, messages } = tools;
	const current = fieldOf(tools, fieldId);
	if (!current) return false;
	const query = new URLSearchParams({ field: fieldId, revision: String(current.revision) });
	const result = explain(tools, await client.upload<SavedFields>(`upload?${query}`, file));
	if (!result.ok) {
		if (result.reason === "refused") {
			const message = result.fields[fieldId] ?? result.fields.file ?? messages.errors.failed;
			store.dispatch({ type: "file-refused", id: fieldId, problem: { code: "badFile", message } });
		}
		return false;
	}
	const { outcome, fields } = result.value;
	if (outcome === "conflict") {
		store.dispatch({ type: "conflicted", fields, mine: file });
		return false;
	}
	store.dispatch({ type: "saved", fields });
	tools.announce(format(messages.fields.uploaded, { name: file.name }));
	return true;
}
