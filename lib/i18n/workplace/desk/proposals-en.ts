import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of what the desk proposes: what was found in the files and could be a field. */
export const deskProposalsEn = {
	/** What the bar says, by what was found; `any`: several kinds. */
	title: {
		place: many({ one: "1 place looks like a field", other: "# places look like fields" }),
		form: many({ one: "The file has 1 form field", other: "The file has # form fields" }),
		tag: many({ one: "The file has 1 text tag", other: "The file has # text tags" }),
		any: many({ one: "1 field was found in the file", other: "# fields were found in the file" }),
	},
	owner: "They become fields of {name}",
	owners: "They become fields of {names}",
	placeAll: many({ one: "Place it", other: "Place all #" }),
	notNow: "Not now",
	place: "Place",
	notField: "Not a field",
	list: "Proposed",
	/** The name of a proposal for those who do not see it. */
	named: "Proposed: {field}, page {page}, {index} of {total}",
	page: "page {page}",
	placeNamed: "Place {field}, page {page}",
	actions: "What to do with the proposal",
	placed: many({ one: "1 field placed.", other: "# fields placed." }),
	dismissed: "Not a field: {field}, page {page}.",
};

export type DeskProposalsMessages = typeof deskProposalsEn;
