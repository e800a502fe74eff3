/** Words of the dialog that puts another person in a signer's place. */
export const documentChangeEn = {
	title: "Change a recipient",
	titleOf: "Who takes the place of {name}?",
	about: {
		asked:
			"From then on it is the new person’s turn. The link of {name} stops working, and what {name} filled in is cleared.",
		later: "The new person is asked when it is their turn. {name} has not been asked yet.",
		byHand: "Nothing is sent: hand the new link over yourself.",
	},
	whose: "Instead of whom",
	name: "Name of the new person",
	nameMissing: "Enter a name.",
	email: "Email",
	emailIfAny: "Email (optional)",
	emailMissing: "Enter an address like name@example.com.",
	hosted: "The host stays the same and hands the device over.",
	phone: "Phone number",
	phoneIfAny: "Phone number (optional)",
	phoneMissing: "Write the phone number with its country, such as +33 6 12 34 56 78.",
	reason: "Reason (optional)",
	reasonHelp: "It stands in the document’s history.",
	code: "The access code stays the same: give it to the new person.",
	proof: "The new person has to prove who they are in the same way as {name}.",
	action: "Change recipient",
	cancel: "Cancel",
	done: "{name} takes the place of {former}.",
	/** Where the address of the page says to ask, and nobody is left. */
	nobody: "Nobody is left whose place somebody else could take.",
	/** Where an address is corrected. */
	insteadOf: "Somebody else instead of {name}…",
};
