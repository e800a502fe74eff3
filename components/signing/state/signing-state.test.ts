import { describe, expect, it } from "vitest";
import type { SigningField, SigningView } from "#lib/contract/signing/signing-page.ts";
import * as engine from "#lib/fields/formulas/calculate-formulas.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { isAtRest, saveState, wrongEntries } from "../saving/save-state.ts";
import { hasMissedSome, isBeingEntered, neighbour, nextField, problemOf, progressOf } from "./signing-progress.ts";
import { initialState, signingReducer } from "./signing-state.ts";
import { formulasUsing } from "./with-formulas.ts";

function field(id: string, change: Partial<SigningField> = {}): SigningField {
	const { value: _, ...definition } = makeField("TextBox", { id, name: id, isRequired: true, ...at(10) });
	return { ...definition, shown: null, revision: 0, ...change };
}

function start(fields: SigningField[]) {
	const view: Partial<SigningView> = {
		fields,
		operands: [],
		marks: { signature: null, initials: null },
		consent: { isGiven: true, version: "1" },
		formats: { dateFormat: "MM/dd/yyyy", timeFormat: "None", timeZone: "UTC", signerZone: null },
	};
	return initialState(view as SigningView, "EN");
}

const edited = (id: string, value: string | null) =>
	({ type: "edited", id, draft: value ?? "", value, problem: null }) as const;
const at = (y: number) => ({ bounds: { x: 10, y, width: 100, height: 20 } });

describe("the way through the fields", () => {
	const state = start([field("b", at(50)), field("a", at(10)), field("c", { ...at(90), isRequired: false })]);

	it("follows the page from the top", () => {
		expect(state.fields.map((one) => one.field.id)).toEqual(["a", "b", "c"]);
		expect(nextField(state)?.field.id).toBe("a");
	});

	it("goes on after the active field and comes back to what was skipped", () => {
		const atA = signingReducer(state, { type: "activated", id: "a" });
		expect(nextField(atA)?.field.id).toBe("b");
		const filledB = signingReducer(signingReducer(atA, edited("b", "x")), { type: "activated", id: "b" });
		expect(nextField(filledB)?.field.id).toBe("a");
	});

	it("knows when something was left behind", () => {
		const atB = signingReducer(signingReducer(state, edited("b", "x")), { type: "activated", id: "b" });
		expect(hasMissedSome(state)).toBe(false);
		expect(hasMissedSome(atB)).toBe(true);
		expect(hasMissedSome(signingReducer(atB, edited("a", "x")))).toBe(false);
	});

	it("leads around fields that are passed", () => {
		expect(nextField(state, ["a"])?.field.id).toBe("b");
		expect(nextField(state, ["a", "b"])).toBeNull();
	});

	it("ends when nothing required is left", () => {
		const done = [edited("a", "x"), edited("b", "y")].reduce(signingReducer, state);
		expect(nextField(done)).toBeNull();
		expect(progressOf(done)).toMatchObject({ done: 2, total: 2, left: 0 });
	});

	it("includes optional fields for going back and forth", () => {
		expect(neighbour(state, "b", 1)?.field.id).toBe("c");
		expect(neighbour(state, "a", -1)).toBeNull();
	});

	it("comes back to a wrong entry, also of an optional field", () => {
		const wrong = signingReducer(state, {
			type: "edited",
			id: "c",
			draft: "x",
			value: null,
			problem: { code: "notNumber" },
		});
		expect(progressOf(wrong).missing.map((one) => one.field.id)).toEqual(["a", "b", "c"]);
	});
});

describe("radio buttons and synchronised texts", () => {
	it("a chosen button turns the others of its group off, and the group counts once", () => {
		const radio = { type: "RadioButton", groupName: "plan" } as const;
		const state = start([field("r1", radio), field("r2", { ...radio, ...at(50) })]);
		expect(progressOf(state)).toMatchObject({ total: 1, left: 1 });
		const first = signingReducer(state, edited("r1", "on"));
		const second = signingReducer(first, edited("r2", "on"));
		expect(second.fields.map((one) => one.shown)).toEqual([
			{ kind: "text", value: "off" },
			{ kind: "text", value: "on" },
		]);
		expect(progressOf(second).left).toBe(0);
	});

	it("the copies of a tag show what is typed, and only the edited one is sent", () => {
		const tag = { dataSyncTag: "company" };
		const state = start([field("a", tag), field("b", { ...tag, ...at(50) })]);
		const typed = signingReducer(state, edited("a", "Acme"));
		expect(typed.fields.map((one) => [one.draft, one.save])).toEqual([
			["Acme", "dirty"],
			["Acme", "saved"],
		]);
	});
});

describe("saving", () => {
	const state = signingReducer(start([field("a")]), edited("a", "x"));

	it("goes from dirty over saving to saved with the server's revision", () => {
		expect(saveState(state)).toBe("saving");
		const sent = signingReducer(state, { type: "saving", id: "a" });
		const saved = signingReducer(sent, {
			type: "saved",
			fields: [{ id: "a", shown: { kind: "text", value: "x" }, revision: 1 }],
		});
		expect(saveState(saved)).toBe("saved");
		expect(saved.fields[0]?.revision).toBe(1);
	});

	it("keeps what was typed while an answer was on its way", () => {
		const typedOn = signingReducer(signingReducer(state, { type: "saving", id: "a" }), edited("a", "xy"));
		const answered = signingReducer(typedOn, {
			type: "saved",
			fields: [{ id: "a", shown: { kind: "text", value: "x" }, revision: 1 }],
		});
		expect(answered.fields[0]).toMatchObject({ draft: "xy", revision: 1, save: "dirty" });
	});

	it("shows the newer entry of another window", () => {
		const conflicted = signingReducer(state, {
			type: "conflicted",
			fields: [{ id: "a", shown: { kind: "text", value: "theirs" }, revision: 7 }],
			mine: { kind: "text", value: "x" },
		});
		expect(conflicted.fields[0]).toMatchObject({ draft: "theirs", revision: 7, save: "saved" });
		expect(conflicted.conflicts).toEqual([{ id: "a", mine: { kind: "text", value: "x" } }]);
		expect(signingReducer(conflicted, { type: "chosen", id: "a" }).conflicts).toEqual([]);
	});

	it("takes what another window entered when one comes back, and leaves alone what is being entered here", () => {
		const theirs = (id: string, revision: number) => ({
			id,
			revision,
			shown: { kind: "text", value: "theirs" } as const,
		});
		const ids = ["rest", "older", "dirty", "wrong", "focused"];
		const before = [
			edited("dirty", "mine"),
			{ type: "edited", id: "wrong", draft: "mine", value: null, problem: { code: "notNumber" } } as const,
			{ type: "activated", id: "focused" } as const,
		].reduce(signingReducer, start(ids.map((id, index) => field(id, { ...at(index * 30), revision: 1 }))));
		const fields = ids.map((id) => theirs(id, id === "older" ? 1 : 2));
		const newest = {
			state: "open" as const,
			fields,
			marks: { signature: null, initials: null },
			operands: [],
			hasConsented: true,
			edition: 0,
		};
		const after = signingReducer(
			{ ...before, hasConsented: false, panel: { kind: "consent" } },
			{ type: "newest", newest },
		);
		expect(after.fields.map(({ draft }) => draft)).toEqual(["theirs", "", "mine", "mine", "theirs"]);
		expect(after).toMatchObject({ hasConsented: true, panel: { kind: "none" } });
	});

	it.each(["failed", "held"] as const)("says so when it %s, and keeps the entry", (save) => {
		const sent = signingReducer(state, { type: "saving", id: "a" });
		const failed = signingReducer(sent, { type: "save-failed", id: "a", save });
		expect(saveState(failed)).toBe(save);
		expect(failed.fields[0]?.draft).toBe("x");
	});
});

describe("errors", () => {
	it("a file that was not taken is not saved, keeps nobody from finishing, and is mended by one that is", () => {
		const image = (id: string) => field(id, { type: "Image", isRequired: false });
		const refusal = { type: "file-refused", id: "a", problem: { code: "pattern", message: null } } as const;
		const refused = signingReducer(start([image("a")]), refusal);
		expect(saveState(refused)).toBe("wrong");
		expect(wrongEntries(refused).map((one) => one.field.id)).toEqual(["a"]);
		expect(progressOf(refused).left).toBe(0);
		// The page may still be loaded again by itself.
		expect(isAtRest(refused)).toBe(true);
		const taken = { type: "saved", fields: [{ id: "a", shown: null, revision: 1 }] } as const;
		expect(saveState(signingReducer(refused, taken))).toBe("saved");
	});

	it("a wrong entry is told once its field is left, and still when one comes back to it", () => {
		const wrong = { type: "edited", id: "a", draft: "x", value: null, problem: { code: "notNumber" } } as const;
		const told: boolean[] = [];
		const steps = [
			{ type: "activated", id: "a" },
			wrong,
			{ type: "left", id: "a" },
			{ type: "activated", id: "a" },
			wrong,
		] as const;
		steps.reduce(
			(state, step) => {
				const next = signingReducer(state, step);
				told.push(next.fields[0]?.problem !== null && !isBeingEntered(next, "a"));
				return next;
			},
			start([field("a")]),
		);
		expect(told).toEqual([false, false, true, true, false]);
	});

	it("an entry that is judged after its field was left is told at once", () => {
		const wrong = { type: "edited", id: "a", draft: "x", value: null, problem: { code: "notNumber" } } as const;
		const steps = [{ type: "activated", id: "a" }, { type: "left", id: "a" }, wrong] as const;
		expect(isBeingEntered(steps.reduce(signingReducer, start([field("a")])), "a")).toBe(false);
	});

	it("a missing field is an error once it was left behind, a wrong entry at once", () => {
		const state = start([field("a")]);
		const [first] = state.fields;
		if (!first) throw new Error("no field");
		expect(problemOf(state, first)).toBeNull();
		expect(problemOf(signingReducer(state, { type: "missed-some" }), first)).toEqual({ code: "required" });
	});

	it("an adopted signature replaces the former one wherever it stands", () => {
		const mark = { kind: "type", text: "Mia", face: "caveat" } as const;
		const state = start([field("s", { type: "Signature" })]);
		const adopted = signingReducer(state, {
			type: "adopted",
			purpose: "signature",
			mark,
			fields: [{ id: "s", shown: { kind: "mark", mark }, revision: 3 }],
		});
		expect(adopted.marks.signature).toBe(mark);
		expect(adopted.fields[0]?.shown).toEqual({ kind: "mark", mark });
	});
});

describe("a formula", () => {
	const number = (id: string) => field(id, { ...at(10), validationType: "NumbersOnly" });
	const share = { type: "Formula", formula: { expression: "a / b + theirs", decimalPrecision: 1 } } as const;
	const before = start([number("a"), number("b"), field("share", { ...share, ...at(50) })]);
	const loaded = signingReducer(before, { type: "formulas-loaded", engine });
	const shareOf = (state: typeof before) => state.fields.find((one) => one.field.id === "share");

	it("follows what is typed as soon as there is something to calculate it with", () => {
		const typed = [edited("a", "3"), edited("b", "2")];
		expect(shareOf(typed.reduce(signingReducer, before))?.shown).toBeNull();
		expect(shareOf(typed.reduce(signingReducer, loaded))).toMatchObject({ shown: { value: "1.5" }, save: "saved" });
		const late = signingReducer(typed.reduce(signingReducer, before), {
			type: "formulas-loaded",
			engine,
		});
		expect(shareOf(late)?.shown).toEqual({ kind: "text", value: "1.5" });
	});

	it("says why there is no number, and takes what others have entered meanwhile", () => {
		const divided = signingReducer(loaded, edited("a", "3"));
		expect(shareOf(divided)).toMatchObject({ shown: null, obstacle: "dividedByZero" });
		const newest = {
			state: "open" as const,
			fields: [],
			marks: { signature: null, initials: null },
			hasConsented: true,
			edition: 0,
		};
		const operands = [{ id: "theirs", value: "4", formula: null, isWaiting: false }];
		const told = signingReducer(signingReducer(divided, edited("b", "2")), {
			type: "newest",
			newest: { ...newest, operands },
		});
		expect(shareOf(told)).toMatchObject({ shown: { value: "5.5" }, obstacle: null });
	});

	it("is told of where one fills in what it depends on", () => {
		const twice = { type: "Formula", formula: { expression: "share * 2", decimalPrecision: 0 } } as const;
		const fields = [number("a"), number("c"), field("share", share), field("twice", { ...twice, ...at(90) })];
		const state = signingReducer(start(fields), { type: "formulas-loaded", engine });
		const using = (id: string) => formulasUsing(state, id).map((one) => one.field.id);
		expect([using("a"), using("c")]).toEqual([["share", "twice"], []]);
	});

	it("is nothing to fill in: neither asked for nor come to", () => {
		expect(progressOf(loaded)).toMatchObject({ total: 2, left: 2 });
		expect(neighbour(loaded, "b", 1)).toBeNull();
		const filled = [edited("a", "3"), edited("b", "2")].reduce(signingReducer, loaded);
		expect(nextField(filled)).toBeNull();
	});
});
