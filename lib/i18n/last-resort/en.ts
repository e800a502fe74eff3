/** English words of the page that stands in for one that failed. */
export const en = {
	title: "This page could not be shown",
	/** `number` leads to the entry in the server's log; empty when there is none. */
	text: (number: string) =>
		`Something went wrong on our side. Try again; if it stays, tell whoever runs this server${
			number === "" ? "" : ` and quote ${number}`
		}.`,
	retry: "Try again",
	unavailableTitle: "Signet is temporarily unavailable",
	unavailableText: "Nothing is lost. Wait a minute, then try again.",
};

export type LastResortMessages = typeof en;
