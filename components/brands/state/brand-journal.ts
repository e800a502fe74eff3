import { type BrandValues, NEW_BRAND_VALUES } from "./brand-values.ts";

/** What was changed and not saved, in this browser alone. */
export type KeptChanges = {
	/** ISO 8601; of the last change. */
	at: string;
	changes: Partial<BrandValues>;
};

const PREFIX = "signet.brand.";

/** Changes that nobody came back to are forgotten after that. */
const KEPT_MS = 30 * 86_400_000;

/** @param brandId "new" for one that is not there yet */
export const journalKey = (userId: string, brandId: string) => `${PREFIX}${userId}.${brandId}`;

/**
 * Keeps changes; none forgets what was kept. A browser that keeps nothing, or has no room, loses what it cannot keep.
 */
export function keepChanges(key: string, kept: KeptChanges | null): void {
	try {
		if (kept === null) localStorage.removeItem(key);
		else localStorage.setItem(key, JSON.stringify(kept));
	} catch {
		// The page itself still has them.
	}
}

/**
 * What is to be kept of changes: along with what was left before, as long as nobody has decided on that. What was
 * changed last counts.
 *
 * @param left null: nothing, or it was decided on
 */
export function keptWith(left: KeptChanges | null, changes: Partial<BrandValues>, now: Date): KeptChanges | null {
	if (Object.keys(changes).length === 0) return left;
	return { at: now.toISOString(), changes: { ...left?.changes, ...changes } };
}

/** What was kept; null for nothing that can be used. */
export function takeChanges(key: string, now: Date): KeptChanges | null {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
		if (!isKept(kept)) return null;
		const age = now.getTime() - new Date(kept.at).getTime();
		return age < KEPT_MS && Object.keys(kept.changes).length > 0 ? kept : null;
	} catch {
		return null;
	}
}

function isKept(value: unknown): value is KeptChanges {
	if (typeof value !== "object" || value === null || !("at" in value) || !("changes" in value)) return false;
	const { at, changes } = value;
	if (typeof at !== "string" || Number.isNaN(Date.parse(at))) return false;
	if (typeof changes !== "object" || changes === null) return false;
	return Object.entries(changes).every(([key, held]) => isOfKind(key, held));
}

/** Another version of the page may have written it. */
function isOfKind(key: string, held: unknown): boolean {
	if (!(key in NEW_BRAND_VALUES)) return false;
	return held === null || ["string", "number", "boolean"].includes(typeof held);
}
