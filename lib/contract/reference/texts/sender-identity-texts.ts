const SWITCHES =
	"Settings for the emails that the person receives about documents sent on their behalf. All of them default to true except sent and attachSignedDocument. The authenticationFailed email is sent if a signer enters too many wrong codes or a signer’s identity couldn’t be verified.";

/** Descriptions of the parameters of sender identity operations. */
export const SENDER_IDENTITY_TEXTS: Readonly<Record<string, string>> = {
	"createSenderIdentity.email": "Email address of the person who is asked for consent. Up to 250 characters.",
	"createSenderIdentity.brandId": "ID of the default brand for documents sent on behalf of this sender identity.",
	"createSenderIdentity.name": "Name shown to signers. Up to 80 characters. Defaults to the email address.",
	"createSenderIdentity.notificationSettings": SWITCHES,
	"updateSenderIdentity.notificationSettings": SWITCHES,
	"createSenderIdentity.redirectUrl": "URL that opens after the person responds.",
	"createSenderIdentity.metaData":
		"Up to 50 key-value pairs. Keys can have up to 50 characters and values up to 500. Responses also include tenantId (the account) and accountPlan unless you set these keys yourself.",
	"createSenderIdentity.locale":
		"Language of the emails and pages for this person. English and French are available. Other values are accepted, but English is used instead.",
	"updateSenderIdentity.email": "Email address of the sender identity.",
	"updateSenderIdentity.name": "Name shown to signers of future documents.",
	"updateSenderIdentity.redirectUrl": "URL that opens after the person responds.",
	"updateSenderIdentity.metaData": "Key-value pairs that replace all existing pairs.",
	"updateSenderIdentity.locale": "Language of the emails and pages for this person.",
	"listSenderIdentities.page": "Page number, starting from 1.",
	"listSenderIdentities.pageSize": "Number of sender identities per page, 1 to 100. Defaults to 10.",
	"listSenderIdentities.search": "Part of a name or email address.",
	"listSenderIdentities.brandIds": "IDs of brands. Only sender identities with one of these brands are returned.",
	"getSenderIdentity.id":
		"The sender identity’s ID, returned by senderIdentities/create. Specify either id or email. If you specify both, id is used.",
	"getSenderIdentity.email": "Email address of the sender identity.",
	"resendSenderInvitation.email":
		"Email address of a person who hasn’t responded yet. Links in earlier emails stop working.",
	"rerequestSenderIdentity.email": "Email address of a person who declined or withdrew consent.",
	"deleteSenderIdentity.email":
		"Email address of the sender identity. Documents that were already sent keep the sender identity’s name.",
};
