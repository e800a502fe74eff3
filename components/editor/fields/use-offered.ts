"use client";

import { useDesk } from "../state/use-editor.ts";
import { useWork } from "../work/work-context.tsx";
import { offeredBy } from "./custom-tool.ts";

/** What the brand of the draft lets its sender place, as it is now. */
export function useOffered() {
	const { facts } = useWork();
	return useDesk(({ draft }) => offeredBy(facts, draft.document));
}
