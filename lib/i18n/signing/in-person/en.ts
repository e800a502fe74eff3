/** The words of the pages on a host's device before a signer takes it, and after they gave it back. */
export const inPersonEn = {
	/** Where the host is known by an address alone. */
	host: "the host",
	readyTitle: "Hand the device to {signer}",
	readyText: "This document is for {signer}, who reads and signs it on this device. Nothing of it is shown until then.",
	begunText: "{signer} has begun. What is entered so far is kept, and shows again once {signer} goes on.",
	question: "Are you {signer}?",
	record: "Go on only if you are. That you said so is kept with the document.",
	asks: {
		AccessCode: "Next you enter the access code that {sender} has given you.",
		EmailOTP: "Next a code is sent to your own email address.",
		SMSOTP: "Next a code is sent to your own phone.",
	},
	iAm: "I am {signer}",
	waitingTitle: "It is not the turn of {signer} yet",
	waitingText: "Somebody else goes first. Open this page again once {signer} can sign.",
	waitingScheduled: "The document has not been sent yet.",
	signedTitle: "{signer} has signed",
	signedText: "Thank you. Give the device back to {host} now: nothing that was entered is shown here any more.",
	copySent: "When everybody has signed, the sealed document goes to {signer}, at their own address.",
	copyAsked: "{signer} can ask {sender} for a copy of the sealed document.",
	declinedTitle: "{signer} has declined to sign",
	declinedText: "{sender} has been told. The device goes back to {host}; nothing more is to be done here.",
};

export type InPersonMessages = typeof inPersonEn;
