import { useCallback, useEffect, useState } from "react";
import { useDeskItself } from "../state/editor-context.tsx";

/** Saves what is not saved yet: a preview is made from what the server has. */
export function useSavedFirst(): { state: "saving" | "saved" | "unsaved"; retry: () => void } {
	const { store } = useDeskItself();
	const [state, setState] = useState<"saving" | "saved" | "unsaved">("saving");
	const save = useCallback(async () => setState((await store.flush()) ? "saved" : "unsaved"), [store]);
	useEffect(() => void save(), [save]);
	const retry = () => {
		setState("saving");
		void save();
	};
	return { state, retry };
}
