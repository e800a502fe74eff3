import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of the desk while a document is corrected that was sent before. */
export const deskCorrectingEn = {
	/** Where a draft says that it is one. */
	state: "Correcting",
	/** There, once nothing can be corrected any more. */
	closed: "Correction ended",
	banner: {
		own: "You are correcting a document that was sent.",
		other: "You go on with a correction that {name} began.",
		until: "Signers keep what they have until you apply.",
		ended: "This correction has ended: it was applied or discarded, or the document is finished.",
	},
	ready: { nothing: "Nothing changed yet", ready: "Ready to apply", waits: "Apply waits" },
	/** What stays as it is. */
	fixed: {
		done: { Signer: "Signed", Reviewer: "Reviewed", InPersonSigner: "Signed" },
		/** While files are held over the page. */
		drop: "No file can be added",
		/** In the name of a field that somebody has signed with. */
		field: "stays as it is",
		recipient: "{name} is done. The name, the address and the fields stay as they are.",
		why: {
			files: "The files stay as they were sent. To send other files, revoke this document and use “Send again”.",
			brand: "The brand stays as it was when it was sent.",
			identity: "The sender stays as it was when it was sent.",
			reminders: "The reminders stay as they were when it was sent.",
			authentication: "What somebody has to prove is changed on the document’s page, where it counts at once.",
			sealedWith: "Somebody is done already, and this is part of what was signed.",
			signed: "{name} is done, so this stays as it is.",
			asked: "{name} was asked already, so the turn stays as it is.",
		},
	},
	title: "Apply this correction",
	changes: many({ one: "# change", other: "# changes" }),
	nothing: "Nothing is changed yet, so there is nothing to apply.",
	fix: many({ one: "Fix # thing before you apply", other: "Fix # things before you apply" }),
	anyway: "You can apply anyway.",
	late: {
		title: "This comes too late, so nothing was applied",
		takeBack: many({ one: "Take this change back", other: "Take these changes back" }),
		takenBack: "That is as it was. You can apply the rest.",
		failed: "That could not be taken back. Try again in a moment.",
	},
	whole: "The document",
	/** Of what concerns everybody, by its property. */
	document: {
		title: "The title becomes “{value}”.",
		message: "The message becomes “{value}”.",
		noMessage: "The message is removed.",
		labels: "The labels become {value}.",
		noLabels: "All labels are removed.",
		inOrder: "Whoever is not asked yet is asked one after the other.",
		atOnce: "Everybody is asked at the same time.",
		reassign: "Signers may hand it on to somebody else.",
		noReassign: "Signers may not hand it on any more.",
		expiry: "It expires: {value}.",
		changed: "Changed: {value}.",
	},
	people: {
		added: "Is added, and asked in turn.",
		removed: "Is removed. The link stops working, and what was filled in goes.",
		removedTold: "Is removed, and told so by email. The link stops working, and what was filled in goes.",
		removedUnasked: "Is removed, and was not asked yet.",
		address: "Is asked anew at {address}. The link that was sent stops working.",
		addressUnasked: "Will be asked at {address}.",
		fewer: "Those of whom any one signs are changed. Links of who is not among them any more stop working.",
		name: "Was called {was}.",
		copy: "Receives a copy.",
		copyChanged: "Receives a copy. The name or address changed.",
		noCopy: "No longer receives a copy.",
		changed: "Changed: {value}.",
		told: "Is told once that it was corrected. The link and what was filled in stay.",
		untold: "Is not told: emails and texts about it are switched off. The link and what was filled in stay.",
		later: "Is not asked yet.",
		fieldsNew: many({ one: "New field: {names}.", other: "# new fields: {names}." }),
		fieldsMoved: many({ one: "Moved: {names}.", other: "# fields moved: {names}." }),
		fieldsChanged: many({ one: "Changed: {names}.", other: "# fields changed: {names}." }),
		fieldsGone: many({ one: "Removed: {names}.", other: "# fields removed: {names}." }),
		/** A field among others, where it stands. */
		field: "“{field}” on page {page}",
		more: "{names} and {count} more",
	},
	/** Properties of the document and of people, as they stand after "Changed:". */
	properties: {
		data: "data for the API",
		signatures: "how one may sign",
		download: "the signed files",
		notifications: "emails and texts",
		zone: "time zone",
		redirect: "where signers are led",
		expiryAlert: "the notice before it expires",
		type: "what they do",
		role: "what they are called in the document",
		wave: "when they are asked",
		delivery: "how they are asked",
		locale: "language",
		privateMessage: "the message for them",
		host: "host",
		group: "group",
	},
	apply: "Apply",
	applied: "The correction is applied.",
	outdated: "{name} has changed this meanwhile. Look at it again, then apply.",
	outdatedBySomebody: "Somebody has changed this meanwhile. Look at it again, then apply.",
	notSaved: "Not applied: not everything is saved yet. Your work is kept here.",
	unknown: "No answer yet. Asking again; it is applied once at most.",
	discard: {
		action: "Discard…",
		title: "Discard this correction?",
		about: "All its changes are lost. The document stays as it was sent, and signers notice nothing.",
		confirm: "Discard the correction",
		keep: "Go on correcting",
		done: "The correction is discarded.",
		failed: "The correction could not be discarded. Try again in a moment.",
	},
};

export type DeskCorrectingMessages = typeof deskCorrectingEn;
