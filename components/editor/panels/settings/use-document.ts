import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk } from "#components/editor/state/use-editor.ts";
import type { DraftDocument } from "#lib/draft/draft-state.ts";

/** What concerns the whole document, and how it is changed; letters of one `run` are one step to take back. */
export function useDocument(): [DraftDocument, (set: Partial<DraftDocument>, run?: string) => void] {
	const { store } = useDeskItself();
	const document = useDesk(({ draft }) => draft.document);
	return [document, (set, run) => store.perform("settings", [{ kind: "patch", in: "document", set }], run)];
}
