import { frameLines } from "#lib/contract/brands/frame-lines.ts";
import { SAMPLE_ADDRESS } from "#lib/contract/brands/mail-preview.ts";
import { sampleExpiry } from "#lib/contract/brands/sample-expiry.ts";
import { signingRules } from "#lib/contract/brands/signing-rules.ts";
import { SIGNATURE_TYPES } from "#lib/contract/documents/literals.ts";
import type { TextLine } from "#lib/contract/page-text.ts";
import type { OtherField, SigningField, SigningPageCommon, SigningView } from "#lib/contract/signing/signing-page.ts";
import { FIELD_DEFAULTS } from "#lib/fields/field-defaults.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { isTimeZone } from "#lib/i18n/moment.ts";
import type { BrandValues } from "../state/brand-values.ts";
import type { DesignerFacts } from "../state/designer-context.tsx";
import { SAMPLE_PAGE } from "./sample-picture.ts";

type Sample = {
	values: BrandValues;
	facts: DesignerFacts;
	/** Of the page that is shown. */
	locale: string;
	words: WorkplaceMessages["brands"]["sample"];
	nowMs: number;
};

/** Whose paper it is, of a document that there is not. */
export function sampleCommon(sample: Sample): SigningPageCommon {
	const { values, facts, locale, words } = sample;
	return {
		locale,
		brand: {
			name: values.brandName || facts.accountName,
			senderName: facts.sender.name,
			senderEmail: facts.sender.email,
			logoUrl: values.logo,
			// They lie around the page, so that a change of them draws none of it anew.
			colors: { background: null, button: null },
			hidesTagLine: values.canHideTagLine,
		},
		signerName: words.signer,
		title: words.title,
		redirectUrl: null,
		finishUrl: null,
		timeZone: zoneOf(sample),
		mailsSigners: true,
		reachedBy: "mail",
		isReviewer: false,
		organisation: null,
	};
}

/** That document, sent with the brand as it is being designed. */
export function sampleView(sample: Sample): SigningView {
	const { values, words, locale, nowMs } = sample;
	const timeZone = zoneOf(sample);
	const signer = { name: words.signer, email: SAMPLE_ADDRESS };
	const signed = { signedAt: new Date(nowMs), locale, timeZone };
	return {
		documentId: "",
		edition: 0,
		message: words.message,
		privateMessage: "",
		expiresAt: sampleExpiry(values, nowMs),
		isSandbox: false,
		files: [{ name: words.file, firstPage: 1, pageCount: 1, hasItsFonts: true, hasHiddenLayers: false }],
		pages: [SAMPLE_PAGE],
		// All there is: nothing more is asked for.
		texts: [{ lines: [headingOf(words)], language: null }],
		signer: { ...signer, type: "Signer", hostName: null, groupName: null },
		consent: { isGiven: true, version: "" },
		marks: { signature: null, initials: null },
		fields: ownFields(words),
		operands: [],
		others: [othersSignature(sample, signed)],
		signatureFrame: frameLines(values, { ...signer, ...signed }),
		...signingRules(values),
		declineReasons: [],
		canReassign: true,
		signatureTypes: [...SIGNATURE_TYPES],
		formats: { dateFormat: "yyyy-MM-dd", timeFormat: "HH:mm", timeZone, signerZone: timeZone },
	};
}

function zoneOf({ values: { documentTimeZone: zone }, facts }: Sample): string {
	return zone && isTimeZone(zone.trim()) ? zone.trim() : facts.timeZone;
}

function headingOf({ heading: text }: Sample["words"]): TextLine {
	return { text, x: 1_209, y: 1_230, width: 6_300, height: 430, turn: 0, level: 1, isMore: false };
}

function ownFields(words: Sample["words"]): SigningField[] {
	const { value: _, ...defaults } = FIELD_DEFAULTS;
	const shared = { ...defaults, page: 1, isRequired: true, shown: null, revision: 0 };
	const signature = { id: "signature", name: words.signature, bounds: { x: 96, y: 540, width: 270, height: 76 } };
	const date = { id: "date", name: words.date, bounds: { x: 410, y: 576, width: 180, height: 40 } };
	return [
		{ ...shared, ...signature, type: "Signature" },
		{ ...shared, ...date, type: "EditableDate", isRequired: false },
	];
}

/** Who has signed before: shows the frame that the brand puts around signatures. */
function othersSignature(
	{ values, facts, locale, words }: Sample,
	signed: { signedAt: Date; locale: string; timeZone: string },
): OtherField {
	const { value: _, ...defaults } = FIELD_DEFAULTS;
	const { name, email } = facts.sender;
	return {
		...defaults,
		id: "other",
		name: words.signature,
		type: "Signature",
		page: 1,
		bounds: { x: 96, y: 420, width: 270, height: 76 },
		signerName: name,
		locale,
		timeZone: signed.timeZone,
		shown: { kind: "mark", mark: { kind: "type", text: name, face: "dancing-script" } },
		frame: frameLines(values, { name, email, ...signed }),
	};
}
