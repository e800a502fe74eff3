import type { FormulaProblem } from "#lib/fields/formulas/formula-problem.ts";
import type { DraftDocument } from "./draft-state.ts";

/** What stands against sending: the interface would refuse it, in the words of a sender. */
const BLOCKING_KINDS = [
	"noTitle",
	"noFiles",
	/** It was signed before and stands beside others: joining would break that signature. */
	"signedFile",
	"noRecipients",
	"tooManyRecipients",
	"noName",
	"noAddress",
	"badAddress",
	/** Two recipients in the same turn have it. */
	"sameAddress",
	/** A code by email would go to whoever hosts them. */
	"hostsAddress",
	"noPhone",
	"badPhone",
	/** They are to give an access code, and none is set. */
	"noAccessCode",
	"noHost",
	"badHost",
	/** They have nothing to fill in. */
	"noFields",
	"reviewerHasFields",
	"copyHasFields",
	"groupGone",
	"groupEmpty",
	/** Any one of several is to sign, and there are fewer than two; `other` is a person. */
	"tooFewPeople",
	"personWithoutName",
	"personWithoutAddress",
	"personTwice",
	/** One of several, `other`, signs elsewhere in the same turn. */
	"personElsewhere",
	/** All people of all groups counted. */
	"tooManyPeople",
	"noTextMessages",
	/** Anything else about a recipient; see `sentence`. */
	"recipientRefused",
	"brandGone",
	"identityGone",
	"identityNotAgreed",
	"badExpiry",
	"badReminders",
	"badTimeZone",
	"badRedirect",
	"badMetaData",
	"noCredits",
	/** Anything else about the document; see `sentence`. */
	"documentRefused",
	"fieldWithoutRecipient",
	"fieldWithoutPage",
	"outsidePage",
	"sameId",
	"noGroup",
	"badGroupRule",
	"noOptions",
	"readOnlyWithoutValue",
	"noLink",
	"badValue",
	"badPattern",
	"badCondition",
	"noFormula",
	"badFormula",
	"noAttachmentsInFile",
	/** The template that it is from asks its sender for a value. */
	"noValue",
	/** Anything else about a field; see `sentence`. */
	"fieldRefused",
] as const;

/** What one may have meant: it can be sent all the same. */
const WARNING_KINDS = [
	/** It covers 40 % of another field, or is covered so far. */
	"overlap",
	/** Too small to be seen or filled in. */
	"tinyField",
	/** Several fields at exactly the same place; `count`. */
	"sameSpot",
	/** They fill something in, but sign nothing. */
	"noSignature",
	/** It was signed before, and readers do not show its `layers`. */
	"hiddenLayers",
	/** It shows text in `fonts` without embedding them. */
	"fontsNotEmbedded",
	/** Its `tag` on its `page` is not closed, and stays printed. */
	"unclosedTag",
	/** Several signature blocks that were found on one page are theirs; `count`. One may be someone else's. */
	"severalSignatures",
	/** It was made from a custom field that is not there any more, and keeps what that said. */
	"customFieldGone",
] as const;

export type ProblemKind = (typeof BLOCKING_KINDS)[number] | (typeof WARNING_KINDS)[number];

/** Where it is, so that one can be led there. */
export type ProblemPlace =
	| { in: "document"; property: keyof DraftDocument | null }
	| { in: "files" | "recipients" | "fields"; id: string };

export type DraftProblem = {
	severity: "blocks" | "warns";
	kind: ProblemKind;
	/** What the words need besides the thing itself: `other`, `count`, `key`. */
	values: Readonly<Record<string, string | number>>;
	at: ProblemPlace;
	/** The interface's own sentence, in English; null: there is none. */
	sentence: string | null;
	/** Why a formula of the draft is a `badFormula`, for the reader's language. */
	formula?: FormulaProblem;
};
