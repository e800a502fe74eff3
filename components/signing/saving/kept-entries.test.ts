import { afterEach, expect, it, vi } from "vitest";
import type { SigningField } from "#lib/contract/signing/signing-page.ts";
import type { Mark } from "#lib/fields/values/mark.ts";
import type { FieldState } from "../state/field-state.ts";
import { keptEntries } from "./kept-entries.ts";

/** A browser's store of one tab. */
function tab() {
	const items = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, text: string) => items.set(key, text),
		removeItem: (key: string) => items.delete(key),
	});
	return items;
}

afterEach(() => vi.unstubAllGlobals());

function typed(id: string, change: Partial<FieldState> & { type?: SigningField["type"] }): FieldState {
	const { type = "TextBox", ...rest } = change;
	const field = { id, type } as SigningField;
	const rested = { shown: null, draft: id, revision: 3, save: "saved", problem: null, refusal: null, obstacle: null };
	return { field, ...rested, ...rest } as FieldState;
}

it("keeps what is entered and not stored, or still wrong, of one link, once, for an hour", () => {
	const items = tab();
	let at = 0;
	const kept = keptEntries("/sign/a", () => at);
	const fields = [
		typed("rested", {}),
		typed("dirty", { save: "dirty" }),
		typed("saving", { save: "saving", type: "CheckBox" }),
		typed("wrong", { problem: { code: "pattern", message: null } }),
		typed("empty", { save: "dirty", type: "Drawing" }),
		typed("file", { save: "dirty", type: "Attachment" }),
	];
	kept.keep(fields, null);
	expect(keptEntries("/sign/b").take()).toEqual({ entries: [], adoption: null });
	const { entries, adoption } = kept.take();
	expect(entries.map(({ id, revision }) => [id, revision])).toEqual([
		["dirty", 3],
		["saving", 3],
		["wrong", 3],
	]);
	expect(adoption).toBeNull();
	expect(kept.take().entries).toEqual([]);
	kept.keep(fields, null);
	at = 60 * 60_000;
	expect(kept.take().entries).toEqual([]);
	expect(items.size).toBe(0);
});

it("keeps marks that were not stored for one reload only", () => {
	tab();
	const mark = { kind: "draw", width: 300, height: 100, strokes: [[[1, 2]]] } satisfies Mark;
	const adoption = { purpose: "signature", mark, fieldId: "s" } as const;
	const fields = [typed("drawn", { save: "dirty", type: "Drawing", shown: { kind: "mark", mark } })];
	keptEntries("/sign/a").keep(fields, adoption);
	const reloaded = keptEntries("/sign/a");
	expect(reloaded.take()).toEqual({ entries: [{ id: "drawn", draft: "drawn", revision: 3, mark }], adoption });
	reloaded.keep([...fields, typed("dirty", { save: "dirty" })], adoption);
	expect(reloaded.take()).toMatchObject({ entries: [{ id: "dirty" }], adoption: null });
});

it("works in a browser that keeps nothing", () => {
	vi.stubGlobal("sessionStorage", undefined);
	const kept = keptEntries("/sign/a");
	kept.keep([typed("dirty", { save: "dirty" })], null);
	expect(kept.take()).toEqual({ entries: [], adoption: null });
});
