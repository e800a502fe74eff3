import type { SaveFieldRequest } from "#lib/contract/signing/requests.ts";
import type {
	SavedField,
	SavedFields,
	ShownMark,
	ShownValue,
	SigningView,
} from "#lib/contract/signing/signing-page.ts";
import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { applyValue } from "#lib/fields/values/values.ts";
import type { MarkPurpose } from "../state/signing-state.ts";

/** What is entered into a preview, for as long as the page is open. It answers as the server does. */
type PreviewEntries = {
	save(input: SaveFieldRequest): SavedFields;
	/** Puts a value into one field, whatever it held. */
	put(fieldId: string, shown: ShownValue): SavedFields;
	/** Fields that carry the former mark carry the new one afterwards. */
	adopt(purpose: MarkPurpose, mark: ShownMark): SavedField[];
};

/** Begins with what the sender has filled in. */
export function previewEntries(view: SigningView): PreviewEntries {
	const stored = new Map(
		view.fields.map(({ id, shown, revision }): [string, SavedField] => [id, { id, shown, revision }]),
	);
	const marks: Partial<Record<MarkPurpose, ShownMark>> = {};
	const write = (id: string, shown: ShownValue | null): SavedField => {
		const written = { id, shown, revision: (stored.get(id)?.revision ?? 0) + 1 };
		stored.set(id, written);
		return written;
	};
	const saved = (fields: SavedField[]): SavedFields => ({ outcome: "saved", fields });
	const ruleFields = () =>
		view.fields.map((field): FieldWithValue => {
			const shown = stored.get(field.id)?.shown ?? null;
			return { ...field, value: shown?.kind === "text" ? shown.value : (shown?.kind ?? null) };
		});
	const isTyped = (id: string) => {
		const type = view.fields.find((field) => field.id === id)?.type;
		return type !== undefined && !["mark", "file"].includes(FIELD_REGISTRY[type].kind);
	};
	return {
		save({ fieldId, value }) {
			const type = view.fields.find((field) => field.id === fieldId)?.type;
			if (value?.kind === "drawing") return saved([write(fieldId, { kind: "mark", mark: value.mark })]);
			if (value?.kind === "adopted") {
				const mark = marks[type === "Initial" ? "initials" : "signature"];
				return saved([write(fieldId, mark ? { kind: "mark", mark } : null)]);
			}
			if (!isTyped(fieldId)) return saved([write(fieldId, null)]);
			const changed = applyValue(ruleFields(), fieldId, value?.text ?? null);
			return saved(
				changed.map((field) => write(field.id, field.value === null ? null : { kind: "text", value: field.value })),
			);
		},
		put: (fieldId, shown) => saved([write(fieldId, shown)]),
		adopt(purpose, mark) {
			marks[purpose] = mark;
			const type = purpose === "signature" ? "Signature" : "Initial";
			const carrying = view.fields.filter((field) => field.type === type && stored.get(field.id)?.shown);
			return carrying.map(({ id }) => write(id, { kind: "mark", mark }));
		},
	};
}
