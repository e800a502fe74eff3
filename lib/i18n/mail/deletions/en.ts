/** English words of mails about the deletion of all documents of an organisation. */
export const deletionsEn = {
	"deletion-started": {
		subject: (account: string) => `All documents of ${account} are to be deleted`,
		heading: "All documents are to be deleted",
		lead: (person: string, account: string, due: string) =>
			`${person} wants all documents of ${account} deleted. That happens on ${due}. Until then nothing can be sent, and every Admin can undo it.`,
	},
	"deletion-reminder": {
		subject: (account: string) => `In three days all documents of ${account} are deleted`,
		heading: "All documents are deleted soon",
		lead: (person: string, account: string, due: string) =>
			`${person} wanted all documents of ${account} deleted. That happens on ${due}, and cannot be undone then.`,
	},
	"deletion-undone": {
		subject: (account: string) => `The documents of ${account} stay`,
		heading: "All documents stay",
		lead: (person: string, account: string, _due: string) =>
			`${person} has undone the deletion of all documents of ${account}. Documents can be sent again.`,
	},
	"deletion-done": {
		subject: (account: string) => `All documents of ${account} are deleted`,
		heading: "All documents are deleted",
		lead: (person: string, account: string, _due: string) =>
			`As ${person} asked for, the documents of ${account} are deleted for good. The account, its people, its keys and the audit log are still there.`,
	},
	by: "By",
	at: "When",
	from: "From",
	due: "Deleted on",
	deleted: "Documents deleted",
	kept: "Kept, because they are held",
	certificates: {
		label: "Certificates kept of documents that are gone",
		go: "Deleted too",
		stay: "Stay",
	},
	help: "If this should not be happening, undo it and ask who it was. Then have them change their password.",
	undo: "Look at it or undo it",
	look: "Look at your data",
};

export type DeletionMailWords = typeof deletionsEn;
