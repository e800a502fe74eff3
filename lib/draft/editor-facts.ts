import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import type { CustomFieldDefinition } from "#lib/fields/parsing/parse-custom-field.ts";
import type { Correction } from "./correction.ts";
import type { DraftState } from "./draft-state.ts";

/** A field that senders of a brand use again. */
export type DeskCustomField = {
	id: string;
	name: string;
	description: string;
	/** Everybody of the account sees it; else only whoever made it. */
	isShared: boolean;
	definition: CustomFieldDefinition;
};

/** A brand that one may send with, and what it lets senders place. */
export type DeskBrand = {
	id: string;
	name: string;
	isDefault: boolean;
	/** Address of its logo; null: it has none. */
	logo: string | null;
	showBuiltInFormFields: boolean;
	allowCustomFieldCreation: boolean;
	showSharedCustomFields: boolean;
	/** Those that its user may place, by their order. */
	customFields: DeskCustomField[];
	/** What counts where the document itself says nothing. */
	defaults: DeskBrandDefaults;
};

export type DeskBrandDefaults = {
	expiry: { type: "Days" | "Hours" | "SpecificDateTime"; value: number };
	/** null: nobody is reminded. */
	reminders: { days: number; count: number } | null;
	/** IANA name; null: dates are in each recipient's zone. */
	timeZone: string | null;
	redirectUrl: string | null;
};

/** Somebody in whose name one may send, once they agree. */
type DeskIdentity = {
	name: string;
	email: string;
	/** Only "Verified" agrees. */
	status: "Pending" | "Verified" | "Denied" | "Revoked";
	/** The brand of what is sent in this name, where the document names none. */
	brandId: string | null;
};

/** The correction of a sent document, as it lies on a desk. */
export type DeskCorrection = Correction & {
	/** Whose desk it is began it. */
	isOwn: boolean;
	/** The document as it stood then: what the correction is compared with. */
	base: DraftState;
};

/** What the desk needs to know besides the draft: who puts it together, and what they may use. */
export type DeskFacts = {
	user: { id: string; name: string; email: string };
	/** A document of the sandbox: nothing is mailed to anybody outside. */
	isSandbox: boolean;
	/** The default one first; at least one. */
	brands: DeskBrand[];
	identities: DeskIdentity[];
	/** Ids of custom fields that fields of the draft were made from, and that are not there any more. */
	goneCustomFields: string[];
	/** Groups of which any one signs. */
	groups: { id: string; name: string; contacts: { name: string; email: string }[] }[];
	/** What the organisation wants new documents, and whoever is asked, to begin with. */
	defaults: DraftDefaults;
	/** Documents that may still be sent through the live API; null: as many as one likes. */
	credits: number | null;
	/** Whether the plan reaches people by text message. */
	hasSms: boolean;
	/** Who compares the faces of signers with their identity documents, as people know it; null: nobody. */
	identityProvider: string | null;
	/** IANA name of the organisation's time zone. */
	timeZone: string;
	/** Whether Word, Excel and PowerPoint files can be converted here. */
	hasOfficeConverter: boolean;
	/** What may be uploaded for one document, all files together. */
	uploadLimitBytes: number;
	/** A sent document is being corrected, and this much of it is fixed; null: it is a draft. */
	correction: DeskCorrection | null;
	/** A template is being edited, from this version; 0: it was never saved. null: it is a document. */
	template: { from: number } | null;
};
