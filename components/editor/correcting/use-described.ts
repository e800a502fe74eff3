import { useMemo } from "react";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { useDeskFacts } from "../panels/editor-facts.tsx";
import { useExpiryText } from "../panels/settings/settings-in-words.ts";
import { useDesk } from "../state/use-editor.ts";
import { type DescribedCorrection, describeCorrection } from "./describe-correction.ts";

/** What the correction on this desk changes, in words; null: nothing is corrected. */
export function useDescribed(): DescribedCorrection | null {
	const words = useWords("editor");
	const { types } = useWords("fieldSettings");
	const locale = useWordsLocale();
	const { correction, groups } = useDeskFacts();
	const draft = useDesk((desk) => desk.draft);
	const expiry = useExpiryText();
	return useMemo(
		() =>
			correction &&
			describeCorrection(draft, correction, { words, types, locale, groups, correction, template: null, expiry }),
		[draft, correction, words, types, locale, groups, expiry],
	);
}
