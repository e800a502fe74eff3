import type { FieldWithValue, PageGeometry } from "#lib/fields/field-types.ts";
import { findFormulaProblems } from "#lib/fields/formulas/find-formula-problems.ts";
import { describeFormulaProblem } from "#lib/fields/formulas/formula-problem.ts";
import type { InputErrors } from "#lib/fields/parsing/read-input.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { canonicalValue } from "#lib/fields/values/canonical-value.ts";
import { findConditionProblems } from "./conditions.ts";
import { isGroupOver, radioGroup } from "./groups.ts";
import { describeProblem } from "./problems.ts";

/** One signer's fields, and where each of them stands, e.g. `Signers[0].FormFields[0]`. */
type SignerFields = {
	paths: readonly string[];
	fields: readonly FieldWithValue[];
	/** Who has a higher one fills in later; the same for all without a signing order. */
	turn: number;
};

/** Bounds are floats and have been through other people's arithmetic. */
const TOLERANCE_PX = 0.5;

/**
 * The rules between the fields of a document, and between fields and pages: ids are unique, pages exist,
 * bounds lie inside the displayed page, a radio group has one choice at most, fields with one
 * dataSyncTag can hold one value, formulas calculate with numbers that are there. Messages by path; empty when all is right.
 *
 * Groups and tags are a signer's own: the same name at two signers means two groups.
 */
export function validateFields(signers: readonly SignerFields[], pages: readonly PageGeometry[]): InputErrors {
	const errors: InputErrors = {};
	const fail = (path: string, message: string) => {
		errors[path] = [...(errors[path] ?? []), message];
	};
	const pathById = new Map<string, string>();
	for (const { paths, fields } of signers) {
		for (const { field, rule, message } of findConditionProblems(fields)) {
			fail(`${paths[field]}.ConditionalRules[${rule}].FieldId`, message);
		}
		for (const [index, field] of fields.entries()) {
			const fieldPath = paths[index] ?? "";
			const first = pathById.get(field.id);
			if (first) fail(`${fieldPath}.Id`, `The ID ${field.id} is already used by ${first}. IDs must be unique.`);
			else pathById.set(field.id, fieldPath);
			checkPlace(field, fieldPath, pages, fail);
			checkGroup(field, fields, fieldPath, fail);
			checkSyncTag(field, fields, fieldPath, fail);
		}
	}
	const placed = signers.flatMap(({ fields, turn }) => fields.map((field) => ({ field, turn })));
	for (const { id, problem } of findFormulaProblems(placed)) {
		fail(`${pathById.get(id)}.FormulaFieldSettings.FormulaExpression`, describeFormulaProblem(problem));
	}
	return errors;
}

type Fail = (path: string, message: string) => void;

function checkPlace(
	{ page: pageNumber, bounds }: FieldWithValue,
	path: string,
	pages: readonly PageGeometry[],
	fail: Fail,
) {
	const page = pages[pageNumber - 1];
	if (!page) {
		fail(`${path}.PageNumber`, `Page ${pageNumber} doesn’t exist; the document has ${plural(pages.length, "page")}.`);
		return;
	}
	const isOutside =
		bounds.x + bounds.width > page.widthPx + TOLERANCE_PX || bounds.y + bounds.height > page.heightPx + TOLERANCE_PX;
	if (isOutside) {
		const size = `${Math.floor(page.widthPx)} × ${Math.floor(page.heightPx)}`;
		fail(`${path}.Bounds`, `The field must be inside page ${pageNumber} (${size} pixels).`);
	}
}

function checkGroup(field: FieldWithValue, fields: readonly FieldWithValue[], path: string, fail: Fail) {
	if (field.value !== "on") return;
	if (isGroupOver(fields, field)) {
		const maximum = field.groupRule?.maximum;
		fail(`${path}.Value`, `At most ${maximum} checkboxes in the group ${field.groupName} can be prefilled as on.`);
	}
	const group = radioGroup(fields, field);
	const isSecondChoice = group.some((button) => button !== field && button.value === "on");
	if (isSecondChoice && group.findIndex((button) => button.value === "on") !== group.indexOf(field)) {
		fail(`${path}.Value`, `Only one radio button in the group ${field.groupName} can be prefilled as on.`);
	}
}

function checkSyncTag(field: FieldWithValue, fields: readonly FieldWithValue[], path: string, fail: Fail) {
	if (field.dataSyncTag === null) return;
	if (FIELD_REGISTRY[field.type].kind !== "text") {
		fail(`${path}.DataSyncTag`, "DataSyncTag is supported only for TextBox, Name, Email, Title and Company fields.");
		return;
	}
	const leader = fields.find((other) => other.dataSyncTag === field.dataSyncTag);
	if (!leader || leader === field || FIELD_REGISTRY[leader.type].kind !== "text") return;
	if (leader.isReadOnly !== field.isReadOnly) {
		fail(
			`${path}.IsReadOnly`,
			`Fields with the DataSyncTag ${field.dataSyncTag} must all be read-only, or none of them.`,
		);
	}
	if (leader.value !== null && field.value !== null && leader.value !== field.value) {
		fail(`${path}.Value`, `Fields with the DataSyncTag ${field.dataSyncTag} must have the same value.`);
		return;
	}
	if (leader.value === null) return;
	const copied = canonicalValue(field, leader.value);
	if ("error" in copied) fail(`${path}.Value`, describeProblem(copied.error));
}

function plural(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
