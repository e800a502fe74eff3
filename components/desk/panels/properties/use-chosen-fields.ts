import { useDeskItself } from "#components/desk/state/desk-context.tsx";
import { useDesk, useDeskView } from "#components/desk/state/use-desk.ts";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { type Common, commonOf } from "./common-of.ts";

export type Chosen = {
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
	const found = useDesk(({ draft }) =>
		selection.map((key) => draft.fields[key]).filter((field) => field !== undefined),
	);
	const keys = useDesk(({ draft }) => selection.filter((key) => draft.fields[key] !== undefined));
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
		keys,
		fields: found,
		changeEach,
		change: (set, run) => changeEach(() => set, run),
		common: (read) => commonOf(found, read) ?? { value: null, isMixed: true },
	};
}
