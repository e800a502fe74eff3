import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of what concerns the whole document. */
export const deskSettingsEn = {
	from: "From",
	me: "{name} (me)",
	consent: { Pending: "not agreed yet", Denied: "has refused", Revoked: "has withdrawn", Verified: "agreed" },
	notAgreed: "Nothing can be sent in this name until it is agreed to.",
	brand: "Brand",
	usualBrand: "{name} (default)",
	/** A value that counts because nothing else was chosen. */
	byDefault: "{value} (default)",
	brandGone: "A brand that is gone",
	message: "Message to all",
	labels: "Labels",
	labelsAbout: "Separated by commas.",
	expiry: {
		title: "Expires",
		days: many({ one: "After # day", other: "After # days" }),
		hours: many({ one: "After # hour", other: "After # hours" }),
		kind: { Days: "After days", Hours: "After hours", SpecificDateTime: "On a date" },
		amount: "How many",
		date: "On",
		alert: "Tell me before it expires",
	},
	reminders: {
		title: "Reminders",
		none: "None",
		every: many({ one: "Every day, {count} at most", other: "Every # days, {count} at most" }),
		kind: { none: "None", own: "Every few days" },
		days: "Days between",
		count: "At most",
	},
	signatures: { title: "Signatures", types: { Text: "Type", Draw: "Draw", Image: "Upload" }, one: "At least one." },
	signers: {
		title: "Signers may",
		reassign: "Hand it on to somebody else",
		reassigns: "Hand it on",
		nothing: "Sign or decline",
	},
	download: {
		title: "Download",
		one: "One PDF",
		each: "Each file by itself",
		option: "The signed files as",
		name: "Called",
		byTitle: "By title",
		hideId: "Hide document ID on pages",
	},
	notifications: {
		title: "Emails and texts",
		usual: "All",
		some: many({ one: "All but #", other: "All but #" }),
		none: "No emails",
		emails: "Email the recipients",
		texts: "Text the recipients",
		kinds: {
			signatureRequest: "That they are asked",
			reminders: "Reminders",
			viewed: "That somebody has looked at it",
			signed: "That somebody has signed",
			completed: "That all have signed, with the PDF",
			declined: "That somebody has declined",
			revoked: "That it was revoked",
			expired: "That it has expired",
			reassigned: "That it was handed on",
			deleted: "That it was deleted",
			editRecipient: "That a recipient was changed",
			editDocument: "That the document was changed",
		},
	},
	zone: {
		title: "Time zone",
		each: "Each recipient’s, or {zone}",
		about: "Of the dates and times that signers read and that are printed.",
	},
	redirect: {
		title: "After signing",
		none: "No redirect",
		address: "Lead signers to",
		about: "A web address. They go there as soon as they have finished.",
		bad: "A web address begins with https://.",
	},
	data: {
		title: "Data for the API",
		none: "None",
		count: many({ one: "# entry", other: "# entries" }),
		key: "Name",
		value: "Value",
		add: "Add an entry",
		remove: "Remove {name}",
		newName: "entry",
		reserved: "“{name}” means something else to programs: take another name.",
	},
};

export type DeskSettingsMessages = typeof deskSettingsEn;
