import { isFixedField } from "#components/editor/correcting/is-fixed.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk, useDeskView } from "#components/editor/state/use-editor.ts";
import { type Common, commonOf } from "#components/field-settings/common-of.ts";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { useDeskFacts } from "../editor-facts.tsx";

export type Chosen = {
	/** Of somebody who has acted: they are shown, and stay as they are. */
	isFixed: boolean;
	keys: readonly string[];
	fields: readonly DraftField[];
	/** Sets properties of all of them; what is typed in one go (`run`) is one step to take back. */
	change: (set: Partial<DraftField>, run?: string) => void;
	/** The same, where it depends on the field. */
	changeEach: (setOf: (field: DraftField) => Partial<DraftField>, run?: string) => void;
	/** What they have alike. */
	common: <T>(read: (field: DraftField) => T) => Common<T>;
};

/** The selected fields that are there, and how to change them together; null when there is none. */
export function useChosenFields(): Chosen | null {
	const { store } = useDeskItself();
	const selection = useDeskView((view) => view.selection);
	const facts = useDeskFacts();
	const there = useDesk(({ draft }) => selection.filter((key) => draft.fields[key] !== undefined));
	const free = useDesk(({ draft }) =>
		there.filter((key) => draft.fields[key] && !isFixedField(facts, draft.fields[key])),
	);
	// What may be changed is changed by itself; what may not is looked at one by one.
	const keys = free.length > 0 ? free : there.slice(0, 1);
	const found = useDesk(({ draft }) => keys.map((key) => draft.fields[key]).filter((field) => field !== undefined));
	if (found.length === 0) return null;
	const changeEach: Chosen["changeEach"] = (setOf, run) => {
		const { fields } = store.getSnapshot().draft;
		const changes = keys.flatMap((id) => {
			const field = fields[id];
			return field ? [{ kind: "patch", in: "fields", id, set: setOf(field) } as const] : [];
		});
		store.perform("change", changes, run && `${keys.join()}.${run}`);
	};
	return {
		isFixed: free.length === 0,
		keys,
		fields: found,
		changeEach,
		change: (set, run) => changeEach(() => set, run),
		common: (read) => commonOf(found, read) ?? { value: null, isMixed: true },
	};
}
