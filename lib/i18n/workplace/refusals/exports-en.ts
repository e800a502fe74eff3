/** Why something about an export of everything was refused, or went wrong. */
export const exportRefusalsEn = {
	exportRunning: "An export is being made already. Wait until it is ready, or cancel it.",
	exportGone: "This export is not there. It is kept for 24 hours, for the person who asked for it.",
	exportNoSpace: "The installation has no space left for it. Tell your administrator, then try again.",
	exportOther: "Something went wrong on our side. The server’s log says more.",
};
