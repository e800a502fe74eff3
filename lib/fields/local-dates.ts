import { localeDateFormat } from "./locale-date-format.ts";

/** A form field as a request has it. */
type FieldInput = { fieldType: string; dateFormat?: string; editableDateFieldSettings?: { dateFormat?: string } };

/**
 * Form fields that the workplace makes, each date with the format of its sender's language and region where none
 * was chosen: what somebody sends from a browser is read by people around them, not by a client of the interface,
 * whose dates without a format are MM/dd/yyyy.
 *
 * @param locale the language tag that the sender's browser asks for first
 */
export function withLocalDates<T extends FieldInput>(fields: readonly T[], locale: string): T[] {
	const dateFormat = localeDateFormat(locale);
	return fields.map((field) => {
		if (field.fieldType === "DateSigned") return { dateFormat, ...field };
		if (field.fieldType !== "EditableDate" || field.dateFormat) return field;
		return { ...field, editableDateFieldSettings: { dateFormat, ...field.editableDateFieldSettings } };
	});
}
