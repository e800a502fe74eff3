/** Why something about an export of everything was refused, or went wrong. */
export const exportRefusalsEn = {
	exportRunning: "An export is being made already. Wait until it is ready, or cancel it.",
	deletionName: "Type the organisation’s name exactly as it stands above.",
	deletionAsked: "The documents are to be deleted already.",
	deletionBegun: "The documents are being deleted already, so that cannot be undone any more.",
	deletionPending:
		"All documents of the account are about to be deleted: nothing can be sent until an Admin undoes that in the settings.",
	exportGone: "This export is not there. It is kept for 24 hours, for the person who asked for it.",
	exportNoSpace: "The installation has no space left for it. Tell your administrator, then try again.",
	exportOther: "Something went wrong on our side. The server’s log says more.",
};
