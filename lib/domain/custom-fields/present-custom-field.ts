import type { CustomFieldModel, CustomFormFieldModel } from "#lib/contract/custom-fields/read-models.ts";
import type { CustomFieldRow } from "#lib/db/stores/custom-fields/custom-fields.ts";
import type { CustomFieldDefinition } from "#lib/fields/parsing/parse-custom-field.ts";

/** A custom field in the public names. */
export function presentCustomField(field: CustomFieldRow): CustomFieldModel {
	return {
		customFieldId: field.id,
		fieldName: field.name,
		fieldDescription: field.description,
		fieldOrder: field.position,
		brandId: field.brandId,
		sharedField: field.isShared,
		formField: presentFormField(field.definition),
	};
}

function presentFormField(field: CustomFieldDefinition): CustomFormFieldModel {
	const { font, bounds } = field;
	return {
		fieldType: field.type,
		width: bounds.width,
		height: bounds.height,
		isRequired: field.isRequired,
		isReadOnly: field.isReadOnly,
		value: field.value,
		fontSize: font.size,
		font: font.family,
		fontHexColor: font.color,
		isBoldFont: font.isBold,
		isItalicFont: font.isItalic,
		isUnderLineFont: font.isUnderline,
		lineHeight: font.lineHeight,
		characterLimit: field.characterLimit,
		placeHolder: field.placeholder || null,
		validationType: field.validationType,
		validationCustomRegex: field.validationRegex,
		validationCustomRegexMessage: field.validationRegexMessage,
		dateFormat: field.dateFormat,
		timeFormat: field.timeFormat,
		...presentParts(field),
		dataSyncTag: field.dataSyncTag,
		dropdownOptions: field.dropdownOptions,
		textAlign: field.textAlign,
		textDirection: field.textDirection,
		characterSpacing: field.characterSpacing,
		idPrefix: field.idPrefix,
		restrictIdPrefixChange: field.restrictIdPrefixChange,
		backgroundHexColor: field.backgroundColor,
		resizeOption: field.resizeOption,
		isMasked: false,
	};
}

type Parts = Pick<
	CustomFormFieldModel,
	"imageInfo" | "attachmentInfo" | "editableDateFieldSettings" | "hyperlinkText" | "formulaFieldSettings"
>;

/** What only some types have. */
function presentParts(field: CustomFieldDefinition): Parts {
	const { type, imageInfo, attachmentInfo, formula, dateFormat, minDate, maxDate } = field;
	return {
		imageInfo:
			type === "Image" ? { ...imageInfo, allowedFileExtensions: imageInfo.allowedFileExtensions.join(", ") } : null,
		attachmentInfo:
			type === "Attachment"
				? { ...attachmentInfo, allowedFileTypes: attachmentInfo.allowedFileTypes.join(", ") }
				: null,
		editableDateFieldSettings: type === "EditableDate" ? { dateFormat, minDate, maxDate } : null,
		hyperlinkText: type === "Hyperlink" ? field.hyperlinkText : null,
		formulaFieldSettings: formula
			? { formulaExpression: formula.expression, decimalPrecision: formula.decimalPrecision }
			: null,
	};
}
