import type { Mark } from "#lib/fields/values/mark.ts";
import type { ConsentParagraph } from "#lib/i18n/signing/consent.ts";
import type { CertificateIdentity } from "./certificate-identity.ts";

/** Everything the certificate of completion prints. Times are ISO 8601; the page names the zone. */
export type AuthenticationMethod = "email" | "sms" | "host" | "copied" | "embedded" | "signedIn" | "phone" | "inPerson";

export type CertificateData = {
	locale: string;
	timeZone: string;
	documentId: string;
	title: string;
	accountName: string;
	/** Of its address, in one line; empty: it gives none. */
	accountAddress: string;
	/** Whose face stands at the top; null: the product's alone. */
	brand: { name: string; logoPath: string } | null;
	sender: { name: string; email: string };
	createdAt: string;
	completedAt: string;
	files: { name: string; sha256: string; pageCount: number }[];
	signers: {
		name: string;
		email: string;
		/** Where text messages went, as people write it; null when none was asked for. */
		phone: string | null;
		type: "Signer" | "Reviewer" | "InPersonSigner";
		hostName: string | null;
		/** The group that this member signed for. */
		groupName: string | null;
		/** How the links that the signer used had reached them, in the order of their use. */
		authentication: AuthenticationMethod[];
		/** Who lent the device to who signed in person, and when that was last said; null: nobody did. */
		presence: { host: string; at: string } | null;
		/** What they proved who they are with, last before they signed, and when; null: nothing was asked, or no more. */
		proof: { method: "AccessCode" | "EmailOTP" | "SMSOTP"; at: string } | null;
		/** The document that shows who they are; null: none was accepted. */
		identity: CertificateIdentity | null;
		sentAt: string | null;
		viewedAt: string | null;
		consentedAt: string | null;
		consentHash: string | null;
		signedAt: string | null;
		ip: string;
		userAgent: string;
		mark: Mark | null;
		markPath: string | null;
	}[];
	carbonCopies: string[];
	/** What signers attached, as files of their own or in the PDF. */
	attachments: { name: string; sha256: string; signerName: string }[];
	/** entries: what is one sentence here and several events in the chain, each with its own time, for the annex. */
	events: {
		seq: number;
		at: string;
		text: string;
		actor: string;
		ip: string;
		entries: { seq: number; at: string; text: string; ip: string }[];
	}[];
	/** The texts that signers agreed to, each with those it was shown to; without `text`, it was not recorded. */
	consents: {
		signers: string[];
		text: { version: string; locale: string; hash: string; paragraphs: ConsentParagraph[] } | null;
	}[];
	chainHead: string;
	/** The time-stamping authority failed, and the document is sealed without a timestamp. */
	isTimestampMissing: boolean;
	verifyUrl: string;
};
