import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { FieldState } from "../state/field-state.ts";

/** What stood in a field when nothing could be stored any more; revision: of what it was typed over. */
export type KeptEntry = { id: string; draft: string; revision: number };

/** Keeps what was typed over the page that asks again who somebody is, in this tab alone. */
export type KeptEntries = {
	keep(fields: readonly FieldState[]): void;
	/** What was kept, which is forgotten by that. */
	take(): KeptEntry[];
};

/** Who comes back to it later than that finds what the server has. */
const KEPT_MS = 60 * 60_000;

/** For a page that leaves nothing in the browser. */
export const NOTHING_KEPT: KeptEntries = { keep: () => undefined, take: () => [] };

/** @param base the link's path */
export function keptEntries(base: string, now: () => number = Date.now): KeptEntries {
	const key = `signet.typed.${base}`;
	return {
		keep(fields) {
			const entries = fields
				.filter(isUnstored)
				.map(({ field, draft, revision }) => ({ id: field.id, draft, revision }));
			if (entries.length === 0) return;
			try {
				sessionStorage.setItem(key, JSON.stringify({ at: now(), entries }));
			} catch {
				// A browser that keeps nothing, or has no room: what was stored before is there.
			}
		},
		take() {
			try {
				const text = sessionStorage.getItem(key);
				sessionStorage.removeItem(key);
				const { at, entries } = JSON.parse(text ?? "{}") as { at?: number; entries?: KeptEntry[] };
				return at !== undefined && now() - at < KEPT_MS ? (entries ?? []) : [];
			} catch {
				return [];
			}
		},
	};
}

/** Of what is drawn or uploaded nothing is kept: it is large, and the server has it or never got it. */
function isUnstored({ field, save, problem }: FieldState): boolean {
	const { kind } = FIELD_REGISTRY[field.type];
	return kind !== "mark" && kind !== "file" && kind !== "display" && (save !== "saved" || problem !== null);
}
