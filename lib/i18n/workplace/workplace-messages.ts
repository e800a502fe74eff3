import { messages as requests } from "#lib/i18n/generated/api-log.js";
import { messages as entrance } from "#lib/i18n/generated/auth.js";
import { messages as palette } from "#lib/i18n/generated/command-palette.js";
import { messages as reauth } from "#lib/i18n/generated/confirm-session.js";
import { messages as customFields } from "#lib/i18n/generated/custom-fields.js";
import { messages as data } from "#lib/i18n/generated/data.js";
import { messages as editor } from "#lib/i18n/generated/editor.js";
import { messages as fieldSettings } from "#lib/i18n/generated/field-settings.js";
import { messages as start } from "#lib/i18n/generated/home.js";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { messages as outbox } from "#lib/i18n/generated/outbox.js";
import { messages as people } from "#lib/i18n/generated/people.js";
import { messages as security } from "#lib/i18n/generated/security.js";
import { messages as identities } from "#lib/i18n/generated/sender-identities.js";
import { messages as settings } from "#lib/i18n/generated/settings.js";
import { messages as rooms } from "#lib/i18n/generated/settings-navigation.js";
import { messages as provider } from "#lib/i18n/generated/sign-in-provider.js";
import { messages as doctor } from "#lib/i18n/generated/system-health.js";
import { messages as report } from "#lib/i18n/generated/verification-report.js";
import { messages as verify } from "#lib/i18n/generated/verifier.js";
import { messages as webhooks } from "#lib/i18n/generated/webhooks.js";
import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { type BrandsMessages, brandsEn } from "./brands/en.ts";
import { brandsFr } from "./brands/fr.ts";
import { type CommonMessages, commonEn } from "./common/en.ts";
import { commonFr } from "./common/fr.ts";
import { type DeveloperMessages, developerEn } from "./developer/en.ts";
import { developerFr } from "./developer/fr.ts";
import { type DocumentMessages, documentEn } from "./document/en.ts";
import { documentFr } from "./document/fr.ts";
import { type DocumentsMessages, documentsEn } from "./documents/en.ts";
import { documentsFr } from "./documents/fr.ts";
import { type IdentityReviewMessages, identityReviewEn } from "./identity/en.ts";
import { identityReviewFr } from "./identity/fr.ts";
import { type ListMessages, listEn } from "./list/en.ts";
import { listFr } from "./list/fr.ts";

/** The words of the workplace by room: a page sends to the browser only those of the rooms that are on it. */
export type WorkplaceMessages = {
	common: CommonMessages;
	entrance: Messages["auth"];
	/** Of documents, in their list and on their pages. */
	documents: DocumentsMessages;
	list: ListMessages;
	/** Of one document, on its page. */
	document: DocumentMessages;
	/** Of the editor, in which a document is prepared. */
	editor: Messages["editor"];
	/** Of taking all data along. */
	data: Messages["data"];
	/** Of the library of custom fields. */
	customFields: Messages["custom-fields"];
	/** Of the settings of a field, wherever they are changed. */
	fieldSettings: Messages["field-settings"];
	developer: DeveloperMessages;
	/** Of people in whose name the account sends. */
	identities: Messages["sender-identities"];
	/** Of brands, in their list and where one is designed. */
	brands: BrandsMessages;
	/** Of the page on which a sender looks at who a signer is. */
	identity: IdentityReviewMessages;
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
	/** Of the list of rooms of the settings; the server words it. */
	rooms: Messages["settings-navigation"];
	/** Of how a person proves who they are. */
	security: Messages["security"];
	/** Of the room that says by which provider people sign in. */
	provider: Messages["sign-in-provider"];
	settings: Messages["settings"];
	/** Of the first page after signing in. */
	start: Messages["home"];
	verify: Messages["verifier"];
	/** Of webhook endpoints and what they were sent. */
	webhooks: Messages["webhooks"];
};

export type WorkplaceRoom = keyof WorkplaceMessages;

const CATALOGUES: Record<CatalogueLocale, WorkplaceMessages> = {
	EN: {
		common: commonEn,
		entrance: entrance.EN,
		documents: documentsEn,
		list: listEn,
		document: documentEn,
		data: data.EN,
		editor: editor.EN,
		customFields: customFields.EN,
		fieldSettings: fieldSettings.EN,
		developer: developerEn,
		identities: identities.EN,
		brands: brandsEn,
		identity: identityReviewEn,
		doctor: doctor.EN,
		outbox: outbox.EN,
		palette: palette.EN,
		people: people.EN,
		reauth: reauth.EN,
		report: report.EN,
		requests: requests.EN,
		rooms: rooms.EN,
		security: security.EN,
		provider: provider.EN,
		settings: settings.EN,
		start: start.EN,
		verify: verify.EN,
		webhooks: webhooks.EN,
	},
	FR: {
		common: commonFr,
		entrance: entrance.FR,
		documents: documentsFr,
		list: listFr,
		document: documentFr,
		data: data.FR,
		editor: editor.FR,
		customFields: customFields.FR,
		fieldSettings: fieldSettings.FR,
		developer: developerFr,
		identities: identities.FR,
		brands: brandsFr,
		identity: identityReviewFr,
		doctor: doctor.FR,
		outbox: outbox.FR,
		palette: palette.FR,
		people: people.FR,
		reauth: reauth.FR,
		report: report.FR,
		requests: requests.FR,
		rooms: rooms.FR,
		security: security.FR,
		provider: provider.FR,
		settings: settings.FR,
		start: start.FR,
		verify: verify.FR,
		webhooks: webhooks.FR,
	},
};

/** The words of the workplace in its reader's language. For the server: the browser gets them by room. */
export function workplaceMessages(locale: string): WorkplaceMessages {
	return CATALOGUES[catalogueLocale(locale)];
}
