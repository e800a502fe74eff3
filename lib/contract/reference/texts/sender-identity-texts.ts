const SWITCHES =
	"Emails the person gets about documents sent on their behalf. All default to true except sent and attachSignedDocument. authenticationFailed: too many wrong codes, or an identity could not be verified.";

/** Descriptions of the parameters of sender identity operations. */
export const SENDER_IDENTITY_TEXTS: Readonly<Record<string, string>> = {
	"createSenderIdentity.email": "Email address of the person to ask. Up to 250 characters.",
	"createSenderIdentity.brandId": "Default brand for documents sent on behalf of this identity.",
	"createSenderIdentity.name": "Name shown to signers. Up to 80 characters. Defaults to the email address.",
	"createSenderIdentity.notificationSettings": SWITCHES,
	"updateSenderIdentity.notificationSettings": SWITCHES,
	"createSenderIdentity.redirectUrl": "URL to open after the person responds.",
	"createSenderIdentity.metaData":
		"Up to 50 key-value pairs. Keys up to 50 characters, values up to 500. Responses add tenantId (the account) and accountPlan unless you set them.",
	"createSenderIdentity.locale":
		"Language of emails and pages for this person. English and French are available; all other values use English.",
	"updateSenderIdentity.email": "Email address of the sender identity.",
	"updateSenderIdentity.name": "Name shown to signers of future documents.",
	"updateSenderIdentity.redirectUrl": "URL to open after the person responds.",
	"updateSenderIdentity.metaData": "Replaces all key-value pairs.",
	"updateSenderIdentity.locale": "Language of emails and pages for this person.",
	"listSenderIdentities.page": "Page number, from 1.",
	"listSenderIdentities.pageSize": "1 to 100. Defaults to 10.",
	"listSenderIdentities.search": "Part of a name or email address.",
	"listSenderIdentities.brandIds": "Sender identities with any of these brands.",
	"getSenderIdentity.id":
		"The sender identity’s ID, returned by senderIdentities/create. Use id or email; id wins if both are given.",
	"getSenderIdentity.email": "Email address of the sender identity.",
	"resendSenderInvitation.email": "Email address of a person who hasn’t responded. Earlier links stop working.",
	"rerequestSenderIdentity.email": "Email address of a person who declined or withdrew consent.",
	"deleteSenderIdentity.email": "Email address of the sender identity. Documents already sent keep the name.",
};
