/** How many of those who have to act have done so, and what: "1 of 3 signed". */
export function doneText(signers: readonly { isDone: boolean; isReviewer: boolean }[]): string {
	const done = signers.filter((one) => one.isDone).length;
	const what = signers.some((one) => one.isReviewer) ? "completed" : "signed";
	return `${done} of ${signers.length} ${what}`;
}
