import type { FormFieldModel } from "#lib/contract/documents/reading/read-models.ts";
import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { fileOf } from "#lib/fields/values/stored-values.ts";

/** A form field as stored, with its value, in the public names. */
export function presentField(field: FieldDefinition, value: string | null): FormFieldModel {
	const { font } = field;
	return {
		id: field.id,
		formFieldId: field.name,
		type: field.type,
		value: presentValue(field, value),
		font: font.family,
		isRequired: field.isRequired,
		isReadOnly: field.isReadOnly,
		lineHeight: font.lineHeight,
		fontSize: font.size,
		fontColor: font.color,
		isUnderline: font.isUnderline,
		isItalic: font.isItalic,
		isBold: font.isBold,
		groupName: field.groupName,
		label: field.label,
		placeholder: field.placeholder,
		validationtype: field.validationType,
		validationCustomRegex: field.validationRegex,
		validationCustomRegexMessage: field.validationRegexMessage,
		dateFormat: field.dateFormat,
		timeFormat: field.timeFormat,
		imageInfo:
			field.type === "Image"
				? { ...field.imageInfo, allowedFileExtensions: field.imageInfo.allowedFileExtensions.join(", ") }
				: null,
		attachmentInfo:
			field.type === "Attachment"
				? { ...field.attachmentInfo, allowedFileTypes: field.attachmentInfo.allowedFileTypes.join(", ") }
				: null,
		fileInfo: presentFile(field, value),
		editableDateFieldSettings:
			field.type === "EditableDate"
				? { dateFormat: field.dateFormat, minDate: field.minDate, maxDate: field.maxDate }
				: null,
		hyperlinkText: field.type === "Hyperlink" ? field.hyperlinkText : null,
		formulaFieldSettings: field.formula
			? { formulaExpression: field.formula.expression, decimalPrecision: field.formula.decimalPrecision }
			: null,
		conditionalRules: field.conditionalRules ?? [],
		bounds: field.bounds,
		pageNumber: field.page,
		characterLimit: field.characterLimit,
		dataSyncTag: field.dataSyncTag,
		dropdownOptions: field.dropdownOptions,
		textAlign: field.textAlign,
		textDirection: field.textDirection,
		characterSpacing: field.characterSpacing,
		backgroundHexColor: field.backgroundColor,
		tabIndex: field.tabIndex,
		resizeOption: field.resizeOption,
		allowEditFormField: false,
		allowDeleteFormField: false,
		isMasked: false,
		hidden: false,
	};
}

/** Marks and files have no text: a mark is shown on the page, a file is downloaded. */
function presentValue(field: FieldDefinition, value: string | null): string | null {
	const hasText = !["Signature", "Initial", "Drawing", "Image", "Attachment"].includes(field.type);
	return hasText ? value : null;
}

function presentFile(field: FieldDefinition, value: string | null): FormFieldModel["fileInfo"] {
	const file = fileOf(field.type, value);
	if (!file) return null;
	const extension = /\.[^.]+$/.exec(file.name)?.[0] ?? "";
	return { fileName: file.name, fileSize: file.size, contentType: file.mediaType, extension };
}
