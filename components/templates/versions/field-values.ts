import type { DraftField } from "#lib/draft/draft-state.ts";
import { formatNumber } from "#lib/i18n/format.ts";
import {
	type ChangedValue,
	type ComparisonReader,
	changedName,
	changedValues,
	type Row,
	valueWords,
} from "./compared.ts";

/** A field, and what its role is called. */
export type ComparedField = DraftField & { roleName: string };

/** What changed of a field: a place on a page is only said to differ. */
export function fieldValues(before: ComparedField, after: ComparedField, reader: ComparisonReader): ChangedValue[] {
	const words = valueWords(reader);
	const [one, other] = [before.bounds, after.bounds];
	const isMoved = before.page === after.page && !(one.x === other.x && one.y === other.y);
	const isResized = one.width !== other.width || one.height !== other.height;
	const values = [
		...changedValues([...mainRows(reader), ...inputRows(reader)], before, after),
		...changedName(words.moved, isMoved, false),
		...changedName(words.resized, isResized, false),
		...changedName(reader.fieldSettings.style.title, styleOf(before), styleOf(after)),
	];
	return values.length > 0 ? values : [{ name: words.other, before: "", after: "" }];
}

function mainRows(reader: ComparisonReader): Row<ComparedField>[] {
	const { fieldSettings: words, editor, locale } = reader;
	const { field } = editor.template;
	const { onOff, page } = valueWords(reader);
	return [
		[words.type, ({ type }) => words.types[type]],
		[editor.properties.who, ({ roleName }) => roleName],
		[page, (one) => formatNumber(locale, one.page)],
		[words.label, ({ label }) => label],
		[words.required, ({ isRequired }) => onOff(isRequired)],
		[words.readOnly, ({ isReadOnly }) => onOff(isReadOnly)],
		[field.mayChange, ({ mayChange = true }) => onOff(mayChange)],
		[field.mayRemove, ({ mayRemove = true }) => onOff(mayRemove)],
		[field.needsValue, ({ needsValue = false }) => onOff(needsValue)],
	];
}

function inputRows(reader: ComparisonReader): Row<ComparedField>[] {
	const { fieldSettings: words, editor, locale } = reader;
	const { list, onOff } = valueWords(reader);
	return [
		[words.value.prefilled, ({ type, value }) => (type === "CheckBox" ? onOff(value === "true") : (value ?? ""))],
		[words.placeholder, ({ placeholder }) => placeholder],
		[words.options.title, ({ dropdownOptions }) => list(dropdownOptions)],
		[words.takes.title, ({ validationType }) => words.takes.kinds[validationType]],
		[words.takes.pattern, ({ validationRegex }) => validationRegex ?? ""],
		[words.takes.limit, ({ characterLimit }) => (characterLimit === null ? "" : formatNumber(locale, characterLimit))],
		[words.date.format, ({ dateFormat }) => dateFormat ?? words.date.inherit],
		[words.value.linkText, ({ hyperlinkText }) => hyperlinkText],
		[words.formula.expression, ({ formula }) => formula?.expression ?? ""],
		[words.sync.title, ({ dataSyncTag }) => dataSyncTag ?? ""],
		[editor.properties.group.name, ({ groupName }) => groupName ?? ""],
	];
}

function styleOf({ font, textAlign, textDirection, characterSpacing, backgroundColor, resizeOption }: DraftField) {
	return { font, textAlign, textDirection, characterSpacing, backgroundColor, resizeOption };
}
