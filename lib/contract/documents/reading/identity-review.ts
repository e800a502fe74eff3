import type {
	IdentityKind,
	IdentityPicture,
	IdentityRejection,
	PictureSource,
} from "#lib/contract/signing/identity-page.ts";

/** A day of the calendar, without a zone. */
export type PlainDay = { year: number; month: number; day: number };

/** What was read of a document, or typed from it. */
export type ReadIdentity = {
	kind: IdentityKind;
	/** ISO 3166-1 alpha-3 */
	country: string | null;
	firstName: string | null;
	lastName: string | null;
	documentNumber: string | null;
	dob: PlainDay | null;
	issued: PlainDay | null;
	expires: PlainDay | null;
	address: {
		line1: string | null;
		line2: string | null;
		city: string | null;
		state: string | null;
		postalCode: string | null;
		country: string | null;
	} | null;
};

/** Genuine and Selfie: only providers say. */
export const IDENTITY_CHECKS = [
	...(["Readable", "CheckDigits", "Kind", "Expiry", "Name", "DateOfBirth"] as const),
	...(["Genuine", "Selfie"] as const),
] as const;
export type IdentityCheck = {
	check: (typeof IDENTITY_CHECKS)[number];
	outcome: "Passed" | "Failed" | "NotDone";
	expected?: string;
	found?: string;
};

/** What a field can be filled in from: a part of what was read. */
export const IDENTITY_VALUES = [
	...(["name", "firstName", "lastName", "dob", "documentNumber", "country", "issued", "expires", "address"] as const),
] as const;
export type IdentityValue = (typeof IDENTITY_VALUES)[number];

/** Start … Held as on the signer's page; Accepted and Rejected once somebody decided, or a check did. */
export type IdentityReviewState =
	| "Start"
	| "Capturing"
	| "Reading"
	| "Lines"
	| "Review"
	| "Accepted"
	| "Held"
	| "Rejected"
	| "Locked";

/** What a document page tells of a signer whose identity is to be shown. */
export type SignerIdentityView = {
	state: IdentityReviewState;
	/** ISO 8601; when it came to be so. */
	at: string | null;
	triesLeft: number;
	kind: IdentityKind | null;
};

/** What the sender is shown of one signer's latest try. Times are ISO 8601. */
export type IdentityReviewView = SignerIdentityView & {
	documentId: string;
	/** Changes with whatever happens to the document. */
	version: string;
	title: string;
	signerId: string;
	signerName: string;
	/** The first try is 1; 0: none yet. */
	attempt: number;
	tries: number;
	submittedAt: string | null;
	/** Where the data come from; null: nothing was read. */
	source: "Mrz" | "Barcode" | "Typed" | "Provider" | null;
	/** Who verified it, where it was not this product; then the pictures are there. */
	provider: string | null;
	/** The provider holds what was shown: it can be deleted there. */
	isKeptByProvider: boolean;
	data: ReadIdentity | null;
	/** What the data is held against. */
	given: { name: string; dateOfBirth: PlainDay | null };
	checks: IdentityCheck[];
	/** What may be filled in before the signer goes on; null: nobody waits for that. */
	hold: { fields: { id: string; name: string; value: string | null }[] } | null;
	/** Without those that are gone. */
	pictures: { picture: IdentityPicture; url: string; source: PictureSource; takenAt: string }[];
	/** When pictures that there were went, and why; null: there are some, or there were none. */
	picturesGone: { at: string; why: "Deleted" | "Retention" | "HandedOver" } | null;
	/** When they are deleted; null: the document has not ended, so many days after that it will be. */
	picturesUntil: string | null;
	retentionDays: number;
	/** null: nobody has decided. By whom: null when a check ended the try, or the sender is gone. */
	decision: {
		outcome: "Accepted" | "Rejected";
		by: string | null;
		at: string;
		reason: IdentityRejection | null;
		note: string | null;
	} | null;
};

/** A part of what was read, as it is written into a field; null: it was not read. Days as ISO 8601. */
export function identityText(data: ReadIdentity, from: IdentityValue): string | null {
	switch (from) {
		case "name":
			return joined([data.firstName, data.lastName], " ");
		case "dob":
		case "issued":
		case "expires":
			return dayText(data[from]);
		case "address": {
			const { line1 = null, line2 = null, city = null, state = null, postalCode = null } = data.address ?? {};
			return joined([line1, line2, joined([postalCode, city], " "), state], ", ");
		}
		default:
			return data[from];
	}
}

function joined(parts: (string | null)[], by: string): string | null {
	const given = parts.filter((part) => part !== null && part !== "");
	return given.length === 0 ? null : given.join(by);
}

function dayText(day: PlainDay | null): string | null {
	if (!day) return null;
	const two = (number: number) => String(number).padStart(2, "0");
	return `${day.year}-${two(day.month)}-${two(day.day)}`;
}
