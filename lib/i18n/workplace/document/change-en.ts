/** Words of the dialog that puts another person in a signer's place. */
export const documentChangeEn = {
	title: "Change a recipient",
	titleOf: "Who takes the place of {name}?",
	about: {
		asked: "The new person is asked at once. The link of {name} stops working, and what {name} filled in is cleared.",
		later: "The new person is asked when it is their turn. {name} has not been asked yet.",
	},
	whose: "Instead of whom",
	name: "Name of the new person",
	nameMissing: "Enter a name.",
	email: "Email",
	emailIfAny: "Email (optional)",
	hosted: "The host stays the same and hands the device over.",
	phone: "Phone number",
	reason: "Reason (optional)",
	reasonHelp: "It stands in the document’s history.",
	code: "The access code stays the same: give it to the new person.",
	proof: "The new person has to prove who they are in the same way as {name}.",
	action: "Change recipient",
	cancel: "Cancel",
	done: "{name} takes the place of {former}.",
	/** Where an address is corrected. */
	instead: "Somebody else instead…",
	insteadOf: "Somebody else instead of {name}…",
};
