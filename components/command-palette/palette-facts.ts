import { type NamedRoom, SETTINGS_ROOMS } from "#components/settings/settings-pages.ts";
import { askingFor } from "#components/ui/dialogs/asking-for.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { Reminded } from "#lib/contract/documents/changing/reminded.ts";

/** What is begun in a room of the settings, each by the name of its words, and where. */
export const NEW_IN_ROOMS = {
	invite: askingFor(SETTINGS_ROOMS.people, "new"),
	newTeam: askingFor(SETTINGS_ROOMS.teams, "new"),
	newBrand: `${SETTINGS_ROOMS.brands}/new`,
	newIdentity: askingFor(SETTINGS_ROOMS.identities, "new"),
	newField: askingFor(SETTINGS_ROOMS.fields, "new"),
	newApp: `${SETTINGS_ROOMS.apps}/new`,
	newKey: askingFor(SETTINGS_ROOMS.keys, "new"),
	newWebhook: `${SETTINGS_ROOMS.webhooks}/new`,
} as const;

export type NewInRoom = keyof typeof NEW_IN_ROOMS;

/** What of the workplace is there for the reader. */
export type PaletteFacts = {
	/** The rooms of the settings that they may enter, with what they are called. */
	rooms: NamedRoom[];
	/** What they may begin there. */
	begins: NewInRoom[];
	hasOutbox: boolean;
	isSandbox: boolean;
};

type OnDocument<T> = (input: { documentId: string }) => Promise<ActionAnswer<T>>;

/** What the palette does itself, besides leading somewhere. */
export type PaletteVerbs = {
	sendSample: (input: Record<never, never>) => Promise<ActionAnswer<{ documentId: string }>>;
	chooseEnvironment: (input: { isSandbox: boolean }) => Promise<ActionAnswer>;
	remind: (input: { documentId: string; receiverEmails: string[]; message: string }) => Promise<ActionAnswer<Reminded>>;
	duplicate: OnDocument<{ documentId: string }>;
	correct: OnDocument<unknown>;
};

/** A document that was found. */
export type FoundDocument = {
	id: string;
	title: string;
	status: string;
	sealState: string;
	isWaiting: boolean;
};

/** What the server found by what was typed. */
export type Found = {
	documents: FoundDocument[];
	count: number;
	people: { id: string; name: string; email: string }[];
	templates: { id: string; title: string }[];
	/** Nothing was found by what was typed, but something is by this. */
	near: string | null;
};
