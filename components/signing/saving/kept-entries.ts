import type { ShownMark } from "#lib/contract/signing/signing-page.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { FieldState } from "../state/field-state.ts";
import type { MarkPurpose } from "../state/signing-state.ts";

/** What stood in a field when nothing could be stored any more; revision: of what it replaced. */
export type KeptEntry = { id: string; draft: string; revision: number; mark?: Exclude<ShownMark, { kind: "image" }> };

/** A signature or initials made in the dialog; fieldId: of the field it was opened for. */
export type Adoption = { purpose: MarkPurpose; mark: object; fieldId: string | null };

type Kept = { entries: KeptEntry[]; adoption: Adoption | null };

/**
 * Keeps what was entered while the page is loaded again or asks again who someone is, in this tab alone. Marks are
 * kept once: a server that refuses them a second time would have the page reload forever.
 */
export type KeptEntries = {
	keep(fields: readonly FieldState[], adoption: Adoption | null): void;
	/** What was kept, which is forgotten by that. */
	take(): Kept;
};

/** Who comes back to it later than that finds what the server has. */
const KEPT_MS = 60 * 60_000;

const NOTHING: Kept = { entries: [], adoption: null };

/** For a page that leaves nothing in the browser. */
export const NOTHING_KEPT: KeptEntries = { keep: () => undefined, take: () => NOTHING };

/** @param base the link's path */
export function keptEntries(base: string, now: () => number = Date.now): KeptEntries {
	const key = `signet.typed.${base}`;
	let hadMarks = false;
	return {
		keep(fields, adoption) {
			const kept: Kept = { entries: fields.flatMap(entryOf), adoption };
			if (hadMarks) Object.assign(kept, { entries: kept.entries.filter((one) => !one.mark), adoption: null });
			if (kept.entries.length === 0 && kept.adoption === null) return;
			try {
				sessionStorage.setItem(key, JSON.stringify({ at: now(), ...kept }));
			} catch {
				// A browser that keeps nothing, or has no room: what was stored before is there.
			}
		},
		take() {
			try {
				const text = sessionStorage.getItem(key);
				sessionStorage.removeItem(key);
				const { at, ...kept } = JSON.parse(text ?? "{}") as Partial<Kept> & { at?: number };
				if (at === undefined || now() - at >= KEPT_MS) return NOTHING;
				const { entries = [], adoption = null } = kept;
				hadMarks = adoption !== null || entries.some((one) => one.mark);
				return { entries, adoption };
			} catch {
				return NOTHING;
			}
		},
	};
}

/** Files are not kept: they are large, and the server has them or never got them. */
function entryOf({ field, save, problem, draft, revision, shown }: FieldState): KeptEntry[] {
	const { kind } = FIELD_REGISTRY[field.type];
	if (kind === "file" || kind === "display" || (save === "saved" && problem === null)) return [];
	const entry = { id: field.id, draft, revision };
	if (kind !== "mark") return [entry];
	return shown?.kind === "mark" && shown.mark.kind !== "image" ? [{ ...entry, mark: shown.mark }] : [];
}
