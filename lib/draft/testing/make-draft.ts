import { makeField } from "#lib/fields/testing/make-field.ts";
import type { DraftField, DraftFile, DraftRecipient } from "../draft-state.ts";

/** Ids of things, told apart at a glance. */
export const ID = {
	file: "f1000000-0000-4000-8000-000000000000",
	otherFile: "f2000000-0000-4000-8000-000000000000",
	anna: "a1000000-0000-4000-8000-000000000000",
	ben: "a2000000-0000-4000-8000-000000000000",
	one: "e1000000-0000-4000-8000-000000000000",
	two: "e2000000-0000-4000-8000-000000000000",
	three: "e3000000-0000-4000-8000-000000000000",
	gone: "ee000000-0000-4000-8000-000000000000",
} as const;

/** A field of Anna's on the first page, as the palette would make it. */
export function draftField(overrides: Partial<DraftField> = {}): DraftField {
	return {
		...makeField("Signature"),
		recipientId: ID.anna,
		fileId: ID.file,
		order: null,
		customFieldId: null,
		foundAs: null,
		...overrides,
	};
}

/** A PDF with two pages of A4. */
export function draftFile(overrides: Partial<DraftFile> = {}): DraftFile {
	const page = { widthPx: 794, heightPx: 1123, rotation: 0, box: [0, 0, 595, 842], userUnit: 1 } as const;
	return {
		order: "a0",
		name: "lease.pdf",
		pages: [
			{ ...page, box: [0, 0, 595, 842] },
			{ ...page, box: [0, 0, 595, 842] },
		],
		isSigned: false,
		mayAttachFiles: true,
		notFields: [],
		...overrides,
	};
}

export function draftRecipient(overrides: Partial<DraftRecipient> = {}): DraftRecipient {
	return {
		order: "a0",
		type: "Signer",
		name: "Anna Lee",
		email: "anna@example.com",
		groupId: null,
		people: null,
		role: "Signer",
		wave: null,
		deliveryMode: "Email",
		phone: "",
		locale: "EN",
		privateMessage: "",
		hostName: "",
		hostEmail: "",
		recipientNotifications: null,
		authentication: null,
		hasAccessCode: false,
		hue: 0,
		...overrides,
	};
}
