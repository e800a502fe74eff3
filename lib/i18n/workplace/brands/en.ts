import type { PluralForms } from "#lib/i18n/format.ts";
import { brandFaceEn } from "./face-en.ts";
import { brandTabsEn } from "./tabs-en.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words about brands: their list, and the room in which one is designed. */
export const brandsEn = {
	...brandFaceEn,
	...brandTabsEn,
	title: "Brands",
	about: "How your documents look and behave for those who sign them. What was sent keeps the face it was sent with.",
	make: "New brand",
	newTitle: "New brand",
	cancel: "Cancel",
	list: {
		isDefault: "Default",
		documents: many({ one: "# document", other: "# documents" }),
		fields: many({ one: "# field", other: "# fields" }),
		identities: many({ one: "# sender identity", other: "# sender identities" }),
		unused: "Not used yet",
		usedOn: "On {places}",
		domainPending: "Domain is waiting",
		domainLost: "Domain was lost",
	},
	empty: {
		title: "Your first brand",
		about: "Drop a logo and we propose the colours. So far your documents wear Signet’s own face.",
	},
	readOnly: "Only Admins change brands.",
	menu: {
		of: "What can be done about {name}",
		open: "Design",
		makeDefault: "Make it the default",
		duplicate: "Duplicate…",
		remove: "Delete…",
	},
	madeDefault: "{name} is the default now.",
	duplicate: {
		title: "Duplicate {name}",
		about: "The copy has the same face and settings. It has no domain and no fields of its own.",
		name: "Name of the copy",
		copyOf: "Copy of {name}",
		action: "Duplicate",
		done: "{name} is there.",
	},
	remove: {
		title: "Delete {name}?",
		fields: many({ one: "# field goes with it.", other: "# fields go with it." }),
		noFields: "No fields go with it.",
		documents: many({
			one: "# document keeps the face it was sent with.",
			other: "# documents keep the face they were sent with.",
		}),
		identities: many({
			one: "# sender identity falls back to the default brand.",
			other: "# sender identities fall back to the default brand.",
		}),
		forGood: "This cannot be undone.",
		type: "Type {name} to confirm",
		wrong: "That is not its name.",
		action: "Delete brand",
		done: "{name} is deleted.",
		isDefault: "The default brand stays. Make another one the default first.",
	},
	save: {
		action: "Save brand",
		create: "Create brand",
		discard: "Discard",
		changes: many({ one: "# change, kept until you save", other: "# changes, kept until you save" }),
		none: "Everything is saved",
		nothingYet: "Nothing is saved yet",
		wrong: many({ one: "# setting needs another look", other: "# settings need another look" }),
		done: "{name} is saved. The next document wears it.",
		failed: "Not saved.",
	},
	kept: {
		text: many({
			one: "You have # unsaved change from {when}.",
			other: "You have # unsaved changes from {when}.",
		}),
		goOn: "Go on",
		discard: "Discard",
	},
	reset: {
		about: "Unsure? Signet’s own face is always there.",
		action: "Reset to it",
		done: "Signet’s own face. Nothing is saved yet.",
	},
	preview: {
		title: "What signers get",
		language: "Language of what is shown",
		light: "Light",
		dark: "Dark",
		scheme: "Light or dark",
		page: "Signing page",
		phone: "Phone",
		mail: "Email",
		certificate: "Certificate",
		which: "Which of them is shown",
		mails: { label: "Which email", request: "Request", completed: "Completed" },
		from: "From",
		subject: "Subject",
		loading: "The preview is on its way.",
		failed: "The preview could not be loaded.",
		again: "Try again",
		sendMe: "Send me this email",
		sent: "On its way to {email}.",
		saveFirst: "Save the brand first: the email wears it as it is saved.",
	},
	sample: {
		title: "Lease, 12 Quay Street",
		heading: "Residential lease agreement",
		message: "Please sign before you collect the keys. It takes about three minutes.",
		signer: "Omar Diaz",
		signature: "Signature",
		date: "Date",
		file: "lease.pdf",
		opened: "The document was opened.",
		signed: "The document was signed.",
		link: "shown-as-an-example",
		/** In a mail that one has sent to oneself. */
		note: "This is a sample of the email: there is no document behind it, nothing is attached, and the button leads back to the brand.",
	},
};

export type BrandsMessages = typeof brandsEn;
