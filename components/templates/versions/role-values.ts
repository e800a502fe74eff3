import type { DraftRecipient } from "#lib/draft/draft-state.ts";
import { catalogueLocale, nameOfLanguage } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import {
	type ChangedValue,
	type ComparisonReader,
	changedName,
	changedValues,
	type Row,
	valueWords,
} from "./compared.ts";

/** What changed of a role, or of a person who receives a copy. */
export function roleValues(before: DraftRecipient, after: DraftRecipient, reader: ComparisonReader): ChangedValue[] {
	const { settings, panels } = reader.editor;
	const { proof } = panels.recipients.form;
	const values = [
		...changedValues([...personRows(reader), ...settingRows(reader)], before, after),
		...changedName(settings.notifications.title, before.recipientNotifications, after.recipientNotifications),
	];
	const isSameMethod = before.authentication?.method === after.authentication?.method;
	if (isSameMethod) values.push(...changedName(proof.title, before.authentication, after.authentication));
	return values;
}

function personRows(reader: ComparisonReader): Row<DraftRecipient>[] {
	const { templates, editor, names } = reader;
	const { form } = editor.panels.recipients;
	const { list } = valueWords(reader);
	return [
		[editor.template.form.role, ({ role }) => role],
		[editor.template.form.task, ({ type }) => templates.use.types[type]],
		[templates.use.name, ({ name }) => name],
		[templates.use.email, ({ email }) => email],
		[
			form.several.who,
			({ groupId, people }) =>
				people ? list(people.map(({ name, email }) => name || email)) : (names[groupId?.toLowerCase() ?? ""] ?? ""),
		],
		[form.phone, ({ phone }) => phone],
		[form.hostName, ({ hostName }) => hostName],
		[form.hostEmail, ({ hostEmail }) => hostEmail],
	];
}

function settingRows(reader: ComparisonReader): Row<DraftRecipient>[] {
	const { editor, locale } = reader;
	const { form, order, step } = editor.panels.recipients;
	const { onOff, privateMessage } = valueWords(reader);
	return [
		[order, ({ wave }) => (wave === null ? "" : format(step, { number: wave }))],
		[form.delivery, ({ deliveryMode }) => form.deliveries[deliveryMode]],
		[form.language, (one) => nameOfLanguage(catalogueLocale(one.locale), locale)],
		[form.proof.title, ({ authentication }) => form.proof.methods[authentication?.method ?? "None"]],
		[privateMessage, (one) => one.privateMessage],
		[editor.template.form.mayChange, ({ mayChange = true }) => onOff(mayChange)],
		[editor.template.form.mayRemove, ({ mayRemove = true }) => onOff(mayRemove)],
	];
}
