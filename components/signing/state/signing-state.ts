import type {
	NewestEntries,
	SavedField,
	ShownMark,
	ShownValue,
	SigningView,
} from "#lib/contract/signing/signing-page.ts";
import type { FormulaEngine } from "#lib/fields/formulas/load-formulas.ts";
import type { FieldValueProblem } from "#lib/fields/rules/problems.ts";
import { applyValue, orderFields } from "#lib/fields/values/values.ts";
import {
	type FieldState,
	initialFieldState,
	textOf,
	toRuleField,
	withConflict,
	withNewer,
	withOwnFormat,
	withSaved,
} from "./field-state.ts";
import { withFormulas } from "./with-formulas.ts";

export type MarkPurpose = "signature" | "initials";

/** What stands open over the page. */
type Panel =
	| { kind: "none" }
	| { kind: "consent" }
	| { kind: "adopt"; purpose: MarkPurpose; fieldId: string | null }
	| { kind: "drawing"; fieldId: string }
	| { kind: "field"; fieldId: string }
	| { kind: "list" }
	| { kind: "decline" }
	| { kind: "reassign" }
	| { kind: "later" }
	| { kind: "phone" }
	/** The sender has changed the document since the page was opened. */
	| { kind: "corrected" };

/** The signing page's whole state. */
export type SigningState = {
	fields: readonly FieldState[];
	/** What the signer's formulas take from other people's fields. */
	operands: SigningView["operands"];
	/** null: no field is a formula, or what calculates them is not there yet. */
	formulaEngine: FormulaEngine | null;
	marks: SigningView["marks"];
	hasConsented: boolean;
	/** Somebody wanted to go on without having agreed. */
	hasMissedConsent: boolean;
	/** Where the person is; Next goes on from here. */
	activeId: string | null;
	/** The field with the focus. */
	focusedId: string | null;
	/** The field whose entry is still being made: changed since it has the focus. */
	enteredId: string | null;
	panel: Panel;
	/** Missing required fields are marked: somebody came to the end and left some behind. */
	showsErrors: boolean;
	isFinishing: boolean;
	/** Finish was pressed and goes on as soon as there is a connection. */
	waitsToFinish: boolean;
	/** Which part of the document's pages is drawn, 0 to 1, while Finish waits for the rest; null: it does not. */
	preparedShare: number | null;
	/** Fields that another window had written when an entry of here came: one of the two is to be chosen. */
	conflicts: readonly Conflict[];
};

/** What stood here when another window's entry took its place: a value, or a file that was not stored. */
export type Conflict = { id: string; mine: ShownValue | File | null };

export type SigningAction =
	| { type: "edited"; id: string; draft: string; value: string | null; problem: FieldValueProblem | null }
	| { type: "placed"; id: string; shown: ShownValue | null }
	| { type: "saving"; id: string }
	| { type: "saved"; fields: readonly SavedField[] }
	| { type: "conflicted"; fields: readonly SavedField[]; mine: Conflict["mine"] }
	| { type: "chosen"; id: string }
	| { type: "newest"; newest: Extract<NewestEntries, { state: "open" }> }
	| { type: "save-failed"; id: string; save: "failed" | "held" }
	| { type: "refused"; id: string; problem: FieldValueProblem }
	| { type: "file-refused"; id: string; problem: FieldValueProblem }
	| { type: "formulas-loaded"; engine: FormulaEngine }
	| { type: "corrected" }
	| { type: "consent-missed" }
	| { type: "consented"; fields: readonly SavedField[] }
	| { type: "adopted"; purpose: MarkPurpose; mark: ShownMark; fields: readonly SavedField[] }
	| { type: "activated"; id: string | null }
	| { type: "left"; id: string }
	| { type: "panel"; panel: Panel }
	| { type: "missed-some" }
	| { type: "finishing"; isFinishing: boolean; waits?: boolean }
	| { type: "preparing"; share: number };

/** Where the page begins. Who comes back finds the first empty required field. */
export function initialState(view: SigningView, locale: string): SigningState {
	const dates = { account: view.formats, locale };
	return {
		fields: orderFields(view.fields).map((field) => initialFieldState(withOwnFormat(field, dates))),
		operands: view.operands,
		formulaEngine: null,
		marks: view.marks,
		hasConsented: view.consent.isGiven,
		hasMissedConsent: false,
		activeId: null,
		focusedId: null,
		enteredId: null,
		panel: { kind: "none" },
		showsErrors: false,
		isFinishing: false,
		waitsToFinish: false,
		preparedShare: null,
		conflicts: [],
	};
}

/** Every change of the page, without a browser. */
export function signingReducer(state: SigningState, action: SigningAction): SigningState {
	return withFormulas(state, reduce(state, action));
}

function reduce(state: SigningState, action: SigningAction): SigningState {
	switch (action.type) {
		case "edited":
			return edit(state, action);
		case "placed":
			return mapField(state, action.id, (one) => ({
				...one,
				shown: action.shown,
				save: "dirty",
				problem: null,
				refusal: null,
			}));
		case "saving":
			return mapField(state, action.id, (one) => ({ ...one, save: "saving" }));
		case "saved":
			return merge(state, action.fields, withSaved);
		case "conflicted":
			return offerBoth(state, action.fields, action.mine);
		case "chosen":
			return { ...state, conflicts: state.conflicts.filter((one) => one.id !== action.id) };
		case "newest":
			return takeNewest(state, action.newest);
		case "save-failed":
			return mapField(state, action.id, (one) => (one.save === "saving" ? { ...one, save: action.save } : one));
		case "refused":
			return mapField(state, action.id, (one) => ({ ...one, problem: action.problem, save: "saved" }));
		case "file-refused":
			return mapField(state, action.id, (one) => ({ ...one, refusal: action.problem }));
		case "formulas-loaded":
			return { ...state, formulaEngine: action.engine };
		case "corrected":
			return { ...state, panel: { kind: "corrected" } };
		case "consent-missed":
			return { ...state, hasMissedConsent: true };
		case "consented":
			return { ...merge(state, action.fields, withSaved), hasConsented: true, panel: { kind: "none" } };
		case "adopted": {
			const marks = { ...state.marks, [action.purpose]: action.mark };
			return { ...merge(state, action.fields, withConflict), marks };
		}
		case "activated":
			return {
				...state,
				activeId: action.id,
				focusedId: action.id,
				enteredId: state.enteredId === action.id ? action.id : null,
			};
		case "left":
			return state.focusedId === action.id ? { ...state, focusedId: null, enteredId: null } : state;
		case "panel":
			return { ...state, panel: action.panel };
		case "missed-some":
			return { ...state, showsErrors: true };
		case "finishing":
			return { ...state, isFinishing: action.isFinishing, waitsToFinish: action.waits ?? false, preparedShare: null };
		case "preparing":
			return { ...state, waitsToFinish: false, preparedShare: action.share };
	}
}

function mapField(state: SigningState, id: string, change: (field: FieldState) => FieldState): SigningState {
	return { ...state, fields: state.fields.map((one) => (one.field.id === id ? change(one) : one)) };
}

function merge(
	state: SigningState,
	saved: readonly SavedField[],
	change: (field: FieldState, saved: SavedField) => FieldState,
): SigningState {
	const byId = new Map(saved.map((one) => [one.id, one]));
	const fields = state.fields.map((one) => {
		const found = byId.get(one.field.id);
		return found ? change(one, found) : one;
	});
	return { ...state, fields };
}

/** The other window's entry counts, and the one of here is offered, unless they are the same. */
function offerBoth(state: SigningState, fields: readonly SavedField[], mine: Conflict["mine"]): SigningState {
	const after = merge(state, fields, withConflict);
	const [field] = fields;
	if (!field || JSON.stringify(field.shown) === JSON.stringify(mine)) return after;
	return { ...after, conflicts: [...after.conflicts.filter((one) => one.id !== field.id), { id: field.id, mine }] };
}

function takeNewest(state: SigningState, newest: Extract<NewestEntries, { state: "open" }>): SigningState {
	// A date that is half typed is nothing yet that a page could know of.
	const isHalfTyped = ({ field }: FieldState) => field.id === state.focusedId && field.type === "EditableDate";
	const held = state.fields.filter((one) => one.field.id === state.enteredId || isHalfTyped(one));
	const others = newest.fields.filter(({ id }) => !held.some((one) => one.field.id === id));
	const hasConsented = state.hasConsented || newest.hasConsented;
	const isAgreed = hasConsented && state.panel.kind === "consent";
	const panel: Panel = isAgreed ? { kind: "none" } : state.panel;
	const { marks, operands } = newest;
	return { ...merge(state, others, withNewer), marks, operands, hasConsented, panel };
}

/** A new value also reaches the rest of its radio group and the copies of its dataSyncTag. */
function edit(state: SigningState, action: Extract<SigningAction, { type: "edited" }>): SigningState {
	const { id, draft, value, problem } = action;
	// A pattern may be judged after the field was left.
	const enteredId = state.focusedId === id ? id : state.enteredId;
	const drafted = mapField({ ...state, enteredId }, id, (one) => ({ ...one, draft, problem }));
	if (problem) return drafted;
	const changed = new Map(applyValue(state.fields.map(toRuleField), id, value).map((one) => [one.id, one.value]));
	const fields = drafted.fields.map((one): FieldState => {
		const next = changed.get(one.field.id);
		if (next === undefined) return one;
		const shown: ShownValue | null = next === null ? null : { kind: "text", value: next };
		const isTarget = one.field.id === id;
		// Only the edited field is sent; the server lets the others follow by the same rule.
		return {
			...one,
			shown,
			draft: isTarget ? draft : textOf(shown),
			save: isTarget ? "dirty" : one.save,
			problem: null,
		};
	});
	return { ...drafted, fields };
}
