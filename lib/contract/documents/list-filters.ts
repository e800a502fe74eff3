/** The choices of the list's filter, as they stand in the address. */
export const LIST_FILTERS = [
	"all",
	"waiting",
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
