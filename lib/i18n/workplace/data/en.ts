import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of the room where Admins take all data of the organisation with them. */
export const dataEn = {
	title: "Your data",
	about: "Take everything that {name} has here with you.",
	closed: "Only Admins take the organisation’s data with them.",
	cancel: "Cancel",
	export: {
		title: "Export everything",
		about: "One zip file with all that the organisation has.",
		holds: "What is in it",
		held: {
			documents: "Every document: original, signed PDF, certificate, attachments, its data and audit trail",
			people: "People, teams, contact groups and sender identities",
			brands: "Brands with logos, custom fields, settings and the audit log",
			developers: "API keys, apps and webhooks, without their secrets",
			sums: "The SHA-256 of every file, to check them",
		},
		leftOut: "What is not",
		notHeld: {
			secrets: "Passwords, keys, codes and links",
			pictures: "Pictures of identity documents",
			fields: "Private custom fields of other people",
		},
		start: "Export everything",
		startTitle: "Export everything?",
		startAbout:
			"The file holds all documents of everybody in {name}. All Admins are mailed now, and again when it is ready. Only you can download it, for 24 hours.",
		running: "The export is being made",
		startedBy: "{person} asked for it {when}.",
		documents: many({ one: "{done} of # document", other: "{done} of # documents" }),
		soFar: "{size} so far",
		leave: "You can leave this page: you are mailed when it is ready.",
		stop: "Cancel export",
		stopTitle: "Cancel the export?",
		stopAbout: "What was made of it so far is deleted.",
		stopped: "The export is cancelled.",
		ready: "The export is ready",
		readySize: "{files}, {size}",
		files: many({ one: "# file", other: "# files" }),
		until: "Until {when}.",
		download: "Download",
		othersOnly: "Only {person} can download it.",
		remove: "Delete",
		removeTitle: "Delete the export?",
		removeAbout: "It can then no longer be downloaded. Your data here stays as it is.",
		removed: "The export is deleted.",
		again: "Export again",
		failed: "The export could not be made.",
		tryAgain: "Try again",
	},
};

export type DataMessages = typeof dataEn;
