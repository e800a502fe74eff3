import { useWords } from "#components/ui/words.tsx";
import { useDeskFacts } from "../editor-facts.tsx";

/** Kinds of files that can be added here. */
export function useKindsText(): string {
	const { kinds, withOffice } = useWords("editor").layout.empty;
	return useDeskFacts().hasOfficeConverter ? withOffice : kinds;
}
