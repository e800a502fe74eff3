import { type PluralForms, plural } from "../format.ts";
import { MAILS } from "./mails-en.ts";

/** One sentence of an audit trail. Parameters are names and the event's data; a missing one is empty. */
export type EventText = (params: Record<string, string>) => string;

const many = (forms: PluralForms): PluralForms => forms;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const MARKS: Record<string, string> = { draw: "drew", type: "typed", image: "uploaded" };
const DOWNLOADS: Record<string, string> = {
	sealed: "the signed document",
	preview: "the document as it stands",
	auditLog: "the certificate of completion",
};

/** How a signer proves who they are. */
const PROOFS: Record<string, string> = {
	AccessCode: "with the access code that the sender has set",
	EmailOTP: "with a code sent by email",
	SMSOTP: "with a code sent by text message",
	IdVerification: "with an identity document",
};
const SENT_BY: Record<string, string> = { EmailOTP: "by email", SMSOTP: "by text message" };
const CODES: Record<string, string> = {
	AccessCode: "access code",
	EmailOTP: "code sent by email",
	SMSOTP: "code sent by text message",
};

const DOCUMENTS: Record<string, string> = {
	Passport: "a passport",
	IDCard: "an identity card",
	DriverLicense: "a driving licence",
};
const documentOf = (kind: string) => DOCUMENTS[kind] ?? "an identity document";
const REFUSALS: Record<string, string> = {
	NotReadable: ": it cannot be read",
	Expired: ": it has expired",
	OtherPerson: ": it is another person’s",
	WrongKind: ": it is not among the documents that were asked for",
	NotVerified: ": it could not be verified",
};
const PICTURES: Record<string, string> = { Front: "front", Back: "back", Selfie: "photograph of the person" };

const person = (name: string, address: string) =>
	name === "" || address === "" ? name || address : `${name} (${address})`;
/** How a signing in person ended before its signer had finished. */
const HAND_BACKS = {
	given: "The device was handed back to",
	left: "The page was closed, left or loaded again on the device of",
	idle: "The page was closed, because nobody used it, on the device of",
} as Record<string, string> & { given: string };
/** Where a reviewer is asked, or another has acted in the reviewer's place. */
const REVIEW_MAILS: Record<string, string> = {
	"please-sign": "The request to review",
	"your-turn": "The request to review",
	expiring: "The notice that the time for reviewing ends soon",
	"signer-not-needed": "The notice that another of the group has reviewed",
};

const isReview = (signerType: string) => signerType === "Reviewer";
const mail = (kind: string, signerType: string) =>
	(isReview(signerType) ? REVIEW_MAILS[kind] : undefined) ?? MAILS[kind] ?? "An email";
/** So many of something; empty for none. */
const counted = (count: string, forms: PluralForms) =>
	count === "" || count === "0" ? "" : plural("EN", Number(count), forms);
const quoted = (words: string) => (words === "" ? "." : `: “${words}”`);

/** What a field without a name is called. */
const FIELDS: Record<string, string> = {
	Signature: "signature field",
	Initial: "initials field",
	Drawing: "drawing field",
	TextBox: "text field",
	Name: "name field",
	Email: "email field",
	Title: "title field",
	Company: "company field",
	CheckBox: "checkbox",
	RadioButton: "radio button",
	Dropdown: "drop-down list",
	EditableDate: "date field",
	Image: "image field",
	Attachment: "attachment field",
};

const unnamed = ({ fieldType = "", page = "", nth = "", of = "" }) =>
	`${FIELDS[fieldType] ?? "field"}${nth === "" ? "" : ` ${nth} of ${of}`}${page === "" ? "" : ` on page ${page}`}`;

function fieldOf({ fieldName = "", ...place }: Record<string, string>): string {
	if (fieldName !== "") return `“${fieldName}”`;
	const isOne = place.nth === undefined && place.page !== undefined;
	return place.page === undefined ? "a field" : `${isOne ? "the " : ""}${unnamed(place)}`;
}

/** English sentences of the audit trail, by event type. */
export const en = {
	someone: "Someone",
	system: "Signet",
	clockSetBack: (seconds: string): string => `The server’s clock was set back by ${seconds} s before this entry.`,
	entries: many({ one: "{actor} filled in # field.", other: "{actor} filled in # fields." }),
	entry: ({ fieldName = "", kind = "", ...place }: Record<string, string>): string => {
		const field = fieldName === "" ? capital(unnamed(place)) : `“${fieldName}”`;
		return kind === "prefilled" ? `${field}, as the sender filled it in` : field;
	},
	texts: {
		DocumentCreated: ({ actor = "" }) => `${actor} began the document.`,
		DocumentSent: ({ actor = "", behalfOf = "" }) =>
			`${actor} sent the document for signature${behalfOf === "" ? "" : ` in the name of ${behalfOf}`}.`,
		DocumentScheduled: ({ actor = "", scheduledFor = "" }) => `${actor} scheduled the document for ${scheduledFor}.`,
		ScheduleCancelled: ({ actor = "" }) => `${actor} took the document back to a draft before it was sent.`,
		SendFailed: ({ behalfOf = "" }) =>
			`The document was not sent: ${behalfOf} does not agree any more that it is sent in their name.`,
		DocumentViewed: ({ actor = "" }) => `${actor} viewed the document.`,
		ConsentGiven: ({ actor = "", version = "", signerType = "" }) =>
			`${actor} agreed to ${isReview(signerType) ? "approve" : "sign"} electronically${version === "" ? "" : ` (text version ${version})`}.`,
		FieldFilled: ({ actor = "", kind = "", ...field }) =>
			kind === "prefilled"
				? `${actor} left ${fieldOf(field)} as the sender filled it in.`
				: `${actor} filled in ${fieldOf(field)}.`,
		SignatureAdopted: ({ actor = "", kind = "", purpose = "" }) =>
			`${actor} ${MARKS[kind] ?? "adopted"} ${purpose === "initials" ? "initials" : "a signature"}.`,
		SignerCompleted: ({ actor = "", signerType = "", groupName = "", hostName = "", hostEmail = "" }) =>
			`${actor} ${isReview(signerType) ? "reviewed and approved" : "signed"}${groupName === "" ? "" : ` for ${groupName}`}${hostEmail === "" ? "" : ` on the device of ${person(hostName, hostEmail)}`}.`,
		DocumentCompleted: () => "Everyone has finished. The document is complete.",
		DocumentSealed: ({ level = "", sha256 = "" }) =>
			`The document was sealed${level === "" ? "" : ` (PAdES ${level})`}.${sha256 === "" ? "" : ` SHA-256: ${sha256}`}`,
		TimestampFailed: ({ error = "" }) =>
			`The document is sealed without a trusted timestamp.${error === "" ? "" : ` ${error}`}`,
		DocumentTimestamped: ({ timestampedAt = "", level = "" }) =>
			`A timestamp was added to the sealed document: ${timestampedAt} (PAdES ${level}).`,
		SealFailed: ({ error = "" }) => `Sealing failed and will be tried again${error === "" ? "." : `: ${error}`}`,
		DocumentDeclined: ({ actor = "", reason = "", signerType = "" }) =>
			`${actor} declined ${isReview(signerType) ? "the document" : "to sign"}${quoted(reason)}`,
		DocumentRevoked: ({ actor = "", message = "" }) => `${actor} withdrew the document${quoted(message)}`,
		DocumentExpired: () => "The time for signing ended. The document has expired.",
		DocumentDeleted: ({ actor = "", why = "" }) =>
			why === "Retention"
				? "The document was moved to the trash, as the account asks for documents that were completed so long ago."
				: `${actor} deleted the document.`,
		DocumentRestored: ({ actor = "" }) => `${actor} took the document out of the trash.`,
		HoldSet: ({ actor = "", reason = "" }) => `${actor} keeps the document from being deleted${quoted(reason)}`,
		HoldReleased: ({ actor = "", reason = "" }) => `${actor} let the document be deleted again${quoted(reason)}`,
		MailSent: ({ kind = "", to = "", signerType = "" }) => `${mail(kind, signerType)} was emailed to ${to}.`,
		SmsSent: ({ kind = "", to = "", signerType = "" }) =>
			`${mail(kind, signerType)} was sent by text message to ${to}.`,
		SmsFailed: ({ kind = "", to = "", error = "", signerType = "" }) =>
			`${mail(kind, signerType)} could not be sent by text message to ${to}${error === "" ? "." : `: ${error}`}`,
		MailFailed: ({ kind = "", to = "", error = "", signerType = "" }) =>
			`${mail(kind, signerType)} could not be delivered to ${to}${error === "" ? "." : `: ${error}`}`,
		ExpiryExtended: ({ actor = "", to = "" }) => `${actor} gave more time for signing, until ${to}.`,
		ExpiryAlertSent: () => "The time for signing ends soon. Those who are still to sign were told.",
		ReminderSent: ({ actor = "", to = "", message = "" }) =>
			`${actor} sent a reminder${to === "" ? "" : ` to ${to}`}${quoted(message)}`,
		SignerReassigned: ({ actor = "", from = "", to = "", toName = "", reason = "", signerType = "" }) =>
			`${actor} handed the ${isReview(signerType) ? "review" : "signing"}${from === "" ? "" : ` of ${from}`} to ${person(toName, to)}${quoted(reason)}`,
		RecipientChanged: ({ actor = "", from = "", fromName = "", to = "", toName = "", reason = "" }) =>
			`${actor} replaced ${person(fromName, from)} by ${person(toName, to)}${quoted(reason)}`,
		DocumentEdited: ({ actor = "", settings = "", recipients = "", fields = "" }) => {
			const parts = [
				counted(fields, { one: "# field", other: "# fields" }),
				counted(recipients, { one: "# recipient", other: "# recipients" }),
				counted(settings, { one: "# setting", other: "# settings" }),
			].filter((part) => part !== "");
			return `${actor} corrected the document${parts.length === 0 ? "." : `: ${parts.join(", ")}.`}`;
		},
		FieldsPrefilled: ({ actor = "", fieldNames = "", from = "" }) =>
			from === "identity"
				? `${actor} filled in ${fieldNames} for a signer, from the identity document that was accepted.`
				: `${actor} filled in ${fieldNames} for a signer.`,
		PrefillHoldEnded: ({ actor = "", signerName = "", by = "" }) =>
			by === "prefill"
				? `Fields were filled in, so the document opened to ${signerName}.`
				: `${actor} let ${signerName} go on without filled in fields.`,
		LabelsChanged: ({ actor = "", added = "", removed = "" }) =>
			added === "" ? `${actor} removed the labels ${removed}.` : `${actor} added the labels ${added}.`,
		SignerEmailCorrected: ({ actor = "", from = "", to = "" }) =>
			`${actor} corrected an email address from ${from} to ${to}.`,
		LinkCopied: ({ actor = "", signerName = "" }) =>
			signerName === ""
				? `${actor} copied a signing link.`
				: `${actor} copied the signing link made for ${signerName}.`,
		SignerSaved: ({ actor = "" }) => `${actor} left to finish later.`,
		PhoneLinkMade: ({ actor = "" }) => `${actor} asked for a link to go on with on a phone.`,
		NewLinkRequested: ({ actor = "", what = "" }) =>
			what === "replaced"
				? "A new link was asked for through one that had been replaced."
				: `${actor} asked for a new link.`,
		DocumentDownloaded: ({ actor = "", what = "" }) => `${actor} downloaded ${DOWNLOADS[what] ?? "the document"}.`,
		AttachmentDownloaded: ({ actor = "", name = "" }) =>
			name === "" ? `${actor} downloaded an attachment.` : `${actor} downloaded the attachment “${name}”.`,
		DocumentHandedOver: ({ from = "", to = "", by = "" }) =>
			`The document passed from ${from} to ${to}${by === "" ? "" : `, as ${by} asked`}.`,
		PresenceConfirmed: ({ actor = "", hostName = "", hostEmail = "" }) =>
			`On the device of ${person(hostName, hostEmail)}, somebody confirmed: “I am ${actor}.”`,
		DeviceHandedBack: ({ actor = "", hostName = "", hostEmail = "", why = "" }) =>
			`${HAND_BACKS[why] ?? HAND_BACKS.given} ${person(hostName, hostEmail)} before ${actor} had signed.`,
		ProofCodeAsked: ({ actor = "", method = "" }) =>
			`A code to prove who opens the document was asked for through the link of ${actor}, ${SENT_BY[method] ?? "to be sent"}.`,
		ProofGiven: ({ actor = "", method = "" }) => `${actor} proved who they are ${PROOFS[method] ?? "with a code"}.`,
		ProofFailed: ({ actor = "", method = "", triesLeft = "" }) =>
			`A wrong ${CODES[method] ?? "code"} was given through the link of ${actor}${counted(triesLeft, { one: " (# try left)", other: " (# tries left)" })}.`,
		ProofLocked: ({ actor = "", method = "", signerName = "" }) =>
			method === "IdVerification"
				? `The document was locked for ${signerName} after too many refused identity documents.`
				: `The document was locked for ${actor} after too many wrong codes.`,
		ProofUnlocked: ({ actor = "", signerName = "" }) => `${actor} unlocked the document for ${signerName}.`,
		IdentityBegun: ({ actor = "", kind = "", provider = "" }) =>
			`${actor} agreed to show who they are${provider === "" ? "" : ` at ${provider}`} and chose ${documentOf(kind)}.`,
		IdentityRestarted: ({ actor = "", kind = "" }) =>
			`${actor} discarded what was shown of ${documentOf(kind)}, to begin anew with showing who they are.`,
		IdentitySubmitted: ({ actor = "", kind = "" }) => `${actor} sent pictures of ${documentOf(kind)}.`,
		IdentityRead: ({ kind = "", signerName = "", next = "", source = "", provider = "" }) => {
			if (next === "Lines")
				return `Nothing could be read of the pictures, so ${signerName} is asked to type the lines.`;
			const doc = documentOf(kind);
			if (source === "Provider") return `${provider} verified ${doc} of ${signerName}, which waits to be looked at.`;
			if (source === "Typed") return `${signerName} typed the lines of ${doc}, which waits to be looked at.`;
			return source === "Mrz" || source === "Barcode"
				? `The data of ${doc} of ${signerName} was read and waits to be looked at.`
				: `Nothing could be read of ${doc} of ${signerName}, whose pictures wait to be looked at.`;
		},
		IdentityAccepted: ({ actor = "", by = "", kind = "", signerName = "", provider = "", hold = "" }) => {
			const held = hold === "prefill" ? " The document stays closed until fields are filled in." : "";
			if (by === "provider")
				return `${provider} verified ${documentOf(kind)} of ${signerName}, and it was accepted.${held}`;
			return by === "checks"
				? `The data of ${documentOf(kind)} passed every check and was accepted for ${signerName}. Nobody looked at the pictures.${held}`
				: `${actor} looked at ${documentOf(kind)} of ${signerName} and accepted it.${held}`;
		},
		IdentityRefused: (event) => {
			const { actor = "", by = "", kind = "", signerName = "", reason = "", triesLeft = "", provider = "" } = event;
			const judge = by === "checks" ? "A check" : by === "provider" ? provider : actor;
			const who = `${judge} refused ${documentOf(kind)} of ${signerName}`;
			const left = counted(triesLeft, { one: " (# try left)", other: " (# tries left)" });
			return `${who}${REFUSALS[reason] ?? ""}${left === "" ? " (no try left)" : left}.`;
		},
		IdentityReviewLinkMade: ({ actor = "", signerName = "" }) =>
			`A link was made with which whoever has it can look at the identity document of ${signerName} and decide for ${actor}.`,
		IdentityPictureViewed: ({ actor = "", picture = "", signerName = "" }) =>
			`${actor} looked at a picture of the identity document of ${signerName} (${PICTURES[picture] ?? "picture"}).`,
		IdentityDataDownloaded: ({ actor = "", signerName = "" }) =>
			`${actor} took along the data of the identity document of ${signerName}.`,
		IdentityPicturesDeleted: ({ actor = "", signerName = "", why = "" }) =>
			why === "Retention"
				? `The pictures of the identity document of ${signerName} were deleted, since their time was over.`
				: `${actor} deleted the pictures of the identity document of ${signerName}.`,
		IdentityPicturesDisclosed: ({ actor = "", signerName = "", to = "", reason = "" }) =>
			`${actor} let ${to} look at the pictures of the identity document of ${signerName}${quoted(reason)}`,
		AuthenticationAdded: ({ actor = "", method = "", signerName = "" }) =>
			`${actor} asked ${signerName} to prove who they are ${PROOFS[method] ?? "with a code"}.`,
		AuthenticationRemoved: ({ actor = "", signerName = "" }) =>
			`${actor} no longer asks ${signerName} to prove who they are.`,
		AccessCodeChanged: ({ actor = "", signerName = "" }) => `${actor} changed the access code of ${signerName}.`,
	} satisfies Record<string, EventText>,
};

export type EventType = keyof typeof en.texts;
export type EventCatalogue = {
	someone: string;
	system: string;
	clockSetBack: (seconds: string) => string;
	/** Several fields that one person filled in, as one sentence. */
	entries: PluralForms;
	/** One of those: the field alone. */
	entry: EventText;
	texts: Record<EventType, EventText>;
};
