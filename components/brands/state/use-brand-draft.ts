"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { withChanges, withSaved } from "./brand-draft-state.ts";
import { journalKey, type KeptChanges, keepChanges, keptWith, takeChanges } from "./brand-journal.ts";
import type { BrandValues } from "./brand-values.ts";

export type BrandDraft = {
	/** What is saved. */
	base: BrandValues;
	/** What is saved, with what was changed since. */
	values: BrandValues;
	changes: Partial<BrandValues>;
	change: (changed: Partial<BrandValues>) => void;
	/** What was left unsaved before; null: nothing, or it was decided on. */
	kept: KeptChanges | null;
	goOn: () => void;
	forget: () => void;
	/** Takes every change back. */
	discard: () => void;
	/** What was sent is saved, as these values; what was changed meanwhile stays changed. */
	saved: (sent: Partial<BrandValues>, values: BrandValues) => void;
};

/**
 * A brand in the making. Changes are kept in this browser as they are made, so that leaving the page loses none; what
 * was kept before comes in when it is asked for, and stays kept beside them until then.
 *
 * @param brandId null: it is not there yet; one that is made meanwhile takes along what was changed since
 */
export function useBrandDraft(userId: string, brandId: string | null, initial: BrandValues): BrandDraft {
	const key = journalKey(userId, brandId ?? "new");
	const [state, setState] = useState({ saved: initial, changes: {} as Partial<BrandValues> });
	const { saved: base, changes } = state;
	const [found, setFound] = useState<{ key: string; kept: KeptChanges | null }>();
	// Undefined: nobody has looked yet.
	const kept = found?.key === key ? found.kept : undefined;
	useEffect(() => setFound({ key, kept: takeChanges(key, new Date()) }), [key]);
	useEffect(() => {
		if (kept !== undefined) keepChanges(key, keptWith(kept, changes, new Date()));
	}, [key, changes, kept]);
	const decided = useCallback(() => setFound({ key, kept: null }), [key]);
	const change = useCallback((changed: Partial<BrandValues>) => setState((now) => withChanges(now, changed)), []);
	const goOn = useCallback(() => {
		setState((now) => withChanges(now, { ...kept?.changes, ...now.changes }));
		decided();
	}, [kept, decided]);
	const discard = useCallback(() => setState((now) => ({ ...now, changes: {} })), []);
	const saved = useCallback(
		(sent: Partial<BrandValues>, values: BrandValues) => {
			// A new brand's changes are kept below its own name from now on.
			if (kept !== undefined) keepChanges(key, kept);
			setState((now) => withSaved(now, sent, values));
		},
		[key, kept],
	);
	const values = useMemo(() => ({ ...base, ...changes }), [base, changes]);
	return { base, values, changes, change, kept: kept ?? null, goOn, forget: decided, discard, saved };
}
