import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** What is said of documents in their list and on their pages, and what can be done to them. */
export const documentsEn = {
	title: "Documents",
	untitled: "Untitled",
	status: {
		Draft: "Draft",
		Scheduled: "Scheduled",
		InProgress: "Waiting",
		Completed: "Completed",
		Declined: "Declined",
		Expired: "Expired",
		Revoked: "Revoked",
		sealFailed: "Finalising, will be retried",
		sealing: "Finalising",
		undrawn: "Cannot be signed",
		undelivered: "Not delivered",
		toReview: "Identity to check",
		mine: { sign: "You sign next", review: "You review next" },
	},
	/** `#` is how many of {total} have done so. */
	done: {
		signed: many({ one: "# of {total} signed", other: "# of {total} signed" }),
		completed: many({ one: "# of {total} completed", other: "# of {total} completed" }),
		/** Nobody was asked yet. */
		unsent: many({ one: "# recipient", other: "# recipients" }),
	},
	actions: {
		of: "Actions for {title}",
		remind: "Send reminder",
		remindAsk: "Send reminder…",
		edit: "Edit draft",
		correct: "Correct",
		goOn: "Go on correcting",
		send: "Send",
		duplicate: "Duplicate",
		sendAgain: "Send again",
		download: "Download",
		files: "Files…",
		certificate: "Download certificate",
		labels: "Labels…",
		copyLink: "Copy {name}’s link",
		copied: "The link of {name} is copied. Whoever has it can sign.",
		recipient: "Change recipient",
		recipientAsk: "Change recipient…",
		extend: "Extend…",
		revoke: "Revoke…",
		delete: "Delete…",
		sent: "The document is sent.",
		keep: "Keep it",
		hold: "Hold…",
		release: "Release hold…",
		asItIs: "Leave it as it is",
	},
	/** An Admin keeps a document from being deleted. */
	hold: {
		panel: "Hold",
		mark: "Held",
		heldBy: "Held by {name} {when}.",
		why: "Reason: {reason}.",
		means: "Nobody and nothing deletes this document until an Admin releases it.",
		reason: "Reason",
		reasonHelp: "It stands in the document’s history.",
		set: {
			title: "Hold this document?",
			about: "Nothing deletes “{title}” until an Admin releases it: no person, no program and no rule of the account.",
			aboutInTrash: "“{title}” stays in the trash, and nothing deletes it for good until an Admin releases it.",
			action: "Hold document",
			done: "The document is held.",
		},
		release: {
			open: "Release hold…",
			title: "Release this document?",
			about: "“{title}” can be deleted again, by people and by the account’s rule for completed documents.",
			aboutInTrash:
				"“{title}” stays in the trash for another 30 days, in which it can be restored. Then it is gone for good.",
			action: "Release document",
			done: "The hold is released.",
		},
	},
	revoke: {
		title: "Revoke this document?",
		about:
			"Nobody can sign “{title}” any more. Signers who were asked get an email with your reason. This can't be undone.",
		action: "Revoke document",
		reason: "Reason",
		reasonHelp: "The signers read this.",
		done: "The document was revoked. Its signers are told.",
		/** Of one that nobody was asked to sign yet. */
		scheduled: {
			about: "“{title}” does not go out, and nobody is asked to sign it. This can't be undone.",
			reasonHelp: "It stands in the document’s history.",
			done: "The document was revoked. It does not go out.",
		},
	},
	remind: {
		about: "To {names}.",
		last: "Last reminded {when}.",
		note: "Note (optional)",
		cancel: "Cancel",
	},
	delete: {
		title: "Delete this document?",
		aboutOpen:
			"“{title}” is still being signed. It is revoked first and its signers are told; it stays revoked even if you restore it. After 30 days in the trash it is gone for good.",
		about: "“{title}” goes to the trash. After 30 days there it is gone for good.",
		action: "Delete document",
		done: "The document was deleted.",
		undo: "Undo",
	},
	/** What is said once it is back, by its state. */
	back: {
		Draft: "“{title}” is back, as a draft.",
		Scheduled: "“{title}” is back, and goes out at its time.",
		Revoked: "“{title}” is back. It stays revoked: nobody can sign it.",
		other: "“{title}” is back. Signing links that were sent before do not open it any more.",
	},
	/** What can be downloaded. */
	files: {
		title: "Files of “{title}”",
		loading: "Looking up the files…",
		failed: "The files could not be looked up.",
		again: "Try again",
		pages: many({ one: "{name} · # page", other: "{name} · # pages" }),
		from: "from {name}",
		none: "This draft has no files yet.",
		soFar: "It is not completed: its files show what has been filled in so far.",
		together: "These files were sealed together, as one PDF.",
		allPdf: "Download PDF",
		allZip: "Download all as ZIP",
	},
	labels: {
		title: "Labels of “{title}”",
		field: "Labels",
		help: "Put commas between several.",
		action: "Save",
		cancel: "Cancel",
		done: "The labels are saved.",
	},
	expiry: {
		title: "Until when can it be signed?",
		time: "Day and time",
		about:
			"In your time zone: later than now set, at most 180 days ahead. What has expired is open again, and signers are asked anew.",
		keep: "Keep the time",
		save: "Save",
		changed: "Signers have until the new time.",
	},
	sampleTitle: "Sample agreement",
	sample: "Send the sample to myself",
	latest: "Latest",
	older: "Older",
	first: "First",
	next: "Next",
	pages: "Pages",
	seenAll: "You have seen them all.",
	showLatest: "Show the latest",
};

export type DocumentsMessages = typeof documentsEn;
