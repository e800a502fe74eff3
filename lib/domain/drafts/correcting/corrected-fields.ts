import { randomUUID } from "node:crypto";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { CorrectedFieldRow, CorrectedRows } from "#lib/db/stores/drafts/corrected-document.ts";
import { objectKeyOf } from "#lib/domain/documents/own-fields.ts";
import { knownValue } from "#lib/domain/documents/sending/build-document.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import { isSameValue } from "#lib/draft/is-same-value.ts";
import type { FieldDefinition, FieldWithValue } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY, isFillable } from "#lib/fields/registry.ts";
import { canonicalValue } from "#lib/fields/values/canonical-value.ts";
import type { CorrectedSigner, CorrectedSlot } from "./corrected-signers.ts";
import type { JudgedCorrection } from "./judge-correction.ts";

type StoredField = WholeDocument["fields"][number];

/** A picture that a correction puts into a field, as it was stored. */
export type CorrectedPicture = { value: string; key: string };

type Input = JudgedCorrection & {
	whole: WholeDocument;
	current: DraftState;
	merged: DraftState;
	slots: readonly CorrectedSlot[];
	/** Those that are new, by the keys of their fields. */
	pictures: ReadonlyMap<string, CorrectedPicture>;
};

/**
 * What is written of the fields of a corrected document. Fields of who has signed are not touched; what others entered
 * stays where the field keeps its type and its person and the entry is still one.
 */
export function correctedFields(input: Input): CorrectedRows["fields"] {
	const { whole, origin, slots } = input;
	const rewritten: CorrectedFieldRow[] = [];
	const untouched = new Set<string>();
	for (const [index, { people }] of slots.entries()) {
		for (const [place, person] of people.entries()) {
			if (person.isFixed || !isTouched(input, index)) {
				for (const { id, signerId } of whole.fields) if (signerId === person.id) untouched.add(id);
				continue;
			}
			for (const [position, key] of (origin.fields[index] ?? []).entries()) {
				const stored = storedOf(input, key, person, place === 0);
				const row = rowOf(input, { key, index, position, person, stored, isFirst: place === 0 });
				if (stored && isSameRow(stored, row)) untouched.add(stored.id);
				else rewritten.push(row);
			}
		}
	}
	const removedIds = whole.fields.flatMap(({ id }) => (untouched.has(id) ? [] : [id]));
	return { removedIds, inserted: rewritten };
}

/** Whether anything about a place or its fields is corrected. */
function isTouched({ slots, origin, current, merged }: Input, index: number): boolean {
	const slot = slots[index];
	if (!slot || slot.people.some(({ row, isReplaced, name }) => !row || isReplaced || row.name !== name)) return true;
	const now = origin.fields[index] ?? [];
	const before = Object.values(current.fields).filter(({ recipientId }) => recipientId === slot.recipientId);
	return now.length !== before.length || now.some((key) => !isSameValue(current.fields[key], merged.fields[key]));
}

/** The row that a field has for a person; of a group, who stands for it has the one that the correction knows. */
function storedOf({ whole }: Input, key: string, person: CorrectedSigner, isFirst: boolean): StoredField | null {
	const known = whole.fields.find(({ id }) => id === key);
	if (!known || known.signerId === person.id) return known ?? null;
	const own = whole.fields.find(({ signerId, fieldId }) => signerId === person.id && fieldId === known.fieldId);
	// Somebody new who comes first takes the place of who was.
	return own ?? (isFirst && !person.row ? known : null);
}

type Place = {
	key: string;
	index: number;
	position: number;
	person: CorrectedSigner;
	stored: StoredField | null;
	isFirst: boolean;
};

function rowOf(input: Input, { key, index, position, person, stored, isFirst }: Place): CorrectedFieldRow {
	const { whole, request, current, merged } = input;
	const requested = request.signers[index]?.formFields[position];
	if (!requested) throw new Error("A field of the request is missing.");
	const [was, is] = [current.fields[key], merged.fields[key]];
	const isSame = stored !== null && was !== undefined && isSameValue(was, is);
	const definition = isSame ? { ...stored.definition, tabIndex: requested.tabIndex } : definitionOf(requested);
	const value = valueIn(input, { key, person, stored, was, is, definition, requested });
	return {
		id: stored && (isFirst || stored.signerId === person.id) ? stored.id : randomUUID(),
		documentId: whole.id,
		signerId: person.id,
		position,
		fieldId: definition.id,
		type: definition.type,
		page: definition.page,
		definition,
		...value,
		// An entry from a page that shows the field as it was is told apart by it.
		revision: stored && isSame && value.value === stored.value ? stored.revision : (stored?.revision ?? -1) + 1,
	};
}

function definitionOf({ value: _value, ...definition }: FieldWithValue): FieldDefinition {
	return definition;
}

type Valued = {
	key: string;
	person: CorrectedSigner;
	stored: StoredField | null;
	was: DraftField | undefined;
	is: DraftField | undefined;
	definition: FieldDefinition;
	requested: FieldWithValue;
};

const NOBODYS = { valueAt: null, valueIp: null, valueUserAgent: null } as const;

function valueIn(
	{ pictures }: Input,
	{ key, person, stored, was, is, definition, requested }: Valued,
): Pick<CorrectedFieldRow, "value" | "valueKey" | "valueAt" | "valueIp" | "valueUserAgent"> {
	const isTheirs = stored?.signerId === person.id && !person.isReplaced && stored.type === definition.type;
	if (stored?.valueAt && isTheirs && isStillValid(definition, stored.value)) {
		const { value, valueKey, valueAt, valueIp, valueUserAgent } = stored;
		return { value, valueKey, valueAt, valueIp, valueUserAgent };
	}
	const picture = pictures.get(key);
	if (picture) return { ...NOBODYS, value: picture.value, valueKey: picture.key };
	const isLeft = stored !== null && stored.valueAt === null && stored.type === definition.type;
	// A picture that nobody changed is a file that is there; what the correction says is its bytes.
	if (isLeft && was?.value === is?.value && (definition.type === "Image" || stored.value !== null)) {
		const value = renamed(definition, stored.value, person);
		return { ...NOBODYS, value, valueKey: objectKeyOf(definition.type, value) };
	}
	const value = (definition.type === "Image" ? null : requested.value) ?? knownValue(definition, person);
	return { ...NOBODYS, value, valueKey: null };
}

/** What a signer entered, by the rules of the field as it is now; files were judged with their bytes when they came. */
function isStillValid(definition: FieldDefinition, value: string | null): boolean {
	if (definition.isReadOnly || !isFillable(definition.type)) return false;
	if (FIELD_REGISTRY[definition.type].kind === "file") return true;
	const judged = canonicalValue(definition, value);
	return !("error" in judged) && judged.value === value;
}

/** Name and Email fields that show the person as they were called show them as they are called now. */
function renamed(
	definition: FieldDefinition,
	value: string | null,
	{ name, email, row }: CorrectedSigner,
): string | null {
	if (definition.type === "Name" && row && value === row.name) return knownValue(definition, { name, email });
	if (definition.type === "Email" && row && value === row.email) return knownValue(definition, { name, email });
	return value;
}

function isSameRow(stored: StoredField, row: CorrectedFieldRow): boolean {
	return (
		stored.signerId === row.signerId &&
		stored.position === row.position &&
		stored.value === row.value &&
		stored.valueKey === row.valueKey &&
		isSameValue(stored.definition, row.definition)
	);
}
