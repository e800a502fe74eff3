import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { type BrandsMessages, brandsEn } from "./brands/en.ts";
import { brandsFr } from "./brands/fr.ts";
import { type CommonMessages, commonEn } from "./common/en.ts";
import { commonFr } from "./common/fr.ts";
import { type CustomFieldsMessages, customFieldsEn } from "./custom-fields/en.ts";
import { customFieldsFr } from "./custom-fields/fr.ts";
import { type DataMessages, dataEn } from "./data/en.ts";
import { dataFr } from "./data/fr.ts";
import { type DeskMessages, deskEn } from "./desk/en.ts";
import { deskFr } from "./desk/fr.ts";
import { type DeveloperMessages, developerEn } from "./developer/en.ts";
import { developerFr } from "./developer/fr.ts";
import { type DoctorMessages, doctorEn } from "./doctor/en.ts";
import { doctorFr } from "./doctor/fr.ts";
import { type DocumentMessages, documentEn } from "./document/en.ts";
import { documentFr } from "./document/fr.ts";
import { type DocumentsMessages, documentsEn } from "./documents/en.ts";
import { documentsFr } from "./documents/fr.ts";
import { type EntranceMessages, entranceEn } from "./entrance/en.ts";
import { entranceFr } from "./entrance/fr.ts";
import { type FieldSettingsMessages, fieldSettingsEn } from "./field-settings/en.ts";
import { fieldSettingsFr } from "./field-settings/fr.ts";
import { type IdentitiesMessages, identitiesEn } from "./identities/en.ts";
import { identitiesFr } from "./identities/fr.ts";
import { type IdentityReviewMessages, identityReviewEn } from "./identity/en.ts";
import { identityReviewFr } from "./identity/fr.ts";
import { type ListMessages, listEn } from "./list/en.ts";
import { listFr } from "./list/fr.ts";
import { type OutboxMessages, outboxEn } from "./outbox/en.ts";
import { outboxFr } from "./outbox/fr.ts";
import { type PaletteMessages, paletteEn } from "./palette/en.ts";
import { paletteFr } from "./palette/fr.ts";
import { type PeopleMessages, peopleEn } from "./people/en.ts";
import { peopleFr } from "./people/fr.ts";
import { type ProviderMessages, providerEn } from "./provider/en.ts";
import { providerFr } from "./provider/fr.ts";
import { type ReauthMessages, reauthEn } from "./reauth/en.ts";
import { reauthFr } from "./reauth/fr.ts";
import { type RefusalsMessages, refusalsEn } from "./refusals/en.ts";
import { refusalsFr } from "./refusals/fr.ts";
import { type ReportMessages, reportEn } from "./report/en.ts";
import { reportFr } from "./report/fr.ts";
import { type RequestsMessages, requestsEn } from "./requests/en.ts";
import { requestsFr } from "./requests/fr.ts";
import { type RoomsMessages, roomsEn } from "./rooms/en.ts";
import { roomsFr } from "./rooms/fr.ts";
import { type SecurityMessages, securityEn } from "./security/en.ts";
import { securityFr } from "./security/fr.ts";
import { type SettingsMessages, settingsEn } from "./settings/en.ts";
import { settingsFr } from "./settings/fr.ts";
import { type StartMessages, startEn } from "./start/en.ts";
import { startFr } from "./start/fr.ts";
import { type VerifyMessages, verifyEn } from "./verify/en.ts";
import { verifyFr } from "./verify/fr.ts";
import { type WebhooksMessages, webhooksEn } from "./webhooks/en.ts";
import { webhooksFr } from "./webhooks/fr.ts";

/** The words of the workplace by room: a page sends to the browser only those of the rooms that are on it. */
export type WorkplaceMessages = {
	common: CommonMessages;
	entrance: EntranceMessages;
	/** Of documents, in their list and on their pages. */
	documents: DocumentsMessages;
	list: ListMessages;
	/** Of one document, on its page. */
	document: DocumentMessages;
	/** Of the desk, on which a document is put together. */
	desk: DeskMessages;
	/** Of taking all data along. */
	data: DataMessages;
	/** Of the library of custom fields. */
	customFields: CustomFieldsMessages;
	/** Of the settings of a field, wherever they are changed. */
	fieldSettings: FieldSettingsMessages;
	developer: DeveloperMessages;
	/** Of people in whose name the account sends. */
	identities: IdentitiesMessages;
	/** Of brands, in their list and where one is designed. */
	brands: BrandsMessages;
	/** Of the page on which a sender looks at who a signer is. */
	identity: IdentityReviewMessages;
	/** Of how the installation is, and how to mend it; the server words what was found. */
	doctor: DoctorMessages;
	outbox: OutboxMessages;
	/** Of the command palette and the sheet of keys. */
	palette: PaletteMessages;
	/** Of the people and teams of an account. */
	people: PeopleMessages;
	/** The “Confirm it’s you” dialog before sensitive changes. */
	reauth: ReauthMessages;
	/** Of what was asked for and not done; the server words them. */
	refusals: RefusalsMessages;
	/** Of a file that was verified; the server words it. */
	report: ReportMessages;
	/** Of the log of the API. */
	requests: RequestsMessages;
	/** Of the list of rooms of the settings; the server words it. */
	rooms: RoomsMessages;
	/** Of how a person proves who they are. */
	security: SecurityMessages;
	/** Of the room that says by which provider people sign in. */
	provider: ProviderMessages;
	settings: SettingsMessages;
	/** Of the first page after signing in. */
	start: StartMessages;
	verify: VerifyMessages;
	/** Of webhook endpoints and what they were sent. */
	webhooks: WebhooksMessages;
};

export type WorkplaceRoom = keyof WorkplaceMessages;

const CATALOGUES: Record<CatalogueLocale, WorkplaceMessages> = {
	EN: {
		common: commonEn,
		entrance: entranceEn,
		documents: documentsEn,
		list: listEn,
		document: documentEn,
		data: dataEn,
		desk: deskEn,
		customFields: customFieldsEn,
		fieldSettings: fieldSettingsEn,
		developer: developerEn,
		identities: identitiesEn,
		brands: brandsEn,
		identity: identityReviewEn,
		doctor: doctorEn,
		outbox: outboxEn,
		palette: paletteEn,
		people: peopleEn,
		reauth: reauthEn,
		refusals: refusalsEn,
		report: reportEn,
		requests: requestsEn,
		rooms: roomsEn,
		security: securityEn,
		provider: providerEn,
		settings: settingsEn,
		start: startEn,
		verify: verifyEn,
		webhooks: webhooksEn,
	},
	FR: {
		common: commonFr,
		entrance: entranceFr,
		documents: documentsFr,
		list: listFr,
		document: documentFr,
		data: dataFr,
		desk: deskFr,
		customFields: customFieldsFr,
		fieldSettings: fieldSettingsFr,
		developer: developerFr,
		identities: identitiesFr,
		brands: brandsFr,
		identity: identityReviewFr,
		doctor: doctorFr,
		outbox: outboxFr,
		palette: paletteFr,
		people: peopleFr,
		reauth: reauthFr,
		refusals: refusalsFr,
		report: reportFr,
		requests: requestsFr,
		rooms: roomsFr,
		security: securityFr,
		provider: providerFr,
		settings: settingsFr,
		start: startFr,
		verify: verifyFr,
		webhooks: webhooksFr,
	},
};

/** The words of the workplace in its reader's language. For the server: the browser gets them by room. */
export function workplaceMessages(locale: string): WorkplaceMessages {
	return CATALOGUES[catalogueLocale(locale)];
}
