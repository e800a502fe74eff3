import type { DraftDocument } from "#lib/draft/draft-state.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { formatDateTime } from "#lib/i18n/format.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import {
	type ChangedValue,
	type ComparedVersion,
	type ComparisonReader,
	changedValues,
	type Row,
	valueWords,
} from "./compared.ts";

export type SettingKey = keyof Messages["templates"]["versions"]["settings"];

type Rows = Partial<Record<SettingKey, Row<ComparedVersion>[]>>;

/** What changed of a setting; what isn’t written out has no value. */
export function settingValues(
	key: SettingKey,
	{ before, after }: { before: ComparedVersion; after: ComparedVersion },
	reader: ComparisonReader,
): ChangedValue[] {
	const rows: Rows = { ...textRows(reader), ...choiceRows(reader), ...permissionRows(reader) };
	return changedValues(rows[key] ?? [], before, after);
}

/** Settings that their title names. */
const only = (show: (document: DraftDocument) => string): Row<ComparedVersion>[] => [
	["", ({ state }) => show(state.document)],
];

function textRows(reader: ComparisonReader): Rows {
	const { editor, names } = reader;
	const { settings, template } = editor;
	const { list, byDefault } = valueWords(reader);
	return {
		title: [["", ({ terms }) => terms.title]],
		description: [["", ({ terms }) => terms.description]],
		requestSubject: [["", ({ terms }) => terms.requestSubject || byDefault]],
		documentTitle: only(({ title }) => title || template.settings.byTitle),
		message: only(({ message }) => message),
		brandId: only(({ brandId }) => (brandId === null ? byDefault : (names[brandId] ?? settings.brandGone))),
		onBehalfOf: only(({ onBehalfOf }) => onBehalfOf ?? ""),
		labels: only(({ labels }) => list(labels)),
		metaData: only(({ metaData }) => list(Object.entries(metaData).map(([name, value]) => `${name}: ${value}`))),
		downloadFileName: only(({ downloadFileName }) => downloadFileName ?? settings.download.byTitle),
		timeZone: only(({ timeZone }) => timeZone ?? byDefault),
		redirectUrl: only(({ redirectUrl }) => redirectUrl ?? byDefault),
		recipientOrder: [
			[
				"",
				({ state: { recipients } }) =>
					list(
						byOrder(recipients)
							.map((id) => recipients[id])
							.map((one) => one?.role || one?.name || one?.email || ""),
					),
			],
		],
		fileOrder: [["", ({ state: { files } }) => list(byOrder(files).map((id) => files[id]?.name ?? ""))]],
	};
}

function choiceRows(reader: ComparisonReader): Rows {
	const { settings } = reader.editor;
	const { signatures, download, notifications } = settings;
	const { list, onOff, byDefault } = valueWords(reader);
	const expiry = only((document) => expiryText(document, reader));
	return {
		...{ expiryDateType: expiry, expiryValue: expiry },
		disableExpiryAlert: [
			[
				settings.expiry.alert,
				({ state: { document } }) =>
					document.disableExpiryAlert === null ? byDefault : onOff(!document.disableExpiryAlert),
			],
		],
		reminders: only(({ reminders }) => {
			if (reminders === null) return byDefault;
			const { enableAutoReminder, reminderDays: days, reminderCount: count } = reminders;
			return enableAutoReminder ? format(settings.reminders.every, { days, count }) : settings.reminders.none;
		}),
		enableSigningOrder: only(({ enableSigningOrder }) => onOff(enableSigningOrder)),
		enableReassign: only(({ enableReassign }) => onOff(enableReassign)),
		signatureTypes: only(({ signatureTypes }) => list(signatureTypes.map((type) => signatures.types[type]))),
		downloadOption: only(({ downloadOption }) => (downloadOption === "Combined" ? download.one : download.each)),
		hideDocumentId: [[download.hideId, ({ state }) => onOff(state.document.hideDocumentId)]],
		disableEmails: [[notifications.emails, ({ state }) => onOff(!state.document.disableEmails)]],
		disableSms: [[notifications.texts, ({ state }) => onOff(!state.document.disableSms)]],
		recipientNotifications: KINDS.map((kind) => [
			notifications.kinds[kind],
			({ state }) => onOff(state.document.recipientNotifications?.[kind] ?? true),
		]),
	};
}

const KINDS = [
	...(["signatureRequest", "reminders", "viewed", "signed", "completed", "declined", "revoked", "expired"] as const),
	...(["reassigned", "deleted", "editRecipient", "editDocument"] as const),
] satisfies (keyof Messages["editor"]["settings"]["notifications"]["kinds"])[];

function permissionRows(reader: ComparisonReader): Rows {
	const { permissions } = reader.editor.template.settings;
	const { list, onOff, all } = valueWords(reader);
	return {
		allows: (["message", "newRoles", "newFiles", "fileChanges"] as const).map((one) => [
			permissions[one],
			({ terms }) => onOff(terms.allows[one]),
		]),
		fieldPermission: (["canAdd", "canModify", "canModifyDefaultValue"] as const).map((one) => [
			permissions[one],
			({ terms }) => onOff(terms.fieldPermission?.[one] ?? true),
		]),
		groupSignerSettings: [
			[
				"",
				({ terms: { groupSignerSettings: groups } }) => {
					if (groups === null) return all;
					if (!groups.enabled) return "";
					return groups.allowedDirectories.length === 0 ? all : list(groups.allowedDirectories);
				},
			],
		],
	};
}

function expiryText({ expiryDateType: type, expiryValue: value }: DraftDocument, reader: ComparisonReader): string {
	const { expiry } = reader.editor.settings;
	if (type === null || value === null) return valueWords(reader).byDefault;
	if (type === "SpecificDateTime") {
		return formatDateTime(new Date(value * 1000), { locale: reader.locale, timeZone: "UTC" });
	}
	return format(type === "Days" ? expiry.days : expiry.hours, { count: value });
}
