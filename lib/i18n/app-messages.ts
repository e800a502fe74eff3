import { messages as requests } from "#lib/i18n/generated/api-log.js";
import { messages as entrance } from "#lib/i18n/generated/auth.js";
import { messages as brands } from "#lib/i18n/generated/brands.js";
import { messages as palette } from "#lib/i18n/generated/command-palette.js";
import { messages as common } from "#lib/i18n/generated/common.js";
import { messages as reauth } from "#lib/i18n/generated/confirm-session.js";
import { messages as contacts } from "#lib/i18n/generated/contacts.js";
import { messages as customFields } from "#lib/i18n/generated/custom-fields.js";
import { messages as data } from "#lib/i18n/generated/data.js";
import { messages as developer } from "#lib/i18n/generated/developers.js";
import { messages as document } from "#lib/i18n/generated/document.js";
import { messages as list } from "#lib/i18n/generated/document-list.js";
import { messages as documentSettings } from "#lib/i18n/generated/document-settings.js";
import { messages as documents } from "#lib/i18n/generated/documents.js";
import { messages as editor } from "#lib/i18n/generated/editor.js";
import { messages as fieldSettings } from "#lib/i18n/generated/field-settings.js";
import { messages as start } from "#lib/i18n/generated/home.js";
import { messages as identity } from "#lib/i18n/generated/id-review.js";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { messages as organisation } from "#lib/i18n/generated/organisation.js";
import { messages as outbox } from "#lib/i18n/generated/outbox.js";
import { messages as people } from "#lib/i18n/generated/people.js";
import { messages as profile } from "#lib/i18n/generated/profile.js";
import { messages as requestEmail } from "#lib/i18n/generated/request-email.js";
import { messages as security } from "#lib/i18n/generated/security.js";
import { messages as identities } from "#lib/i18n/generated/sender-identities.js";
import { messages as settings } from "#lib/i18n/generated/settings.js";
import { messages as rooms } from "#lib/i18n/generated/settings-navigation.js";
import { messages as provider } from "#lib/i18n/generated/sign-in-provider.js";
import { messages as signingSettings } from "#lib/i18n/generated/signing-settings.js";
import { messages as doctor } from "#lib/i18n/generated/system-health.js";
import { messages as health } from "#lib/i18n/generated/system-health-page.js";
import { messages as templates } from "#lib/i18n/generated/templates.js";
import { messages as report } from "#lib/i18n/generated/verification-report.js";
import { messages as verify } from "#lib/i18n/generated/verifier.js";
import { messages as webhooks } from "#lib/i18n/generated/webhooks.js";
import { type CatalogueLocale, catalogueLocale } from "./locales.ts";

/** The words of the workplace by room: a page sends to the browser only those of the rooms that are on it. */
export type WorkplaceMessages = {
	common: Messages["common"];
	entrance: Messages["auth"];
	/** Of documents, in their list and on their pages. */
	documents: Messages["documents"];
	list: Messages["document-list"];
	/** Of one document, on its page. */
	document: Messages["document"];
	/** Of the editor, in which a document is prepared. */
	editor: Messages["editor"];
	/** Of taking all data along. */
	data: Messages["data"];
	/** Of contacts and contact groups. */
	contacts: Messages["contacts"];
	/** Of the library of custom fields. */
	customFields: Messages["custom-fields"];
	/** Of the settings of a field, wherever they are changed. */
	fieldSettings: Messages["field-settings"];
	developer: Messages["developers"];
	/** Of people in whose name the account sends. */
	identities: Messages["sender-identities"];
	/** Of brands, in their list and where one is designed. */
	brands: Messages["brands"];
	/** Of the page on which a sender looks at who a signer is. */
	identity: Messages["id-review"];
	/** Of how the installation is, and how to mend it; the server words what was found. */
	doctor: Messages["system-health"];
	outbox: Messages["outbox"];
	/** Of the command palette and the sheet of keys. */
	palette: Messages["command-palette"];
	/** Of the people and teams of an account. */
	people: Messages["people"];
	/** The “Confirm it’s you” dialog before sensitive changes. */
	reauth: Messages["confirm-session"];
	/** Of a file that was verified; the server words it. */
	report: Messages["verification-report"];
	/** Of the log of the API. */
	requests: Messages["api-log"];
	/** Of subject and message of signing emails, on brands and templates. */
	requestEmail: Messages["request-email"];
	/** Of the list of rooms of the settings; the server words it. */
	rooms: Messages["settings-navigation"];
	/** Of how a person proves who they are. */
	security: Messages["security"];
	/** Of the room that says by which provider people sign in. */
	provider: Messages["sign-in-provider"];
	/** Of forms on every page of the settings. */
	settings: Messages["settings"];
	documentSettings: Messages["document-settings"];
	signingSettings: Messages["signing-settings"];
	organisation: Messages["organisation"];
	/** Of the reader's own profile. */
	profile: Messages["profile"];
	/** Of the page of system health around what the server found. */
	health: Messages["system-health-page"];
	/** Of the first page after signing in. */
	start: Messages["home"];
	templates: Messages["templates"];
	verify: Messages["verifier"];
	/** Of webhook endpoints and what they were sent. */
	webhooks: Messages["webhooks"];
};

export type WorkplaceRoom = keyof WorkplaceMessages;

const CATALOGUES: Record<CatalogueLocale, WorkplaceMessages> = {
	EN: {
		common: common.EN,
		entrance: entrance.EN,
		documents: documents.EN,
		list: list.EN,
		document: document.EN,
		data: data.EN,
		editor: editor.EN,
		contacts: contacts.EN,
		customFields: customFields.EN,
		fieldSettings: fieldSettings.EN,
		developer: developer.EN,
		identities: identities.EN,
		brands: brands.EN,
		identity: identity.EN,
		doctor: doctor.EN,
		outbox: outbox.EN,
		palette: palette.EN,
		people: people.EN,
		reauth: reauth.EN,
		report: report.EN,
		requests: requests.EN,
		requestEmail: requestEmail.EN,
		rooms: rooms.EN,
		security: security.EN,
		provider: provider.EN,
		settings: settings.EN,
		documentSettings: documentSettings.EN,
		signingSettings: signingSettings.EN,
		organisation: organisation.EN,
		profile: profile.EN,
		health: health.EN,
		start: start.EN,
		templates: templates.EN,
		verify: verify.EN,
		webhooks: webhooks.EN,
	},
	FR: {
		common: common.FR,
		entrance: entrance.FR,
		documents: documents.FR,
		list: list.FR,
		document: document.FR,
		data: data.FR,
		editor: editor.FR,
		contacts: contacts.FR,
		customFields: customFields.FR,
		fieldSettings: fieldSettings.FR,
		developer: developer.FR,
		identities: identities.FR,
		brands: brands.FR,
		identity: identity.FR,
		doctor: doctor.FR,
		outbox: outbox.FR,
		palette: palette.FR,
		people: people.FR,
		reauth: reauth.FR,
		report: report.FR,
		requests: requests.FR,
		requestEmail: requestEmail.FR,
		rooms: rooms.FR,
		security: security.FR,
		provider: provider.FR,
		settings: settings.FR,
		documentSettings: documentSettings.FR,
		signingSettings: signingSettings.FR,
		organisation: organisation.FR,
		profile: profile.FR,
		health: health.FR,
		start: start.FR,
		templates: templates.FR,
		verify: verify.FR,
		webhooks: webhooks.FR,
	},
};

/** The words of the workplace in its reader's language. For the server: the browser gets them by room. */
export function workplaceMessages(locale: string): WorkplaceMessages {
	return CATALOGUES[catalogueLocale(locale)];
}
