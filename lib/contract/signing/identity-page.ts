import type { SigningBrand } from "./signing-brand.ts";

export const IDENTITY_KINDS = ["Passport", "IDCard", "DriverLicense"] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

export const IDENTITY_PICTURES = ["Front", "Back", "Selfie"] as const;
export type IdentityPicture = (typeof IDENTITY_PICTURES)[number];

/** Which pictures belong to a kind, in the order in which they are asked for: a passport has its data page alone. */
export const PICTURES_OF: Record<IdentityKind, readonly IdentityPicture[]> = {
	Passport: ["Front", "Selfie"],
	IDCard: ["Front", "Back", "Selfie"],
	DriverLicense: ["Front", "Back", "Selfie"],
};

/** Where a picture comes from: the camera of the page, or a file. */
export const PICTURE_SOURCES = ["Camera", "Upload"] as const;
export type PictureSource = (typeof PICTURE_SOURCES)[number];

/** The largest picture that is taken, in bytes. */
export const MAX_IDENTITY_PICTURE_BYTES = 10 * 1_048_576;

/**
 * Why a sender, a check that cannot pass, or a provider refused a document. WrongKind: another document than may be
 * shown; no sender says so. NotVerified: a provider could not find it genuine, or the face its holder's.
 */
export const IDENTITY_REJECTIONS = [
	"NotReadable",
	"Expired",
	"OtherPerson",
	"WrongKind",
	"NotVerified",
	"Other",
] as const;
export type IdentityRejection = (typeof IDENTITY_REJECTIONS)[number];

/**
 * Start: nothing was begun, or the last try failed and another one may be begun · Capturing: a kind was chosen, pictures
 * are missing or wait to be sent · Outside: a kind was chosen, a provider takes the pictures on its own page · Reading: what was sent is being read · Lines: nothing could be read, so the signer
 * types the lines at the document's foot · Review: the sender looks at it · Locked: no try is left until the sender
 * allows another one · Accepted: it has succeeded, and this link may be gone on with in one browser, which asks for it ·
 * Held: it has succeeded, and the document stays closed until the sender has filled in fields · Signed: nothing is to
 * be shown any more, and a link that came after the success leads to what was signed.
 * Where it has succeeded for this browser the page is another one.
 */
const IDENTITY_STAGES = [
	"Start",
	"Capturing",
	"Outside",
	"Reading",
	"Lines",
	"Review",
	"Locked",
	"Accepted",
	"Held",
	"Signed",
] as const;
export type IdentityStage = (typeof IDENTITY_STAGES)[number];

/** How far a signer is, for a page that follows another device. */
export type IdentityProgress = {
	stage: IdentityStage;
	/** What was chosen; null at the start. */
	kind: IdentityKind | null;
	/** Pictures that are there, of the try that is under way. */
	taken: IdentityPicture[];
	triesLeft: number;
	/** What is there was begun in another browser: whoever begins here begins anew, and the other one is out. */
	isElsewhere: boolean;
	/** Why the last try failed, in the sender's words where they wrote some; null: there was none, or another one is under way. */
	failed: { reason: IdentityRejection; note: string | null } | null;
	/** Who verifies what is under way, or is begun next; null: nobody but this product and the sender. */
	provider: string | null;
	/** The signer was at the provider and came back before it was done. */
	isBack: boolean;
	/** The lines that are to be typed: how many, and how long each is; null in every other stage. */
	lines: { count: number; length: number } | null;
};

/**
 * What a usable link gives before its holder has shown who they are: nothing of the document but its title, its sender
 * and its brand.
 */
export type IdentityPage = IdentityProgress & {
	locale: string;
	brand: SigningBrand;
	title: string;
	/** What may be shown. */
	kinds: IdentityKind[];
	/** Pictures come from the camera alone. */
	requiresLiveCapture: boolean;
	/** Pictures are deleted so many days after the document has ended. */
	retentionDays: number;
};

/**
 * How the page's calls answer. Each takes JSON (or one file), and a plain form as well, which is answered with 303 to
 * the page, with `?identity=<outcome>` unless the outcome is done or over.
 *
 * POST /sign/<token>/identity/begin `kind`, `agreed` ("on" or true) · POST /sign/<token>/identity/picture
 * ?picture=…&source=… one file, with &anyway=on whatever is wrong with it · POST /sign/<token>/identity/submit · POST /sign/<token>/identity/lines `line1`, `line2`,
 * `line3` · POST /sign/<token>/identity/restart (another kind, or all pictures anew, before they are sent) ·
 * GET /sign/<token>/identity/progress · POST /sign/<token>/identity/continue (stage Accepted) ·
 * POST /sign/<token>/identity/phone → PhoneLink · GET /sign/<token>/identity/go leads on to the provider (stage
 * Outside), with `?as=json` → IdentityAnswer with `url`
 *
 * done: as the progress says · over: nothing is asked any more, the page is to be loaded again · agree: consent is
 * missing · kind: none that may be shown was chosen · unreadable: no picture (JPEG, PNG, WebP, HEIC where it can be read)
 * · tooLarge · tooSmall: of less than 640 × 400 points · blurred, glare,
 * dark: it could not be read · camera: only a picture from the camera is taken · missing: a
 * picture is missing · digits: the check digits of the typed lines do not hold · stage: another device has gone on ·
 * busy: too many calls in a short time · provider: the provider cannot be reached
 */
export const FAULT_OUTCOMES = ["blurred", "glare", "dark"] as const;
export const IDENTITY_OUTCOMES = [
	"done",
	"over",
	"agree",
	"kind",
	"unreadable",
	"tooLarge",
	"tooSmall",
	...FAULT_OUTCOMES,
	"camera",
	"missing",
	"digits",
	"stage",
	"busy",
	"provider",
] as const;
export type IdentityOutcome = (typeof IDENTITY_OUTCOMES)[number];

export type IdentityAnswer = {
	outcome: IdentityOutcome;
	/** null: nothing is asked any more. */
	progress: IdentityProgress | null;
	/** Where the browser goes on, when it asked for that. */
	url?: string;
	/** Seconds until it is worth trying again; null unless the outcome is busy. */
	retryAfterSeconds: number | null;
};
