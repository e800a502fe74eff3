/** English words of mails about what an organisation's Admins do with all of its data. */
export const exportsEn = {
	startedSubject: (account: string) => `An export of everything in ${account} was started`,
	startedHeading: "An export of everything was started",
	startedLead: (person: string, account: string) =>
		`${person} has asked for a copy of everything that ${account} has: all documents with their files, people, brands and settings. You are told because you are an Admin.`,
	readySubject: (account: string) => `The export of everything in ${account} is ready`,
	readyHeading: "The export is ready",
	readyLead: (person: string, account: string) =>
		`The copy of everything that ${account} has is ready. Only ${person}, who asked for it, can download it.`,
	readyLeadOwn: (account: string) => `The copy of everything that ${account} has is ready. Only you can download it.`,
	by: "Asked for by",
	at: "When",
	from: "From",
	until: "Can be downloaded until",
	help: "If this should not be happening, cancel it and ask who it was. Then have them change their password.",
	look: "Look at the export",
	download: "Download the export",
};

export type ExportMailWords = typeof exportsEn;
