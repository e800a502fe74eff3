import type { DocumentDetailsData } from "#components/documents/details.ts";
import { choiceName, fieldName } from "#components/signing/state/field-words.ts";
import type { PrintedValue } from "#lib/domain/documents/viewing/printed-values.ts";
import type { SenderDocumentView } from "#lib/domain/documents/viewing/view-for-sender.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { choiceGroup } from "#lib/fields/rules/groups.ts";
import { accountFormats } from "#lib/fields/values/account-formats.ts";
import { displayText } from "#lib/fields/values/format.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { signingMessages } from "#lib/i18n/signing/signing-messages.ts";

type DocumentMessages = WorkplaceMessages["document"];

/** What is printed on the pages, with names and values in words. */
export function toViewedValues(
	view: SenderDocumentView,
	locale: string,
): Pick<DocumentDetailsData, "values" | "formats"> {
	const words = { of: workplaceMessages(locale).document.values, signing: signingMessages(locale) };
	const { account } = view.document;
	const formats = {
		account: accountFormats(account),
	};
	const values = view.values.map((value) => ({
		...value,
		title: titleOf(value, words),
		group: groupOf(value, view.values, words),
		text: textOf(value, formats, words.of),
	}));
	return { values, formats };
}

type Words = { of: DocumentMessages["values"]; signing: SigningMessages };

function titleOf(value: PrintedValue, { of, signing }: Words): string {
	const name = value.label || fieldName(value, signing);
	return name === signing.fieldTypes[value.type] ? format(of.onPage, { name, page: value.page }) : name;
}

function groupOf(value: PrintedValue, values: readonly PrintedValue[], { signing }: Words): string | null {
	const group = choiceGroup(values, value).filter(({ signerId }) => signerId === value.signerId);
	return group.length > 1 ? choiceName(group, signing) : null;
}

function textOf(value: PrintedValue, formats: DocumentDetailsData["formats"], words: Words["of"]): string {
	const { shown } = value;
	if (FIELD_REGISTRY[value.type].kind === "choice") {
		return shown?.kind === "text" && shown.value === "on" ? words.ticked : words.notTicked;
	}
	if (shown === null) return "";
	if (shown.kind === "file") return shown.name;
	if (shown.kind === "text") return displayText({ ...value, value: shown.value }, { ...formats, ...value });
	return words.marks[shown.mark.kind];
}
