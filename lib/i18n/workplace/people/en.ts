import type { PluralForms } from "#lib/i18n/format.ts";
import { invitingEn } from "./inviting-en.ts";
import { leavingEn } from "./leaving-en.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words about the people and teams of an account. */
export const peopleEn = {
	...invitingEn,
	...leavingEn,
	title: "People",
	cancel: "Cancel",
	save: "Save",
	team: "Team",
	seats: "{taken} of {of} seats taken. An open invitation takes one.",
	seatsOpen: many({ one: "# person.", other: "# people, open invitations among them." }),
	ofTeam: "The people of your team, {team}.",
	roles: {
		label: "Role",
		names: { Admin: "Admin", TeamAdmin: "Team lead", Member: "Member" },
		may: {
			Admin: "Sees all documents and changes everything: people, brands, keys, apps.",
			TeamAdmin: "Sees the documents of everybody in the team, and invites people to it.",
			Member: "Sends documents, sees their own, and signs what they are asked to.",
		},
	},
	tabs: { label: "Which people are shown", everybody: "Everybody", admins: "Admins", deactivated: "Deactivated" },
	search: { label: "Search people", placeholder: "Name or email" },
	members: {
		title: "Active",
		deactivated: "Deactivated",
		count: many({ one: "# person", other: "# people" }),
		person: "Person",
		lastActive: "Last active",
		you: "you",
		never: "Never signed in",
		factor: "Two-factor",
		factorOn: "On",
		factorOff: "Off",
	},
	pages: { label: "Pages of people", earlier: "Earlier", later: "Later" },
	empty: {
		found: "Nobody fits “{search}”",
		foundAbout: "Names and email addresses were searched, in what this tab shows.",
		clear: "Show everybody",
		team: "Nobody is in this team yet",
		teamAbout: "Invite somebody into it, or move somebody here from another team.",
		gone: "Nobody was deactivated",
		goneAbout: "Whoever leaves stays listed here, and can be let in again.",
		page: "Nobody is on this page",
	},
	menu: {
		of: "What can be done about {name}",
		role: "Change role…",
		team: "Move to another team…",
		data: "Edit metadata…",
		activate: "Let in again…",
		reset: "Reset two-factor sign-in…",
		deactivate: "Deactivate…",
	},
	role: {
		title: "Role of {name}",
		about: "It counts at once, wherever they are signed in.",
		done: "{name} has another role.",
	},
	move: {
		title: "Move {name} to another team",
		about: "Their documents come along: the leads of the new team see them, those of the old one no longer do.",
		done: "{name} is in another team.",
	},
	data: {
		title: "Metadata of {name}",
		about: "Your own notes for other systems, such as a number of staff. Nobody but Admins and team leads sees them.",
		label: "Pairs",
		help: "One on each line, such as: cost centre = 4711",
		done: "The metadata of {name} is saved.",
		wrong: {
			form: "Line {line} needs a name, an equals sign and a value.",
			twice: "Line {line} has a name that was there before.",
			long: "Line {line} is too long: a name has at most 50 characters, a value 500.",
			many: "From line {line} on there are too many: at most 50 pairs are kept.",
		},
	},
	activate: {
		title: "Let {name} in again?",
		about: "They take a seat and sign in with the password they had. Keys and apps that ended stay ended.",
		action: "Let in again",
		done: "{name} can sign in again.",
	},
	reset: {
		title: "Reset two-factor sign-in of {name}?",
		about:
			"Their app, passkeys and recovery codes are removed, and they are signed out everywhere. Then their password alone lets them in, until they have set it up again. They get an email.",
		care: "Make sure that it is {name} who asks: call them.",
		action: "Reset",
		done: "Two-factor sign-in of {name} is reset.",
	},
	closed: {
		text: "Only Admins and team leads see people.",
		teams: "Only Admins and team leads see teams.",
		ask: "Ask {names}.",
		back: "Go to your documents",
	},
	teams: {
		title: "Teams",
		about:
			"A document belongs to the team of whoever sends it. A team lead sees all documents of the team; a member sees their own.",
		make: "New team",
		name: "Name",
		nameHelp: "Such as Lettings or Sales.",
		makeAction: "Make team",
		made: "The team {name} is made. Invite people into it, or move them there.",
		rename: "Rename",
		renameOf: "Rename {name}",
		renamed: "The team is called {name} now.",
		list: "All teams",
		own: "Your team",
		people: many({ one: "# person", other: "# people" }),
		first: "Whoever is in no other team",
		leads: "led by {names}",
		noLead: "no team lead",
	},
};

export type PeopleMessages = typeof peopleEn;
