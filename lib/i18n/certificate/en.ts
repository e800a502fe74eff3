import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Every word of the certificate of completion. `{name}` places are filled by fill(), `#` in plural forms by plural(). */
export const certificateEn = {
	title: "Certificate of completion",
	completed: "Completed",
	times: "All times are given in the time zone {zone}.",
	facts: {
		document: "Document",
		documentId: "Document ID",
		sender: "Sender",
		organisation: "Organisation",
		created: "Sent",
		completed: "Completed",
		signers: "Parties",
	},
	files: {
		heading: "Files",
		pages: many({ one: "# page", other: "# pages" }),
		hash: "SHA-256 of the file as it was uploaded",
		attachment: "Attached by {name}",
		attachmentHash: "SHA-256 of the file as it was attached",
	},
	parties: {
		heading: "Parties",
		types: {
			Signer: "Signer",
			Reviewer: "Reviewer",
			InPersonSigner: "Signer in person",
		},
		host: "hosted by {name}",
		group: "for {name}",
		authentication: "Authentication",
		methods: {
			email: "Personal link, sent to the address above",
			sms: "Personal link, sent to the phone number above",
			emailAndSms: "Personal link, sent to the address and the phone number above",
			host: "Personal link, sent to the host",
			sender: "Personal link, handed on by the sender",
		},
		presence: "Device",
		presenceSaid: "Lent by {host}; “I am {name}” was confirmed on it {at}",
		proof: "Proof",
		proofs: {
			AccessCode: "Access code set by the sender, given {at}",
			EmailOTP: "Code sent to the address above, given {at}",
			SMSOTP: "Code sent to the phone number above, given {at}",
		},
		identity: {
			shown: "Identity document",
			kinds: { Passport: "Passport", IDCard: "Identity card", DriverLicense: "Driving licence" },
			number: "number ending in {end}",
			accepted: "Accepted",
			byReview: "By {name}, who looked at the pictures and the data, {at}",
			byChecks: "By the checks alone, {at}; nobody looked at the pictures",
			checked: "Checked",
			checks: {
				Readable: "its data could be read",
				CheckDigits: "check digits",
				Kind: "kind of document",
				Expiry: "not expired",
				Name: "name",
				DateOfBirth: "date of birth",
			},
			unchecked: "Not checked",
			limits: "Signet compares no faces and does not find forged documents.",
		},
		sent: "Sent",
		viewed: "Viewed",
		consented: "Consented",
		signed: "Signed",
		approved: "Approved",
		ip: "IP address",
		browser: "Browser",
		consentHash: "SHA-256 of the consent text",
		signature: "Signature",
		unknown: "not recorded",
	},
	copies: "Copies sent to",
	events: {
		heading: "Audit trail",
		number: "No.",
		time: "Time",
		event: "Event",
		ip: "IP address",
	},
	verification: {
		heading: "How to verify",
		text: "This PDF carries an electronic signature over its whole content. Any change made after it was sealed shows in a PDF reader, and at the address below, which also checks the audit trail.",
		chain:
			"Each entry of the audit trail contains the hash of the entry before it. The hash of the last entry vouches for all of them:",
		chainHead: "Chain head (SHA-256)",
		address: "Verify at",
	},
	footer: "Document {id}",
	page: "Page {page} of {count}",
};

export type CertificateTexts = typeof certificateEn;
