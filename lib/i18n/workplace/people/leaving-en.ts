import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words about somebody who leaves, and who takes over what. */
export const leavingEn = {
	deactivate: {
		title: "Deactivate {name}?",
		about:
			"They are signed out everywhere at once and free a seat. Documents under way go on, whoever takes them over.",
		action: "Deactivate {name}",
		done: "{name} is deactivated. Documents are handed over in a moment.",
		looking: "Looking what is to be handed over…",
		again: "Try again",
		nothing: "There is nothing to hand over: {name} has no documents, private fields, keys or apps.",
		counted: {
			documents: many({ one: "# document", other: "# documents" }),
			drafts: many({ one: "# draft", other: "# drafts" }),
			privateFields: many({ one: "# private field", other: "# private fields" }),
		},
		thousand: {
			documents: "1,000 documents or more",
			drafts: "1,000 drafts or more",
			privateFields: "1,000 private fields or more",
		},
		stay: {
			documents: "Stay in their name; Admins and team leads see them",
			drafts: "Stay in their name; Admins and team leads see them",
			privateFields: "Stay theirs; nobody else sees them",
		},
		key: "API key “{name}”",
		keyEnds: "Ends: whatever uses it stops at once",
		app: "Credentials of the app “{name}” act as",
		appEnds: "Nobody: they get no token any more",
		to: "{name}, {email}",
		toYou: "You, {email}",
		secrets:
			"{name} may know these secrets. Let them end unless a machine needs them, and replace them soon. They go only to people who may do no more than {name}.",
		webhooks: "Webhooks, brands and shared fields belong to the organisation and stay.",
	},
};
