import type { SigningField, SigningPageCommon, SigningView } from "#lib/contract/signing/signing-page.ts";
import type { LibraryField } from "#lib/draft/library-field.ts";
import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { operandNames } from "#lib/fields/formulas/operand-text.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";

/** What the field is called on the sample page. */
export const SAMPLE_ID = "sample";
/** Room around the field on the sample page, in pixels of 96 dpi: lines above and below, a margin beside. */
const ROOM = { top: 76, bottom: 60, side: 20, least: 318 } as const;
/** Stands for what is filled in elsewhere in the document. */
const SAMPLE_NUMBER = "10";
/** Where a link leads that leads nowhere yet. */
const SAMPLE_ADDRESS = "https://example.com";

/** A custom field as it would stand on a page: the one there is. */
function placedSample(field: LibraryField): FieldWithValue {
	const { name, description: _about, isShared: _shared, idPrefix: _prefix, restrictIdPrefixChange: _fixed } = field;
	const { width, height } = field.bounds;
	return {
		...field,
		...{ id: SAMPLE_ID, name, page: 1, tabIndex: null, groupRule: null, conditionalRules: [] },
		groupName: field.type === "RadioButton" ? name : null,
		value: field.type === "Hyperlink" ? (field.value ?? SAMPLE_ADDRESS) : field.value,
		bounds: { x: ROOM.side, y: ROOM.top, width, height },
	};
}

/** A page with nothing but the field, for one who has agreed to sign. */
export function sampleView(
	field: LibraryField,
	formats: SigningView["formats"],
	shown: SigningField["shown"],
): SigningView {
	const { value, ...placed } = placedSample(field);
	const { width, height } = placed.bounds;
	return {
		...{ documentId: "", edition: 0, message: "", privateMessage: "", expiresAt: null, isSandbox: false },
		files: [{ name: "", firstPage: 1, pageCount: 1, hasItsFonts: true, hasHiddenLayers: false }],
		pages: [{ widthPx: Math.max(ROOM.least, width + 2 * ROOM.side), heightPx: ROOM.top + height + ROOM.bottom }],
		texts: [],
		signer: { name: "", email: "", type: "Signer", hostName: null, groupName: null },
		consent: { isGiven: true, version: "" },
		marks: { signature: null, initials: null },
		fields: [{ ...placed, shown: shown ?? prefilled(placed, value), revision: 0 }],
		operands: operandNames(field.formula?.expression ?? "").map((id) => ({
			...{ id, value: SAMPLE_NUMBER, formula: null, isWaiting: false },
		})),
		...{ others: [], signatureFrame: null, disclaimer: null },
		...{ canDecline: false, declineReasons: [], canFinishLater: false, canReassign: false },
		signatureTypes: ["Text", "Draw", "Image"],
		formats,
	};
}

function prefilled({ type }: Pick<FieldWithValue, "type">, value: string | null): SigningField["shown"] {
	if (value === null || FIELD_REGISTRY[type].kind === "mark" || type === "Attachment") return null;
	if (type === "Image") return { kind: "file", name: "", mediaType: "image/png", sizeBytes: 0, url: value };
	return { kind: "text", value };
}

/** What a signing page knows besides the document. */
export function sampleCommon(locale: string, signerName: string, title: string, timeZone: string): SigningPageCommon {
	return {
		locale,
		brand: {
			...{ name: "", senderName: signerName, senderEmail: "", logoUrl: null, hidesTagLine: true },
			colors: { background: null, button: null },
		},
		...{ signerName, title, timeZone, redirectUrl: null, finishUrl: null },
		...{ mailsSigners: false, reachedBy: "none", isReviewer: false, organisation: null },
	};
}
