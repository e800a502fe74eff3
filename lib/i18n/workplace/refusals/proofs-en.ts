/** Why something about proving who signs was refused. */
export const proofRefusalsEn = {
	signerNotNamed: "{person} is not a signer of this document.",
	signerNotNamedAt: "{person} is not a signer of this document with order {order}.",
	accessCodeForm: "Give an access code of 1 to {limit} characters.",
	accessCodeMissing: "Set the access code first: it is kept apart from the draft.",
	accessCodeNotAsked: "This signer is asked for no access code.",
	proofNotAsked: "This signer is asked for no proof.",
	proofNotLocked: "This signer is not locked.",
	proofNeedsAddress: "A code by email needs an address of the signer's own.",
	proofNeedsNumber: "A code by text message needs a phone number.",
	proofOtherNumber: "This signer's messages go to another number already. Change the recipient instead.",
	proofOfGroup: "The members of a group have no phone numbers: ask for a code by email, or an access code.",
	identityInPerson: "Who signs in person is seen by the host, so no document is asked for. Choose another proof.",
	identityNotThere: "There is no document of this signer to look at.",
	notHeld: "Nobody is held here any more. Load the page again.",
	identityValueMissing: "Choose a field, and a part of the document that was read.",
	identityNotWaiting: "This try is not waiting for your decision any more. Load the page again.",
	identityNoteMissing: "Write what the signer should do differently.",
	identityReasonMissing: "Write why.",
	proofNotReassignable:
		"The sender asks for a code that is sent to your phone, so this cannot be handed over here. Ask the sender to name somebody else.",
	fieldFilledMeanwhile: "{field} was filled in meanwhile, so it cannot be changed.",
} as const;
