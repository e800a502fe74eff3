import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of the documents list. */
export const listEn = {
	newDocument: "New document",
	drop: "Drop to begin a document",
	dropAbout: "PDF or images",
	dropWithOffice: "PDF, Word or images",
	columns: { title: "Title", signers: "Signers", state: "State", activity: "Last activity" },
	/** While one points at the list, it keeps its order. */
	waiting: { changes: many({ one: "# change.", other: "# changes." }), show: "Show" },
	undrawn: "A page cannot be drawn",
	madeBy: "Made by {name}",
	sentBy: "Sent by {name}",
	corrected: "Being corrected",
	waitingFor: "Waiting for {names}",
	/** The reader among those that are waited for. */
	you: "you",
	outcomes: {
		signed: "Signed by {names}",
		completed: "Completed by {names}",
		declined: "Declined by {names}",
		sent: "Sent to {names}",
		toSend: "To be sent to {names}",
		toNobody: "No recipients yet",
	},
	search: { label: "Search documents", placeholder: "Title, person, label or id" },
	found: many({ one: "# found for {search}", other: "# found for {search}" }),
	foundMore: many({ one: "# or more found for {search}", other: "# or more found for {search}" }),
	filter: "Filter by state",
	filters: {
		all: "All",
		mine: "Waiting for me",
		others: "Waiting for others",
		attention: "Needs attention",
		completed: "Completed",
		drafts: "Drafts",
		scheduled: "Scheduled",
		declined: "Declined",
		expired: "Expired",
		revoked: "Revoked",
		trash: "Trash",
	},
	total: {
		documents: many({ one: "# document", other: "# documents" }),
		more: "more than {count} documents",
	},
	narrow: {
		title: "Narrow the list",
		of: {
			sender: "Sender",
			team: "Team",
			brand: "Brand",
			label: "Label",
			days: "Last activity",
			from: "From",
			to: "To",
			outcome: "Outcome",
			sort: "Order",
		},
		/** What is said where nothing is chosen. */
		any: {
			outcome: "Any outcome",
			sender: "Any sender",
			team: "Any team",
			brand: "Any brand",
			label: "Any label",
			days: "Any time",
		},
		since: { 7: "Last 7 days", 30: "Last 30 days", 90: "Last 90 days", 365: "Last 365 days" },
		range: "From a day to a day…",
		clear: "Clear filters",
		apply: "Apply",
		sorts: {
			recent: "Last active first",
			oldest: "Longest untouched first",
			expiry: "Expiring next",
			title: "By title",
		},
	},
	/** Views that are kept under a name. */
	views: {
		title: "Saved views",
		save: "Save this view…",
		remove: "Remove “{name}”",
		removed: "The view “{name}” is removed.",
		undo: "Undo",
		nameTitle: "Save this view",
		nameAbout: "Its tab, filters, search and order come back under this name. Nobody else sees it.",
		name: "Name",
		action: "Save view",
		saved: "The view “{name}” is saved.",
		isTaken: "You have a view of this name. Saving puts this one in its place.",
		replace: "Replace view",
		replaced: "The view “{name}” is replaced.",
	},
	/** What a list says that its filters leave nothing of. */
	narrowed: {
		title: "No document fits these filters",
		about: "Take one away, or clear them all.",
	},
	trash: {
		deleted: "Deleted",
		kept: "Certificates of deleted documents",
		until: "Will be permanently deleted on {date}",
		held: "Stays until an admin releases it",
		restore: "Restore",
		restoreOf: "Restore {title}",
		restoreMany: many({ one: "Restore #", other: "Restore #" }),
		remove: "Delete permanently",
		empty: "Empty trash",
		removeTitle: many({ one: "Permanently delete # document?", other: "Permanently delete # documents?" }),
		/** Where counting stopped. */
		removeMore: "Permanently delete more than {count} documents?",
		removeAbout: "This can’t be undone. Held documents stay in the trash.",
		removed: many({ one: "# document permanently deleted.", other: "# documents permanently deleted." }),
		stayed: many({ one: "# is held and stays.", other: "# are held and stay." }),
	},
	zip: {
		fileName: "Not included.txt",
		about:
			"These documents are not in this zip. They do not exist any more, have no files yet, or you have no access to them:",
	},
	signRow: "Sign {title}",
	reviewRow: "Review {title}",
	bulk: {
		pick: "Select {title}",
		pickPage: "Select all on this page",
		pickAll: "Select all in the list",
		selected: many({ one: "# selected", other: "# selected" }),
		/** Where a list has more than one action takes. */
		pickedOf: "{count} of {total} are selected: one action takes {most} at most. Do the others after these.",
		full: "No more than {most} documents can be selected: that is what one action takes.",
		clear: "Clear the selection",
		remind: many({ one: "Remind #", other: "Remind #" }),
		revoke: many({ one: "Revoke #", other: "Revoke #" }),
		delete: many({ one: "Delete #", other: "Delete #" }),
		label: "Label",
		handOver: "Hand over",
		download: "Download as zip",
		/** What an action does not touch. */
		leftOut: {
			zip: "A zip takes {most} documents at most: select fewer to download them.",
			remind: many({
				one: "Reminding leaves out #: nobody has to sign it now.",
				other: "Reminding leaves out #: nobody has to sign them now.",
			}),
			revoke: many({
				one: "Revoking leaves out #: it is over, or was never sent.",
				other: "Revoking leaves out #: they are over, or were never sent.",
			}),
		},
		running: "{done} of {total} …",
		/** What came of it, by what was done. */
		done: {
			remind: many({ one: "# reminded.", other: "# reminded." }),
			revoke: many({ one: "# revoked.", other: "# revoked." }),
			delete: many({ one: "# deleted.", other: "# deleted." }),
			addLabels: many({ one: "# labelled.", other: "# labelled." }),
			removeLabels: many({ one: "Labels taken off #.", other: "Labels taken off #." }),
			handOver: many({ one: "# handed over.", other: "# handed over." }),
			restore: many({ one: "# restored.", other: "# restored." }),
		},
		refused: many({ one: "# was not:", other: "# were not:" }),
		unknown: many({
			one: "The connection broke before # was told of. Look at it, and do the rest again.",
			other: "The connection broke before # were told of. Look at them, and do the rest again.",
		}),
		asks: {
			revoke: {
				title: many({ one: "Revoke # document?", other: "Revoke # documents?" }),
				about: many({
					one: "Nobody can sign it any more. Signers who were asked get an email with your reason. This can't be undone.",
					other:
						"Nobody can sign them any more. Signers who were asked get an email with your reason. This can't be undone.",
				}),
				action: many({ one: "Revoke #", other: "Revoke #" }),
			},
			delete: {
				title: many({ one: "Delete # document?", other: "Delete # documents?" }),
				about: many({
					one: "It goes to the trash for 30 days, and can be restored from there.",
					other: "They go to the trash for 30 days, and can be restored from there.",
				}),
				/** Of those that signers still have. */
				open: many({
					one: "# is still being signed: it is revoked first, its signers are told, and it stays revoked even if you restore it.",
					other:
						"# are still being signed: they are revoked first, their signers are told, and they stay revoked even if you restore them.",
				}),
				action: many({ one: "Delete #", other: "Delete #" }),
			},
			label: {
				title: many({ one: "Labels of # document", other: "Labels of # documents" }),
				about: many({
					one: "Labels that it has already stay as they are.",
					other: "Labels that they have already stay as they are.",
				}),
				action: many({ one: "Add to #", other: "Add to #" }),
			},
			handOver: {
				title: many({ one: "Hand over # document", other: "Hand over # documents" }),
				about: many({
					one: "It belongs to the other person from then on, who is told what happens to it.",
					other: "They belong to the other person from then on, who is told what happens to them.",
				}),
				action: many({ one: "Hand over #", other: "Hand over #" }),
			},
		},
		/** Where nothing was given. */
		missing: {
			revoke: "Say why, so that the signers know.",
			label: "Write at least one label.",
			handOver: "Choose a person.",
			delete: "",
		},
		person: "To whom",
		to: "{name}, {email}",
		toYou: "You, {email}",
		labels: "Labels",
		labelsHelp: "Put commas between several.",
		wrongLabels: {
			labelTooLong: "A label has at most {characters} characters.",
			tooManyLabels: "Write at most {labels} labels at once.",
		},
		takeOff: "Take off",
		cancel: "Cancel",
		keep: many({ one: "Keep it", other: "Keep them" }),
	},
	noMatch: {
		title: "No documents match “{search}”",
		about: "Search looks into titles, names, email addresses, labels and document ids.",
		clear: "Clear the search",
		everywhere: "Search all documents",
	},
	showAll: "Show all documents",
	unknownFilter: many({
		one: "This link has an unknown filter, which isn’t applied: {filters}.",
		other: "This link has unknown filters, which aren’t applied: {filters}.",
	}),
	noOlder: "No older documents",
	none: {
		title: "Nothing sent yet",
		about:
			"Documents you send appear here with their signers, from the first view to the sealed PDF. Drop a file anywhere on this page to begin, or try it with a sample that you sign yourself.",
	},
	/** What each list will hold, by its filter. */
	empty: {
		mine: {
			title: "Nothing waits for you",
			about: "Documents that you have to sign or review yourself are listed here.",
		},
		others: {
			title: "Nobody is being waited for",
			about: "Documents that somebody else still has to sign are listed here.",
		},
		attention: {
			title: "Nothing needs your attention",
			about:
				"A document comes here when an email cannot be delivered, an identity waits to be checked, a page cannot be drawn, sealing fails, somebody declines, or it ends within three days.",
		},
		completed: {
			title: "Nothing completed yet",
			about: "Documents that everybody has signed are listed here, each with its sealed PDF.",
		},
		drafts: {
			title: "No drafts",
			about: "Documents that you have begun and not sent yet are listed here.",
		},
		scheduled: {
			title: "Nothing is scheduled",
			about: "Documents that go out by themselves at a time you chose are listed here until then.",
		},
		trash: {
			title: "Nothing in the trash",
			about: "Deleted documents stay here for 30 days.",
		},
		declined: {
			title: "Nothing was declined",
			about: "When a signer declines, the document is listed here with the reason.",
		},
		expired: {
			title: "Nothing has expired",
			about: "Documents that were not signed in time are listed here.",
		},
		revoked: {
			title: "Nothing was revoked",
			about: "Documents that you take back are listed here.",
		},
	},
};

export type ListMessages = typeof listEn;
