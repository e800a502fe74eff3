/** English words of the mail about documents that are deleted soon. */
export const retentionEn = {
	subject: (count: number, day: string) =>
		count === 1 ? `A document is deleted on ${day}` : `${count} documents are deleted on ${day}`,
	heading: (count: number) => (count === 1 ? "A document is deleted soon" : `${count} documents are deleted soon`),
	lead: (count: number, account: string, day: string) =>
		`${account} does not keep completed documents for ever. ${count === 1 ? "One that you sent goes" : `${count} that you sent go`} to the trash on ${day}.`,
	leadOther: (count: number, sender: string, account: string, day: string) =>
		`${account} does not keep completed documents for ever. ${count === 1 ? `One that ${sender} sent goes` : `${count} that ${sender} sent go`} to the trash on ${day}. ${sender} is no longer there, so this email comes to you.`,
	title: "Completed on",
	more: (count: number) => `and ${count} more`,
	button: "Look at your documents",
	trash: "In the trash they can be taken back for 30 days; then they are gone for good.",
	keeps: "Their certificates of completion stay.",
	keepsNothing: "Download what you want to keep before that.",
	hold: "An Admin can hold a document that has to stay.",
};

export type RetentionWords = typeof retentionEn;
