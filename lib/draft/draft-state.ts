import type {
	DeliveryMode,
	DOWNLOAD_OPTIONS,
	EXPIRY_DATE_TYPES,
	RecipientNotifications,
	SignatureType,
	SignerType,
} from "#lib/contract/documents/literals.ts";
import type { IdentitySettings } from "#lib/contract/signing/identity-settings.ts";
import type { ProofFrequency, ProofMethod } from "#lib/contract/signing/proof-page.ts";
import type { FieldPermission } from "#lib/contract/templates/template-wire.ts";
import type { FieldDefinition, GroupRule, PageGeometry } from "#lib/fields/field-types.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/**
 * A document that is still being put together. Things of three kinds by their ids, and one of what concerns the
 * whole; every property is a register of its own, so that two people who change different ones disturb nobody.
 * A draft may be unfinished in every respect: what is missing or wrong is `findDraftProblems`'s matter, and blocks
 * nothing but the sending.
 */
export type DraftState = {
	document: DraftDocument;
	files: Readonly<Record<string, DraftFile>>;
	recipients: Readonly<Record<string, DraftRecipient>>;
	fields: Readonly<Record<string, DraftField>>;
	/** What the template that it was made from lets its sender change; left out: there is none. No step changes it. */
	template?: TemplateLimits | null | undefined;
};

/** What the template of a document lets its sender change. */
export type TemplateLimits = {
	allows: { message: boolean; newRoles: boolean; newFiles: boolean; fileChanges: boolean };
	/** Whether fields can be added; whether those of the template can be changed that don’t forbid it themselves. */
	fields: { canAdd: boolean; canModify: boolean };
	/** Keys of the template’s fields where they can’t be changed; left out: of all fields. Its sender’s own always can. */
	templateFields?: readonly string[] | undefined;
	/** Keys of fields whose value can’t be changed. */
	fixedValues: readonly string[];
};

export type DraftDocument = {
	title: string;
	message: string;
	/** null: the account's default brand. */
	brandId: string | null;
	/** Address of the sender identity in whose name it is sent. */
	onBehalfOf: string | null;
	labels: readonly string[];
	metaData: Readonly<Record<string, string>>;
	enableSigningOrder: boolean;
	enableReassign: boolean;
	disableEmails: boolean;
	disableSms: boolean;
	/** Both null: the brand's, else the default. */
	expiryDateType: (typeof EXPIRY_DATE_TYPES)[number] | null;
	/** Days, hours, or unix seconds. */
	expiryValue: number | null;
	/** null: as the brand says, else told. */
	disableExpiryAlert: boolean | null;
	reminders: { enableAutoReminder: boolean; reminderDays: number; reminderCount: number } | null;
	hideDocumentId: boolean;
	downloadOption: (typeof DOWNLOAD_OPTIONS)[number];
	signatureTypes: readonly SignatureType[];
	/** null: the title. */
	downloadFileName: string | null;
	recipientNotifications: RecipientNotifications | null;
	/** IANA name; null: the brand's, else the account's. */
	timeZone: string | null;
	/** Where signers are led when they have finished; null: as the brand says. */
	redirectUrl: string | null;
	/** In the editor of a template, what the template says of itself; left out in documents. */
	description?: string | undefined;
	/** In the editor of a template, the title of its documents: empty where it is the template’s; left out in documents. */
	documentTitle?: string | undefined;
	/** In the editor of a template, what senders may change; left out in documents. */
	allows?: TemplateLimits["allows"] | undefined;
	/** In the editor of a template, how senders may change fields; null: as they like. Left out in documents. */
	fieldPermission?: FieldPermission | null | undefined;
};

/** A file that was taken in; its bytes and what was found in it stay with the server's row of the same id. */
export type DraftFile = {
	/** Place among the files: an order key (order-keys.ts). */
	order: string;
	name: string;
	/** As displayed; 0-based here, pages are counted from 1. Never patched: a replaced file is another file. */
	pages: readonly PageGeometry[];
	/** Signed before it came: it cannot be joined with others. */
	isSigned: boolean;
	/** False when it is certified for filling in and signing only. */
	mayAttachFiles: boolean;
	/** Names of layers of a signed file that readers do not show; left out: there are none. */
	hiddenLayers?: readonly string[] | undefined;
	/** Names of fonts that it shows text in without embedding them; left out: there are none. */
	fontsNotEmbedded?: readonly string[] | undefined;
	/** Keys of what was found in it (found-place.ts) and is no field, as somebody said. */
	notFields: readonly string[];
};

/** One of several of whom any one signs. In a correction `id` is the person's row as it was sent. */
export type EnteredPerson = { id: string; name: string; email: string };

export type DraftRecipient = {
	/** Place among the recipients: an order key. */
	order: string;
	/** Copy: receives the sealed PDF, and does nothing else. */
	type: SignerType | "Copy";
	/** Of several people: what they are called together; empty: by their names. */
	name: string;
	email: string;
	/** null: a person; else the contact group of which any one signs. */
	groupId: string | null;
	/** Entered here, of whom any one signs; null: the recipient's own name and address, or those of the group. */
	people: readonly EnteredPerson[] | null;
	role: string;
	/** Wave, 1-based; those of the same wave are asked at the same time. null: the place in the list. */
	wave: number | null;
	deliveryMode: Exclude<DeliveryMode, "WhatsApp">;
	/** As typed, with its country: "+33 6 12 34 56 78". */
	phone: string;
	locale: Locale;
	privateMessage: string;
	hostName: string;
	hostEmail: string;
	/** Which mails they get, where that is other than for everybody; null: as the document says. */
	recipientNotifications: RecipientNotifications | null;
	/** What they prove who they are with before they see anything; null: nothing. */
	authentication: DraftAuthentication | null;
	/** The access code that they are told was set: the server keeps what is needed of it, and a draft nothing else. */
	hasAccessCode: boolean;
	/** 0-based place in the row of colours and patterns; kept when others come and go. */
	hue: number;
	/** In a template, its number in the API, 1–50; left out in documents. */
	roleIndex?: number | undefined;
	/** In a template, whether senders may put someone else here; left out: they may. */
	mayChange?: boolean | undefined;
	/** In a template, whether senders may remove the role; left out: they may. */
	mayRemove?: boolean | undefined;
};

export type DraftAuthentication = {
	method: ProofMethod;
	/** Wrong codes in a row that lock; null: as usual. */
	tries: number | null;
	/** null: as usual. */
	frequency: ProofFrequency | null;
	/** How they show who they are, where the method is IdVerification; left out: as usual. */
	identity?: IdentitySettings | undefined;
};

/**
 * A field where it stands. `id` is what the caller, the interface and the sealed file call it; the key in
 * `DraftState.fields` is the editor's own and never changes.
 */
export type DraftField = Omit<FieldDefinition, "page" | "groupRule"> & {
	/** A key of `recipients`; of one that is gone: the field waits for another, and nothing is sent. */
	recipientId: string;
	/** A key of `files`; of one that is gone: the field is listed as one without a page. */
	fileId: string;
	/** 1-based in the file. */
	page: number;
	/** How many boxes of its group are to be ticked; the same at every box of the group. */
	groupRule: GroupRule | null;
	/** Canonical form (lib/fields/values/values.ts); null: nothing is prefilled. */
	value: string | null;
	/** Place in the order of filling in: an order key; null: by where it stands. */
	order: string | null;
	/** The custom field it was made from. */
	customFieldId: string | null;
	/** Key of what was found in its file (found-place.ts) and it was made from: a form field leaves the file for it. */
	foundAs: string | null;
	/** In a template, whether senders may change the field; left out: they may. */
	mayChange?: boolean | undefined;
	/** In a template, whether senders may remove the field; left out: they may. */
	mayRemove?: boolean | undefined;
	/** In a template, whether senders must give a value; left out: they needn’t. */
	needsValue?: boolean | undefined;
};
