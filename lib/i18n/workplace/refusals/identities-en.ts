/** Why something about sender identities was refused. */
export const identityRefusalsEn = {
	identityUnknown: "There is no sender identity with the address {email}.",
	identityPending: "{email} has not agreed yet, so nothing can be sent in this name.",
	identityDenied: "{email} has not agreed, so nothing can be sent in this name.",
	identityRevoked: "{email} has taken the consent back, so nothing can be sent in this name.",
	identityLinkUsed: "This link can no longer be used. Ask for a new email.",
	identityNoLongerOpen: "This question is not open any more. Load the page again to see where it stands.",
	identityByMail: "Your organisation signed you in, and it is who asks. To approve, use the link in the email.",
	identityTaken: "There is a sender identity with the address {email} already.",
	identityAnswered: "This person has answered already. After a no, ask again.",
	identityOpen: "This person has not answered yet. Send the question again instead.",
	identityAgreed: "This person has agreed already.",
} as const;
