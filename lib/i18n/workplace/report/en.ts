import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** What is said of a file that somebody had verified: on the page, and by the command in English. */
export const reportEn = {
	kinds: {
		Document: "the file",
		Part: "one of the files",
		Certificate: "the certificate of completion",
		Mailed: "the file without its certificate",
	},
	verdicts: {
		here: {
			summary: "Sealed here and unchanged.",
			detail: "It is byte for byte {what} that this server sealed. Its audit trail is whole and names it.",
		},
		deleted: {
			summary: "Sealed here and unchanged; its audit trail was deleted on {day}.",
			detail:
				"It is byte for byte {what} that this server sealed. Who signed is what the file itself says: the record of it here is gone.",
		},
		broken: {
			summary: "Sealed here, but its audit trail was changed.",
			detail:
				"It is byte for byte what this server sealed, but the trail kept here is not as it was written. Ask whoever runs this server.",
		},
		notAPdf: {
			summary: "This file is not a PDF, or too damaged to be read.",
			detail: "There is nothing in it to check.",
		},
		unsigned: {
			summary: "This PDF carries no signature.",
			detail: "Nothing in it shows whether it was changed.",
			detailAsked: "Nothing in it shows whether it was changed, and it is no file that was sealed here.",
		},
		unknown: {
			summary: "Not checked: a signature in it is of a kind that this server does not know.",
			detail: "Whether the document was changed cannot be told here. Open it in a PDF reader that knows this kind.",
		},
		changed: {
			modified: "Changed: the document is not as it was signed.",
			invalid: "Changed: a signature does not match the document.",
			detail: "Do not rely on this file. Ask whoever sent it for the one that was sealed.",
		},
		notSealedHere: {
			summary: "Unchanged; whether it was sealed here was not looked up.",
			summaryAsked: "Unchanged, but sealed by somebody this server does not know.",
			detail: "Nothing was changed since it was signed. Who signed, and when, is what its certificates say.",
		},
	},
	findings: {
		earlierUnknown:
			"A signature that was in the file before it was sealed here is of a kind that is not known here: see below.",
		earlierBroken: "A signature that was in the file before it was sealed here does not hold: see below.",
		sandbox: "It was made in the sandbox, for trying Signet out.",
		namesOurs: "The file names a document that was sealed here, but it is not the file that was sealed.",
		namesUnknown: "The file names a document that is not known here. It may come from another server.",
	},
	signers: {
		signed: "{name} signed.",
		signedOn: "{name} signed on {time}.",
		reviewed: "{name} reviewed and approved.",
		reviewedOn: "{name} reviewed and approved on {time}.",
	},
	signature: {
		title: "Signature {number}: {name} ({level})",
		unchecked: "not checked",
		levels: {
			"B-T": "PAdES B-T, with timestamp",
			"B-LT": "PAdES B-LT, with timestamp and validation data",
			"B-LTA": "PAdES B-LTA, with archive timestamp",
			Timestamp: "document timestamp",
			"PKCS#7": "PKCS#7, without the certificate binding of PAdES",
		},
		intact: "Intact: what was signed has not been changed.",
		broken: "Broken: what was signed has been changed, or cannot be read.",
		unknown: "Not checked: this kind of signature is not known here.",
		timeProved: "Time: {time}, proved by a timestamp of {authority}.",
		timeSaid: "Time: {time}, says a timestamp of {authority}, an authority this server does not know.",
		unnamed: "somebody unnamed",
		timeOwn: "Time: {time}, by the signer's own clock.",
		timeNone: "Time: not stated.",
		certificateNone: "Certificate: missing.",
		certificateTrusted: "Certificate: {subject}, issued by {issuer}, an authority this server trusts.",
		certificateOwn: "Certificate: {subject}, self-made: it shows that nothing was changed, not who sealed.",
		certificateSaid: "Certificate: {subject}, says {issuer}, an authority this server does not know.",
		whole: "Covers the whole file.",
		notWhole: "Does not cover the whole file: something was added after this signature.",
		certified: {
			1: "Certified: nothing may be changed any more.",
			2: "Certified: forms may still be filled in and signatures added.",
			3: "Certified: forms may still be filled in, comments and signatures added.",
		},
		note: "Note: {text}",
	},
	changedAfter: "Changed after signing: {text}",
	moreSigners: many({ one: "And # more.", other: "And # more." }),
	moreSignatures: many({ one: "And # more signature.", other: "And # more signatures." }),
};

export type ReportMessages = typeof reportEn;
