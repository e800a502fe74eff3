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
			trail: {
				summary: "Sealed here, but its audit trail was changed.",
				detail: "Entry {entry} of the audit trail isn’t as it was written. Contact the operator of this server.",
			},
			wrongMac: {
				summary: "Sealed here, but its audit trail was changed.",
				detail:
					"Entry {entry} of the audit trail doesn’t match its authentication code. Contact the operator of this server.",
			},
			noMac: {
				summary: "Sealed here, but its audit trail was changed.",
				detail: "Entry {entry} of the audit trail has no authentication code. Contact the operator of this server.",
			},
			end: {
				summary: "Sealed here, but its audit trail was changed.",
				detail:
					"Entries were added to the end of the audit trail or removed from it. Contact the operator of this server.",
			},
			file: {
				summary: "Registered here, but its audit trail doesn’t name it.",
				detail: "No entry of the audit trail says that this file was sealed. Contact the operator of this server.",
			},
			seal: {
				summary: "Registered here, but its seal belongs to another record.",
				detail:
					"The file’s seal names another document, audit trail or certificate than the record stored here. Contact the operator of this server.",
			},
			certificates: {
				summary: "Registered here, but the record of sealing certificates was changed.",
				detail: "Who sealed the file can’t be confirmed. Contact the operator of this server.",
			},
			signers: {
				summary: "Sealed here, but the record of its signers was changed.",
				detail:
					"The file and its audit trail are unchanged, but this server’s list of signers contradicts them. Contact the operator of this server.",
			},
		},
		uploaded: {
			summary: "File {number} of document {id}, as uploaded.",
			detail: "It is byte for byte the file before signing. Status of the document: {status}.",
		},
		uploadedOften: {
			summary: "A file of several documents sent from here, as uploaded.",
			detail: "It is byte for byte the file before signing.",
		},
		padding: {
			summary: "Sealed here, but the padding of its seal was changed.",
			detail:
				"Everything the seal covers is unchanged. Only unused bytes behind the signature differ from the file sealed here.",
		},
		unconfirmed: {
			certificate: {
				summary: "Registered here, but who sealed it can’t be confirmed.",
				detail:
					"The certificate that sealed the file isn’t recorded on this server. Contact the operator of this server.",
			},
			key: {
				summary: "Registered here, but it can’t be checked here.",
				detail: "The key that protects the records of this server isn’t available.",
			},
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
	statuses: {
		InProgress: "in progress",
		Completed: "completed",
		Declined: "declined",
		Revoked: "revoked",
		Expired: "expired",
	},
	findings: {
		states: {
			earlier:
				"This is an earlier state of the same document. It is valid; the current file carries a timestamp of {time}.",
			timestamped: "Timestamped at {time}, after it was sealed. No timestamp was available before.",
		},
		earlierUnknown:
			"A signature that was in the file before it was sealed here is of a kind that is not known here: see below.",
		earlierBroken: "A signature that was in the file before it was sealed here does not hold: see below.",
		sandbox: "It was made in the sandbox, for trying Signet out.",
		clockSetBack: many({
			one: "The server’s clock was set back by # second during signing. Times in the audit trail are out of order.",
			other: "The server’s clock was set back by # seconds during signing. Times in the audit trail are out of order.",
		}),
		namesOurs: "The file names a document that was sealed here, but it is not the file that was sealed.",
		namesUnknown: "The file names a document that is not known here. It may come from another server.",
	},
	/** What is told of the contents of a file; `{of}` is such a sentence of its own. */
	told: {
		validationAdded: "Validation data was added.",
		extensionDeclared: "A format extension was declared.",
		propertiesChanged: "The document's properties were changed.",
		structureChanged: "The document's structure for screen readers was changed.",
		bookmarksChanged: "The bookmarks were changed.",
		openingChanged: "What happens on opening was changed.",
		layersChanged: "The visibility of layers was changed.",
		settingsChanged: "The document's settings ({name}) were changed.",
		fieldAdded: 'Form field "{name}" was added.',
		fieldChanged: 'Form field "{name}" was changed.',
		fieldRemoved: 'Form field "{name}" was removed.',
		formChanged: "The form's settings were changed.",
		emptySignatureAdded: "An empty signature field was added.",
		signatureAdded: 'Signature "{name}" was added.',
		signatureReplaced: 'Signature "{name}" was replaced or moved.',
		timestampAdded: "A timestamp was added.",
		annotationAdded: "An annotation was added to page {page}.",
		annotationChanged: "An annotation on page {page} was changed.",
		annotationRemoved: "An annotation on page {page} was removed.",
		pageCountChanged: "The number of pages went from {before} to {after}.",
		pageChanged: "The content of page {page} was changed.",
		namesChanged: "Scripts or named places were changed.",
		attachmentsChanged: "The attached files were changed.",
		certificationAdded: "A certification was added.",
		permissionsChanged: "The permissions of the signatures were changed.",
		dataBehind: "Data that belongs to no part of the document was added behind it.",
		damaged: "The file was damaged after signing.",
		notComparable: "What was signed cannot be compared with what is shown.",
		notAllowed: "Not allowed after this signature: {of}",
		straySignature: "A signature in it belongs to no signature field, and was not checked.",
		manyFields: "It has more form fields than are looked at: there may be signatures that were not checked.",
		manyObjects: "The file is too large to be fully checked for scripts, attached programs and further signatures.",
		script: "It holds a script (JavaScript): what is shown can change while the file stays as it is.",
		xfa: "It holds an XFA form: another program may show other pages than these, from the same file.",
		program: "It holds an action that starts a program. Do not allow it.",
		attachedProgram: "A program or a file with macros is attached. Don’t open it.",
		typeUnknown: 'Signatures of the type "{name}" are not known here.',
		digestUnknown: "The digest algorithm is not known.",
		algorithmUnknown: "The signature algorithm is not known.",
		severalSigners: "It has several signers, and PDF signatures have one.",
		weakDigest: "The signature uses SHA-1, which no longer rules out forgeries.",
		contentChanged: "The signed content has been changed.",
		contentOfOtherType: "The signed content is of another type.",
		otherContent: "The signature was made over something else than the file it is in.",
		otherKey: "The signature was not made with the key of its certificate.",
		otherCertificate: "The signature names another certificate than the one it carries.",
		certificateMissing: "The signer's certificate is missing.",
		unreadable: "The signature cannot be read.",
		rangeMissing: "The signature does not say which bytes it covers.",
		rangeOfOtherFile: "The signature does not cover the file it is in.",
		rangeWithGaps: "The signature leaves bytes out that could be changed unseen.",
		noTimestamp: "It is not a timestamp.",
		timestampOfOther: "The timestamp was made over something else.",
		timestampUnreadable: "The timestamp cannot be read.",
		timestampUnchecked: "The timestamp can’t be checked here: {of}",
		timestampBroken: "The timestamp does not hold: {of}",
		certificateEarly: "The certificate was not valid yet when it was used to sign.",
		certificateExpired: "The certificate had expired when it was used to sign.",
		certificateRevoked: "The revocation data in the file says that the certificate was revoked.",
	} as const,
	signers: {
		signedOn: "{name} signed on {time}.",
		consentVersion: "Agreed to version {version} of the consent text.",
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
		timeRevoked: "Time: {time}, says a timestamp of {authority}, whose certificate was revoked.",
		timeSaid: "Time: {time}, says a timestamp of {authority}, an authority this server does not know.",
		unnamed: "somebody unnamed",
		timeOwn: "Time: {time}, by the signer's own clock.",
		timeNone: "Time: not stated.",
		certificateNone: "Certificate: missing.",
		certificateTrusted: "Certificate: {subject}, issued by {issuer}, an authority this server trusts.",
		certificateOwn: "Certificate: {subject}, self-made: it shows that nothing was changed, not who sealed.",
		certificateSaid: "Certificate: {subject}, says {issuer}, an authority this server does not know.",
		whole: "Covers the whole file.",
		wholeExtended: "Covers the whole document. Only validation data or timestamps were added after it.",
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

/** Sentences of the other languages have the same places. */
export type ReportMessages = Omit<typeof reportEn, "told"> & { told: Record<keyof typeof reportEn.told, string> };
