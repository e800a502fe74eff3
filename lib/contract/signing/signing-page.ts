import type { SignatureType } from "#lib/contract/documents/literals.ts";
import type { AccountDateFormat, FieldDefinition, TimeFormat } from "#lib/fields/field-types.ts";
import type { ForeignOperand } from "#lib/fields/formulas/calculate-formulas.ts";
import type { Mark } from "#lib/fields/values/mark.ts";
import type { PageText } from "../page-text.ts";
import type { IdentityPage } from "./identity-page.ts";
import type { InPersonPage } from "./in-person-page.ts";
import type { ProofPage } from "./proof-page.ts";
import type { SigningBrand } from "./signing-brand.ts";

/**
 * What the signing page is told. The server derives it from the document and the link; nothing in it
 * names another signer's values before that signer has finished, or an object key.
 */
export type SigningPage =
	| { state: "unknown" }
	| { state: "deleted"; locale: string }
	| ({ state: "absent" } & InPersonPage)
	| ({ state: "unproved" } & ProofPage)
	| ({ state: "unidentified" } & IdentityPage)
	| ({ state: "open"; view: SigningView } & SigningPageCommon)
	| ({ state: ClosedState } & SigningPageCommon & ClosedInfo);

/**
 * Why there is nothing to do for this person.
 * link-expired: this link, not the document · link-revoked: replaced ·
 * waiting: others sign first · signed: others still have to · finalising: everybody signed, the sealed
 * file is being made · seal-failed: the same, and the last attempt failed · group-signed: another of
 * this person's group has signed
 */
export type ClosedState =
	| "link-expired"
	| "link-revoked"
	| "waiting"
	| "signed"
	| "finalising"
	| "seal-failed"
	| "group-signed"
	| "completed"
	| "declined"
	| "expired"
	| "revoked";

export type SigningPageCommon = {
	locale: string;
	brand: SigningBrand;
	signerName: string;
	/** Empty on a link that was replaced: what its holder is still told is in ClosedInfo. */
	title: string;
	/** Where this link's signer is sent after finishing or declining; null: the page stays. */
	redirectUrl: string | null;
	/** The same, after finishing alone: the link's, else the brand's. */
	finishUrl: string | null;
	/** The brand's, else the account's; times on the page are in it. */
	timeZone: string;
	/** false: no mail goes to any signer; the sender hands links out, but to those who get text messages. */
	mailsSigners: boolean;
	/** How this signer is told of what happens; where by both, the longer text comes by mail. */
	reachedBy: "mail" | "sms" | "none";
	/** Reads and approves, without signing. */
	isReviewer: boolean;
	/** The sender's organisation; null: it says no more of itself than its name. */
	organisation: OrganisationFacts | null;
};

/** What an organisation says of itself; what is empty it does not say. */
export type OrganisationFacts = {
	name: string;
	/** Its lines. */
	postalAddress: string;
	website: string;
	contactEmail: string;
};

export type ClosedInfo = {
	/** The signer's own part is done. */
	hasSigned: boolean;
	/** The signer declined, or somebody else did. */
	declinedBy: "you" | string | null;
	/** Words of the person who declined (own) or revoked it. */
	reason: string | null;
	/** Names of those who still have to sign; of those before, while waiting. */
	waitingFor: string[];
	/** ISO 8601; when the state began, where that is known. */
	at: string | null;
	download: DownloadKind | null;
	/** ISO 8601; the sealed file can be downloaded until then. */
	downloadUntil: string | null;
	/** Who signed for the group that this person is of; null unless that is so. */
	signedFor: { by: string; group: string } | null;
	/** The name of the person to whom this reader reassigned the document; null: they did not. */
	reassignedTo: string | null;
};

/** unsealed: the values so far, marked as not complete · sealed: with everybody's values, signed */
type DownloadKind = "unsealed" | "sealed";

type SigningFile = {
	name: string;
	firstPage: number;
	pageCount: number;
	/** False when it shows text in fonts that are not in it: each program shows that in a face of its own. */
	hasItsFonts: boolean;
	/** It was signed before, and has layers that the pages do not show. */
	hasHiddenLayers: boolean;
};

/** The document as the person whose turn it is sees it. */
export type SigningView = {
	documentId: string;
	/** How often it was corrected: what is finished is what was shown. */
	edition: number;
	message: string;
	privateMessage: string;
	/** ISO 8601 */
	expiresAt: string | null;
	isSandbox: boolean;
	files: SigningFile[];
	/** Displayed sizes in pixels of 96 dpi, in page order. */
	pages: { widthPx: number; heightPx: number }[];
	/** Text of the first pages, as many as were read in time; the others are asked for (page-text.ts). */
	texts: PageText[];
	signer: SigningSigner;
	consent: { isGiven: boolean; version: string };
	marks: { signature: ShownMark | null; initials: ShownMark | null };
	fields: SigningField[];
	/** What the signer's formulas take from everybody else's fields. */
	operands: ForeignOperand[];
	/** What is printed of everybody else: what those who have finished filled in, and what the sender wrote. */
	others: OtherField[];
	/** Lines that will stand with a signature in a frame around it; null: no frame. */
	signatureFrame: string[] | null;
	/** Shown before signing; null: nothing. */
	disclaimer: { title: string; text: string } | null;
	canDecline: boolean;
	/** What whoever declines can choose from; empty: they write why. */
	declineReasons: string[];
	canFinishLater: boolean;
	canReassign: boolean;
	/** How the signature may be made; at least one. */
	signatureTypes: SignatureType[];
	/** What dates inherit, and the zone of moments until the browser’s is known. `signerZone`: of dates of signing; null: the browser’s. */
	formats: { dateFormat: AccountDateFormat; timeFormat: TimeFormat; timeZone: string; signerZone: string | null };
};

type SigningSigner = {
	name: string;
	email: string;
	type: "Signer" | "Reviewer" | "InPersonSigner";
	hostName: string | null;
	/** The group of which any one signs; null: this person does. */
	groupName: string | null;
};

/** A mark as a browser can draw it: an uploaded one by its address instead of its object key. */
export type ShownMark =
	| Exclude<Mark, { kind: "image" }>
	| { kind: "image"; url: string; width: number; height: number };

/** What a field holds: a canonical text (see lib/fields), a mark, or a stored file by name and address. */
export type ShownValue =
	| { kind: "text"; value: string }
	| { kind: "mark"; mark: ShownMark }
	| { kind: "file"; name: string; mediaType: string; sizeBytes: number; url: string };

/** One of the signer's own fields with what is stored for it. */
export type SigningField = FieldDefinition & {
	shown: ShownValue | null;
	/** Counts writes; sent back with the next one, so that two tabs never overwrite silently. */
	revision: number;
};

/** What is printed of somebody else's field. */
export type OtherField = FieldDefinition & {
	signerName: string;
	/** Of the person it belongs to: their dates are printed in this language and zone. */
	locale: string;
	timeZone: string;
	/** null: left empty, but seen: a box, a background. */
	shown: ShownValue | null;
	/** Lines in a frame around the signature; null: no frame. */
	frame: string[] | null;
};

/** A field's stored state, as every change answers with it. */
export type SavedField = { id: string; shown: ShownValue | null; revision: number };

/** How things stand now, for a page that was opened before. */
export type NewestEntries =
	| {
			state: "open";
			fields: SavedField[];
			marks: SigningView["marks"];
			operands: ForeignOperand[];
			hasConsented: boolean;
			/** Another one than the page's: the sender has corrected the document since the page was opened. */
			edition: number;
	  }
	| { state: "unknown" | "deleted" | "absent" | "unproved" | "unidentified" | ClosedState };

/**
 * The answer to a change: every field that changed with it (radio group, synchronised text).
 * conflict: another tab wrote first, and this is what it wrote.
 */
export type SavedFields = { outcome: "saved" | "conflict"; fields: SavedField[] };

export type AdoptedMark = { mark: ShownMark; fields: SavedField[] };
