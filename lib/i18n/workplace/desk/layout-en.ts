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
	/** Of the commands, which are found by typing. */
	commands: {
		search: "Search commands",
		none: "No command is called “{query}”.",
		found: many({ one: "1 command", other: "# commands" }),
		groups: {
			tools: "Place",
			recipients: "Recipients",
			pages: "Pages",
			field: "Fields",
			clip: "Copy and paste",
			arrange: "Arrange",
			select: "Select",
			step: "Steps",
			delete: "Delete",
			look: "View",
			lead: "Document",
		},
		/** Further words by which people look for a command. */
		also: {
			required: "optional mandatory",
			duplicate: "copy clone",
			duplicateToPages: "copy all pages range every",
			toNextPage: "move",
			cut: "move",
			delete: "remove erase",
			undo: "back revert",
			redo: "again",
			distributeX: "distribute space horizontal",
			distributeY: "distribute space vertical",
			alignCenter: "horizontal",
			alignMiddle: "vertical",
			fitWidth: "zoom 100",
			zoomIn: "larger bigger",
			zoomOut: "smaller",
			foldLeft: "hide show tools panel",
			foldRight: "hide show properties panel",
			showProperties: "edit settings of the field",
			showFields: "list order",
			showSettings: "expiry reminders brand language message",
			showRecipients: "people signers add",
			allKeys: "shortcuts help keyboard",
		} as Readonly<Record<string, string>>,
	},
	copyToPages: {
		title: "Duplicate to pages",
		about: "At the same spot of every page from one to the other. The page they are on is left out.",
		from: "From page",
		to: "To page",
		action: "Duplicate",
		cancel: "Cancel",
	},
	/** What else one can do with a pointer just now. */
	hints: {
		putBack: "put back",
		free: "no snapping",
		straight: "straight",
		copy: "copy",
		stop: "stop",
		arrows: "with the arrows",
	},
	keys: {
		title: "All keys",
		tools: "Tools",
		recipients: "Place for recipient 1 to 9",
		placing: "With a tool: place it with the arrows",
		arrows: "Move by 1 px, with Shift by 10",
		resizing: "Resize by 1 px, with Shift by 10",
		open: "On a field: its properties",
		hold: "Select fields one by one",
		twice: "Twice: the whole document",
	},
	said: {
		place: "{left} mm from the left, {top} mm from the top, page {page}.",
		placeLevel: "{left} mm from the left, {top} mm from the top, page {page}, {level}.",
		level: "level with {field}, {name}",
		size: "{width} by {height} mm.",
		undone: "Undone: {what}.",
		redone: "Done again: {what}.",
		pasted: many({ one: "1 field pasted.", other: "# fields pasted." }),
		leftOut: many({
			one: "1 field was left out: it was made from a custom field that you may not use.",
			other: "# fields were left out: they were made from custom fields that you may not use.",
		}),
		placing: "{field} for {name}. Arrows move it, Enter places it, Escape stops.",
		stopped: "Nothing was placed.",
		nothingToPaste: "Nothing that was copied can be used here.",
	},
};

export type DeskLayoutMessages = typeof deskLayoutEn;
