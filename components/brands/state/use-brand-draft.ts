"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { journalKey, type KeptChanges, keepChanges, takeChanges } from "./brand-journal.ts";
import type { BrandKey, BrandValues } from "./brand-values.ts";

export type BrandDraft = {
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
	/** From now on this is what is saved; what was changed meanwhile stays changed. */
	saved: (values: BrandValues) => void;
};

/**
 * A brand in the making. Changes are kept in this browser as they are made, so that leaving the page loses none; what
 * was kept before comes in when it is asked for, and is not written over until then.
 */
export function useBrandDraft(userId: string, brandId: string | null, initial: BrandValues): BrandDraft {
	const key = journalKey(userId, brandId ?? "new");
	const [base, setBase] = useState(initial);
	const [changes, setChanges] = useState<Partial<BrandValues>>({});
	// Undefined: nobody has looked yet.
	const [kept, setKept] = useState<KeptChanges | null>();
	useEffect(() => setKept(takeChanges(key, new Date())), [key]);
	useEffect(() => {
		if (kept === null) keepChanges(key, changes, new Date());
	}, [key, changes, kept]);
	const change = useCallback(
		(changed: Partial<BrandValues>) => setChanges((now) => onlyChanged({ ...now, ...changed }, base)),
		[base],
	);
	const goOn = useCallback(() => {
		setChanges((now) => onlyChanged({ ...kept?.changes, ...now }, base));
		setKept(null);
	}, [kept, base]);
	const discard = useCallback(() => setChanges({}), []);
	const forget = useCallback(() => setKept(null), []);
	const saved = useCallback((values: BrandValues) => {
		setBase(values);
		setChanges({});
	}, []);
	const values = useMemo(() => ({ ...base, ...changes }), [base, changes]);
	return { values, changes, change, kept: kept ?? null, goOn, forget, discard, saved };
}

function onlyChanged(changes: Partial<BrandValues>, base: BrandValues): Partial<BrandValues> {
	return Object.fromEntries(Object.entries(changes).filter(([key, value]) => base[key as BrandKey] !== value));
}
