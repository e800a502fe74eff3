import { describe, expect, it } from "vitest";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { LibraryEntry, LibraryPatch } from "#lib/draft/library-field.ts";
import { newLibraryField } from "#lib/draft/new-library-field.ts";
import type { Left } from "./library-saver.ts";
import { createLibraryStore } from "./library-store.ts";

const WORDS = { name: "IBAN", options: ["One"], linkText: "Rules" };
const entry = (id: string): LibraryEntry => ({
	...{ id, position: 1, isOwn: true, mayChange: true },
	field: newLibraryField("TextBox", true, WORDS),
});

/** A library whose clock and server the test moves. */
function library() {
	const timers = new Set<() => void>();
	const sent: LibraryPatch[] = [];
	const answers: { give: (answer: ActionAnswer<Left>) => void; fail: (error: Error) => void }[] = [];
	const store = createLibraryStore({
		entries: [entry("a"), entry("b")],
		unreachable: "No answer",
		save: ({ set }) => {
			sent.push(set);
			return new Promise((give, fail) => answers.push({ give, fail }));
		},
		wait: (run) => {
			timers.add(run);
			return () => timers.delete(run);
		},
	});
	const pass = () => {
		for (const run of [...timers]) {
			timers.delete(run);
			run();
		}
	};
	const answer = async (unsaved: string[] = [], refused: Left["refused"] = []) => {
		answers.shift()?.give({ ok: true, value: { unsaved, refused } });
		await new Promise((done) => setImmediate(done));
	};
	const fail = async () => {
		answers.shift()?.fail(new Error("offline"));
		await new Promise((done) => setImmediate(done));
	};
	const refuse = async (message: string) => {
		answers.shift()?.give({ ok: false, message, fields: {} });
		await new Promise((done) => setImmediate(done));
	};
	return { store, sent, pass, answer, fail, refuse, timers };
}

describe("what is typed into a field of the library", () => {
	it("shows at once, and is saved in one piece after a pause", async () => {
		const { store, sent, pass, answer } = library();
		store.change("a", { name: "V" });
		store.change("a", { name: "VAT", isRequired: true });
		expect(store.getState().entries[0]?.field).toMatchObject({ name: "VAT", isRequired: true });
		pass();
		expect(sent).toEqual([{ name: "VAT", isRequired: true }]);
		await answer();
		expect(store.getState().unsaved).toEqual({});
	});

	it("goes out one after the other: what is typed meanwhile follows", async () => {
		const { store, sent, pass, answer } = library();
		store.change("a", { name: "V" });
		pass();
		store.change("a", { name: "VAT" });
		pass();
		expect(sent).toEqual([{ name: "V" }]);
		await answer();
		pass();
		expect(sent).toEqual([{ name: "V" }, { name: "VAT" }]);
		await answer();
		expect(store.getState().unsaved).toEqual({});
	});

	it("keeps its error at its place, and is sent again with the next change", async () => {
		const { store, sent, pass, answer, timers } = library();
		store.change("a", { validationType: "CustomRegex" });
		pass();
		await answer(["validationType"], ["validationRegex"]);
		expect(store.getState().unsaved.a).toMatchObject({ phase: "refused", refused: ["validationRegex"] });
		expect(timers.size).toBe(0);
		store.change("a", { validationRegex: "[A-Z]+" });
		pass();
		expect(sent[1]).toEqual({ validationType: "CustomRegex", validationRegex: "[A-Z]+" });
		await answer();
		expect(store.getState().unsaved).toEqual({});
	});

	it("is not lost when nobody answers", async () => {
		const { store, sent, pass, fail, answer } = library();
		store.change("a", { name: "VAT" });
		store.flush();
		await fail();
		expect(store.getState().unsaved.a).toMatchObject({ phase: "failed", problem: "No answer" });
		pass();
		expect(sent).toHaveLength(2);
		await answer();
		expect(store.getState().unsaved).toEqual({});
	});

	it("is not sent again and again when it was refused whole, but with the next change", async () => {
		const { store, sent, pass, refuse, answer, timers } = library();
		store.change("a", { name: "VAT" });
		pass();
		await refuse("It is gone");
		expect(store.getState().unsaved.a).toMatchObject({ phase: "failed", problem: "It is gone" });
		expect(timers.size).toBe(0);
		store.change("a", { isRequired: true });
		pass();
		expect(sent[1]).toEqual({ name: "VAT", isRequired: true });
		await answer();
		expect(store.getState().unsaved).toEqual({});
	});

	it("is forgotten with the field", async () => {
		const { store, sent, pass } = library();
		store.change("a", { name: "VAT" });
		store.remove("a");
		pass();
		expect([sent, store.getState().entries.map(({ id }) => id)]).toEqual([[], ["b"]]);
	});
});

it("a copy stands behind its model, a new field at the end", () => {
	const { store } = library();
	store.add(entry("copy"), "a");
	store.add(entry("new"), null);
	expect(store.getState().entries.map(({ id }) => id)).toEqual(["a", "copy", "b", "new"]);
});

describe("a field that is moved", () => {
	const idsAfter = (change: (store: ReturnType<typeof library>["store"]) => void) => {
		const { store } = library();
		store.add(entry("c"), null);
		change(store);
		return store.getState().entries.map(({ id }) => id);
	};

	it("stands behind those that were before it", () => {
		expect(idsAfter((store) => store.move("a", ["b", "c"]))).toEqual(["b", "c", "a"]);
		expect(idsAfter((store) => store.move("c", []))).toEqual(["c", "a", "b"]);
	});

	it("goes back among what was added and removed meanwhile", () => {
		const ids = idsAfter((store) => {
			store.move("c", []);
			store.add(entry("new"), null);
			store.remove("b");
			store.move("c", ["a", "b"]);
		});
		expect(ids).toEqual(["a", "c", "new"]);
	});
});
