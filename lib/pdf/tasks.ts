import type { Bounds, FieldWithValue, PageGeometry } from "#lib/fields/field-types.ts";
import type { PrintedDocumentId } from "#lib/fields/places/document-id-place.ts";
import type { Mark } from "#lib/fields/values/mark.ts";
import type { Said } from "#lib/i18n/refusals/said.ts";
import type { Told } from "#lib/i18n/report/told.ts";
import type { DocumentKind, PlainDate, Reading } from "#lib/identity/identity-types.ts";
import type { PictureFaults } from "#lib/identity/look-at-picture.ts";
import type { CertificateData } from "./certificate-data.ts";
import type { FileSeal } from "./file-seal.ts";

/**
 * The contract between the processes of the product and the PDF child processes. Files cross as
 * paths, not as bytes, but for photographs of identity documents; every path an output names was written by the child and is the caller's to move or delete.
 */
export type PdfTasks = {
	/** Look at an upload, repair and normalise it, take active content out. */
	intake: {
		input: {
			sourcePath: string;
			/** From the upload, only for messages. */
			fileName: string;
			/** Where the working file is to be written. */
			workingPath: string;
			/** Find text tags and take their text out of the working file; left out: pages stay as they are. */
			withTextTags?: boolean;
			/** Find the file's own form fields and leave them out of the working file; left out: they are drawn into it. */
			withFormFields?: boolean;
			/** Keys of the tags and form fields that are taken out; left out: all of them are. */
			only?: readonly string[];
		};
		output: {
			/** What the upload was. */
			mediaType: string;
			/** In hex; null when nothing was written because the upload carries a signature and stays as it is. */
			workingSha256: string | null;
			/** False when the upload is certified for filling in and signing only. */
			mayAttachFiles: boolean;
			/** Names of layers of a signed upload that readers do not show; those of any other are taken out. */
			hiddenLayers: string[];
			/** Names of fonts whose text each program shows in a face of its own, since the file does not embed them. */
			fontsNotEmbedded: string[];
			/** The working file is more than a copy of the upload, or a page may not be drawable: its pages are drawn and compared before anyone is asked to sign. */
			needsCheck: boolean;
			pages: PageGeometry[];
			/** In reading order. */
			textTags: PrintedTag[];
			/** The first text that is meant as a tag, but is not closed; it stays on its page. */
			unclosedTag: UnclosedTag | null;
			/** Those that were left out, page by page. */
			formFields: FoundField[];
		};
	};
	/** Draw pages as WebP; `page` is 1-based in this file. `freeCorners`: see lib/fields/places/document-id-place.ts; `darkCells`: lib/fields/places/dark-ground.ts */
	render: {
		input: { sourcePath: string; outputDir: string; pages: { page: number; widthPx: number; userUnit?: number }[] };
		output: { images: { page: number; path: string; freeCorners: number; darkCells: string }[] };
	};
	/** Compare pages (1-based) of an upload and its working file, from which the text tags and fields in `leftOut` are gone. */
	compare: {
		input: { uploadPath: string; workingPath: string; fileName: string; leftOut: readonly string[]; pages: number[] };
		output: { different: number[] };
	};
	/** Read the text of pages, 1-based in this file, as JSON: a TextPart of lib/contract/page-text.ts. */
	text: {
		input: { sourcePath: string; outputPath: string; firstPage: number; lastPage: number };
		output: { path: string };
	};
	/** Find a file's own form fields and the places of its pages that look like fields. */
	detect: {
		input: {
			sourcePath: string;
			fileName: string;
			/** All its pages, in their order. */
			pages: PageGeometry[];
			/** Form fields that intake left out of it: what is printed around them is no place of its own. */
			formFields?: FoundField[];
			/** Find text tags as well; they stay in the file. */
			withTextTags?: boolean;
		};
		/** Form fields that are in the file first, then the places that hold none, page by page in reading order. */
		output: { fields: FoundField[]; textTags: PrintedTag[]; unclosedTag: UnclosedTag | null };
	};
	/** Values onto pages, certificate appended or apart, signed. */
	seal: { input: SealInput; output: SealOutput };
	/** A document timestamp behind a sealed file. */
	timestamp: {
		input: { sourcePath: string; outputPath: string; tsaUrl: string };
		output: Pick<SealOutput, "path" | "sha256" | "level" | "levelNote"> & {
			/** ISO 8601, as the TSA says. */
			timestampedAt: string;
		};
	};
	/** The certificate of completion by itself, not signed. */
	certificate: {
		input: { certificate: CertificateData; outputPath: string };
		output: { path: string };
	};
	/** The files as one PDF with the values so far: a document before completion, or a template. watermark: null for none. */
	preview: {
		input: { files: SealFile[]; outputPath: string; watermark: string | null; locale: string };
		output: { path: string };
	};
	/** Draw an uploaded picture (PNG, JPEG, SVG, BMP) anew: upright, without metadata, within bounds. */
	image: {
		input: {
			sourcePath: string;
			outputPath: string;
			fileName: string;
			/** mark: its ink alone, the paper transparent · picture: as it is · logo: a small PNG · identity: a JPEG for fine print · portrait: a small square JPEG. */
			purpose: "mark" | "picture" | "logo" | "identity" | "portrait";
		};
		output: {
			mediaType: "image/png" | "image/jpeg";
			width: number;
			height: number;
			sizeBytes: number;
			/** Of purpose identity: what would keep anybody from reading it. */
			faults?: PictureFaults;
		};
	};
	/**
	 * Read what machines can read of photographs of a document of identity. They are JPEGs in base64: no file of them may
	 * lie anywhere in clear.
	 */
	identity: {
		input: { kind: DocumentKind; front: string; back: string | null; today: PlainDate };
		output: Reading;
	};
	/** Check signatures, coverage, later changes. */
	verify: {
		input: {
			sourcePath: string;
			/** Certificates in PEM of authorities that are trusted besides the system's; null: no others. */
			trustedCertificatesPath: string | null;
		};
		output: VerifyReport;
	};
};

/** A text tag of an upload, `{{…}}`. */
export type PrintedTag = {
	/** What tells it from all else that is found in the file; the same whenever that is searched. */
	key: string;
	/** With its braces. */
	text: string;
	/** Page within the file, 1-based. */
	page: number;
	/** Its printed extent on the displayed page; it may reach beyond it. */
	bounds: Bounds;
};

/** A text that is meant as a tag, but is not closed; page within the file, 1-based. */
type UnclosedTag = { text: string; page: number };

/** A field that a file has, or that a place of a page looks like; nothing is placed by it. */
export type FoundField = {
	/** form: a form field of the PDF itself · place: a rule, dots, a box or a square with its words. */
	source: "form" | "place";
	/** What tells it from all else that is found in the file; the same whenever that is searched. */
	key: string;
	type:
		| "Signature"
		| "Initial"
		| "DateSigned"
		| "EditableDate"
		| "Email"
		| "TextBox"
		| "CheckBox"
		| "RadioButton"
		| "Dropdown";
	/** Page within the file, 1-based. */
	page: number;
	/** On the displayed page, and within it. */
	bounds: Bounds;
	/** Of a form field; empty for a place. */
	name: string;
	/** The words beside it, or the tooltip of a form field; empty when there are none. */
	label: string;
	/** Who signs or fills it in, by the words in or above its signature block, as "Tenant"; null: no one is named. */
	party: string | null;
	/** Of RadioButtons: those of one choice have it in common. */
	groupName: string | null;
	isRequired: boolean;
	/** Of a form field that is filled in: its text, or "on" for what is ticked. */
	value: string | null;
	/** Of a Dropdown. */
	options: string[];
	characterLimit: number | null;
	/** From 0 to 1; 1 for form fields. */
	confidence: number;
};

export type SealField = FieldWithValue & {
	/** Page within the file, 1-based. */
	filePage: number;
	/** What a Signature, Initial or Drawing shows. */
	mark: Mark | null;
	/** File of an Image value (PNG or JPEG), an Attachment, or of a mark of kind image. */
	valuePath: string | null;
	/** Name and type of an Attachment. */
	valueName: string | null;
	valueMediaType: string | null;
	/** Lines that stand with a signature in a frame around it; absent: no frame. */
	frame?: readonly string[];
	/** Text as it is to be printed: dates and check marks already formatted by lib/fields. */
	text: string | null;
};

export type SealFile = {
	sourcePath: string;
	name: string;
	isSigned: boolean;
	pages: PageGeometry[];
	fields: SealField[];
	documentId?: PrintedDocumentId;
};

export type SealInput = {
	files: SealFile[];
	/** All files in one PDF. An upload that was signed before is always alone. */
	certificate: CertificateData;
	/** false: the document has no pages of the certificate. */
	appendCertificate: boolean;
	watermark: string | null;
	outputPath: string;
	/** null: no certificate as its own file. */
	certificatePath: string | null;
	signing: {
		p12Path: string;
		password: string;
		tsaUrl: string | null;
		reason: string;
		location: string;
		contactInfo: string;
		name: string;
	};
	/** ISO 8601 */ signedAt: string;
};

export type SealOutput = {
	path: string;
	/** Of the file at `path`, lower-case hex; so is the other. */
	sha256: string;
	certificate: { path: string; sha256: string } | null;
	level: "B-B" | "B-T" | "B-LT";
	/** Why a wanted higher level was not reached. */
	levelNote: Said | null;
	/** Fingerprint of the sealing certificate: SHA-256 in lower-case hex. */
	sealedWith: string;
};

export type VerifySignature = {
	name: string;
	level: string;
	signedAt: string | null;
	timestampedAt: string | null;
	/** Name of the time-stamping authority; empty without a timestamp. */
	timestampedBy: string;
	/** The time is proved: its authority is trusted. */
	isTimeTrusted: boolean;
	isTimestampRevoked: boolean;
	isIssuerTrusted: boolean;
	isIntact: boolean;
	/** It is of a kind that is not judged here: neither intact nor broken. */
	isUnknown: boolean;
	/** The signature covers the whole file as it was when signed, and nothing but DSS and timestamps follows. */
	coversWholeFile: boolean;
	/** Validation data or timestamps follow it. */
	isExtended: boolean;
	certification: 1 | 2 | 3 | null;
	subject: string;
	issuer: string;
	isSelfSigned: boolean;
	problem: Told | null;
};

export type VerifyReport = FileSeal & {
	isPdf: boolean;
	signatures: VerifySignature[];
	/** Each change made after the last signature that a reader should know of. */
	laterChanges: Told[];
	/** Each thing that the verdict says nothing of. */
	notJudged: Told[];
	/** unknown: nothing is wrong but for signatures of a kind that is not judged here. */
	verdict: "valid" | "modified" | "invalid" | "unknown" | "unsigned";
};

/**
 * The requester of a task. Strangers have neither an account nor a link, and share a separate child process; link
 * holders leave one child free for senders.
 */
export type Requester = "stranger" | "link" | "sender" | "job";

/** A refusal a child answers with; `code` becomes the AppError, `message` is for the person. */
export type PdfRefusal = {
	code: "UnusableFile" | "TooLarge" | "Conflict";
	message: string;
	/** What a person reads in the workplace instead of the message, which is English. */
	said?: Said;
};
