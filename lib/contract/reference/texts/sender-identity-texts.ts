const SWITCHES =
	"Which emails the person gets: of what happens to documents in their name. All but sent and attachSignedDocument unless you say otherwise. authenticationFailed: too many codes were wrong, or an identity could not be verified.";

/** What the parts of operations on sender identities mean. */
export const SENDER_IDENTITY_TEXTS: Readonly<Record<string, string>> = {
	"createSenderIdentity.email": "Whom to ask; up to 250 characters.",
	"createSenderIdentity.brandId": "Documents in this name have this brand unless they name another.",
	"createSenderIdentity.name": "As signers read it; up to 80 characters. The address unless given.",
	"createSenderIdentity.notificationSettings": SWITCHES,
	"updateSenderIdentity.notificationSettings": SWITCHES,
	"createSenderIdentity.redirectUrl": "Where the person's browser goes after answering.",
	"createSenderIdentity.metaData":
		"Up to 50 pairs of your own; keys of 50, values of 500 characters. Answers add tenantId (the account) and accountPlan unless you give pairs of these names.",
	"createSenderIdentity.locale":
		"Language of the person's emails and page. English and French are there; others read English.",
	"updateSenderIdentity.email": "Which identity.",
	"updateSenderIdentity.name": "As signers read it, from the next document on.",
	"updateSenderIdentity.redirectUrl": "Where the person's browser goes after answering.",
	"updateSenderIdentity.metaData": "Takes the place of all pairs there are, when given.",
	"updateSenderIdentity.locale": "Language of the person's emails and page.",
	"listSenderIdentities.page": "From 1.",
	"listSenderIdentities.pageSize": "1 to 100; 10 unless given.",
	"listSenderIdentities.search": "Part of a name or an address.",
	"listSenderIdentities.brandIds": "Of any of these brands.",
	"getSenderIdentity.id": "As creating answered. One of the two is needed; the id counts when both are there.",
	"getSenderIdentity.email": "The person's address.",
	"resendSenderInvitation.email": "Who has not answered yet. Links mailed before stop working.",
	"rerequestSenderIdentity.email": "Who said no, or took the consent back.",
	"deleteSenderIdentity.email": "Which identity. Documents already sent keep the name.",
};
