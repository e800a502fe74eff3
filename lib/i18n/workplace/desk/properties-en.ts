import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of what a field is, where it is changed. */
export const deskPropertiesEn = {
	none: "Choose a field on the left, then click the page where it goes. Or drag it there.",
	several: many({ one: "# field selected", other: "# fields selected" }),
	who: "Who fills it in",
	nobody: "Nobody",
	group: {
		name: "Group",
		aboutRadio: "One of the choices with the same group can be chosen.",
		count: "Count the ticks of a group",
		least: "At least",
		most: "At most",
		noMost: "All",
		boxes: many({ one: "# box in this group", other: "# boxes in this group" }),
	},
	shown: {
		title: "Shown when",
		always: "Always",
		count: many({ one: "# condition", other: "# conditions" }),
		about: "Shown as soon as one of these is so.",
		field: "Field",
		is: "Is",
		ticked: "Ticked",
		unticked: "Not ticked",
		add: "Add a condition",
		remove: "Remove the condition",
		noTriggers: "Conditions need a checkbox, choice or dropdown of the same person.",
	},
	position: "Position and size, px",
	page: "Page",
	api: {
		title: "For the API",
		id: "Id",
		idTaken: "Another field has this id.",
		idPrefix: "Ids of “{name}” begin with “{prefix}”.",
		idFixed: "Ids of “{name}” begin with “{prefix}”. That cannot be changed.",
		tab: "Tab order",
	},
	/** A placed field becomes one of the brand's own. */
	keep: {
		action: "Save as custom field…",
		title: "Save as custom field",
		about: "It appears under “Your own” wherever {brand} is used, with all its settings.",
		name: "Name",
		nameMissing: "Give it a name.",
		prefix: "Ids begin with",
		prefixAbout: "Leave it empty to name ids by type. A number follows: “PO1”, “PO2”.",
		fixed: "Senders cannot change how ids begin",
		shared: "Everybody in the account can use it",
		hidden: "{brand} does not show shared fields yet: nobody finds it on the desk until it does.",
		cancel: "Cancel",
		confirm: "Save",
		kept: "“{name}” was saved as a custom field.",
		offline: "There is no connection. Try again in a moment.",
	},
	delete: many({ one: "Delete field", other: "Delete # fields" }),
};

export type DeskPropertiesMessages = typeof deskPropertiesEn;
