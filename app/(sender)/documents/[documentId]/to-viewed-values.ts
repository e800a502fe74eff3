import type { DocumentDetailsData, ViewedValue } from "#components/sender/details.ts";
import { fieldName } from "#components/signing/field-words.ts";
import { documentZone } from "#lib/domain/brands/document-zone.ts";
import type { PrintedValue } from "#lib/domain/documents/printed-values.ts";
import type { SenderDocumentView } from "#lib/domain/documents/view-for-sender.ts";
import { displayText } from "#lib/fields/format.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { DateFormat, TimeFormat } from "#lib/fields/types.ts";
import { signingMessages } from "#lib/i18n/signing/signing-messages.ts";

const MESSAGES = signingMessages("EN");

/** What is printed on the pages, with names and values in words. */
export function toViewedValues(view: SenderDocumentView): Pick<DocumentDetailsData, "values" | "formats"> {
	const { account } = view.document;
	const formats = {
		timeZone: documentZone(view.document),
		// The columns only ever hold formats of the lists.
		account: { dateFormat: account.dateFormat as DateFormat, timeFormat: account.timeFormat as TimeFormat },
	};
	const values = view.values.map((value) => ({ ...value, title: titleOf(value), text: textOf(value, formats) }));
	return { values, formats };
}

function titleOf(value: PrintedValue): string {
	const name = value.label || fieldName(value, MESSAGES);
	return name === MESSAGES.fieldTypes[value.type] ? `${name}, page ${value.page}` : name;
}

function textOf(value: PrintedValue, formats: DocumentDetailsData["formats"]): ViewedValue["text"] {
	const { shown } = value;
	if (FIELD_REGISTRY[value.type].kind === "choice") {
		return shown?.kind === "text" && shown.value === "on" ? "Ticked" : "Not ticked";
	}
	if (shown === null) return "";
	if (shown.kind === "file") return shown.name;
	if (shown.kind === "text") return displayText({ ...value, value: shown.value }, { ...formats, locale: value.locale });
	return { draw: "Drawn", type: "Typed", image: "Uploaded picture" }[shown.mark.kind];
}
