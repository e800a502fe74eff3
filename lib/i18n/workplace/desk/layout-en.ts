import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of what lies around the paper and over it: sides, sheets, the list of keys, what is said while fields are moved. */
export const deskLayoutEn = {
	sides: {
		showTools: "Show the tools",
		recipients: "Recipients",
		properties: "Properties",
		fields: "All fields",
		settings: "Settings",
		pages: "Pages",
		close: "Close",
	},
	recipient: "Recipient {number}",
	placing: { tap: "Tap the page to place", what: "{field} for {name}", several: "Place several", cancel: "Cancel" },
	page: {
		coming: "Page {page} is on its way",
		thumbnail: "Go to page {page}",
		unreadable: "Page {page} cannot be shown. Fields can be placed on it all the same.",
	},
	empty: {
		title: "Drop your document here",
		text: "PDF, Word or pictures. Several at once become one document.",
	},
	selected: many({ one: "1 field selected", other: "# fields selected" }),
	zoomed: "{percent} %",
	keys: {
		title: "All keys",
		tools: "Tools",
		edit: "Fields",
		look: "View",
		recipients: "Place for recipient 1 to 9",
		arrows: "Move by 1 px, with Shift by 10",
		resizing: "Resize by 1 px, with Shift by 10",
		placing: "On a tool: place it with the arrows",
		escape: "Stop, or put back",
	},
	said: {
		place: "{left} mm from the left, {top} mm from the top, page {page}.",
		size: "{width} by {height} mm.",
		undone: "Undone: {what}.",
		redone: "Done again: {what}.",
		pasted: many({ one: "1 field pasted.", other: "# fields pasted." }),
		placing: "{field} for {name}. Arrows move it, Enter places it, Escape stops.",
		stopped: "Nothing was placed.",
		nothingToPaste: "Nothing that was copied can be used here.",
	},
};

export type DeskLayoutMessages = typeof deskLayoutEn;
