/** The lists of documents that one has, as they stand in the address. */
export const LIST_FILTERS = [
	"all",
	"mine",
	"others",
	"attention",
	"completed",
	"drafts",
	"scheduled",
	"declined",
	"expired",
	"revoked",
	"trash",
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];
