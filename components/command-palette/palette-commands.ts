import {
	ArrowLeft,
	Award,
	BellRing,
	BookOpen,
	BookUser,
	CalendarClock,
	CircleCheck,
	Code,
	Copy,
	Download,
	FilePlus2,
	Files,
	FileText,
	FlaskConical,
	House,
	Inbox,
	Keyboard,
	LayoutTemplate,
	ListFilter,
	LogOut,
	type LucideIcon,
	Monitor,
	Moon,
	PencilLine,
	Plus,
	SearchCheck,
	Send,
	Settings2,
	ShieldCheck,
	SquarePen,
	Sun,
	Tag,
	Trash2,
	TriangleAlert,
	Undo2,
	UserRound,
	UserRoundPen,
	Users,
} from "lucide-react";
import { SETTINGS_ROOMS } from "#components/settings/settings-pages.ts";
import { askingFor } from "#components/ui/dialogs/asking-for.ts";
import type { ListedCommand } from "#components/ui/lists/command-list.tsx";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";
import { type Found, type FoundDocument, NEW_IN_ROOMS, type NewInRoom, type PaletteFacts } from "./palette-facts.ts";

type PaletteMessages = WorkplaceMessages["palette"];

/** What choosing it does: leads to an address, or does something that has a name. */
export type Effect =
	| { to: string; isFile?: true }
	| { act: "sample" | "environment" | "keys" | "signOut" | "light" | "dark" | "system" | "back" }
	| { act: "search"; query: string }
	| { act: "remind" | "duplicate" | "correct"; documentId: string };

/** Something in the palette. `group` and `also` are what findCommands looks at. */
export type PaletteCommand = ListedCommand & {
	group: "page" | "opened" | "actions" | "settings" | "documents" | "people" | "templates";
	also: string;
	effect: Effect;
	/** The document that it is, whose own actions lie behind it. */
	document?: FoundDocument;
};

const LISTS = {
	mine: PencilLine,
	others: Users,
	attention: TriangleAlert,
	completed: CircleCheck,
	drafts: SquarePen,
	scheduled: CalendarClock,
	trash: Trash2,
} as const satisfies Record<string, LucideIcon>;

/** What can be done anywhere. */
export function actionCommands(
	{ actions, also }: PaletteMessages,
	{ begins, hasOutbox, isSandbox }: PaletteFacts,
): PaletteCommand[] {
	const command = (id: keyof PaletteMessages["actions"], icon: LucideIcon, effect: Effect): PaletteCommand => ({
		id,
		name: actions[id],
		icon,
		isPossible: true,
		group: "actions",
		also: also[id] ?? "",
		effect,
	});
	const lists = Object.entries(LISTS) as [keyof typeof LISTS, LucideIcon][];
	return [
		command("newDocument", FilePlus2, { to: "/documents/new" }),
		command("sample", Send, { act: "sample" }),
		...begins.map((one) => command(one, Plus, { to: NEW_IN_ROOMS[one] })),
		command("start", House, { to: "/start" }),
		command("documents", Files, { to: "/documents" }),
		command("templates", LayoutTemplate, { to: "/templates" }),
		command("contacts", BookUser, { to: "/contacts" }),
		...lists.map(([filter, icon]) => command(filter, icon, { to: `/documents?filter=${filter}` })),
		...(hasOutbox ? [command("outbox", Inbox, { to: "/outbox" })] : []),
		command("verify", ShieldCheck, { to: "/verify" }),
		command(isSandbox ? "live" : "sandbox", FlaskConical, { act: "environment" }),
		command("light", Sun, { act: "light" }),
		command("dark", Moon, { act: "dark" }),
		command("system", Monitor, { act: "system" }),
		command("guides", BookOpen, { to: "/docs/guides" }),
		command("reference", Code, { to: "/docs" }),
		command("keys", Keyboard, { act: "keys" }),
		command("signOut", LogOut, { act: "signOut" }),
	];
}

/** Of these, what is begun on the page at a path, and the others. */
export function ownOf(commands: readonly PaletteCommand[], path: string) {
	const isOwn = ({ id }: PaletteCommand) => id in NEW_IN_ROOMS && roomOf(NEW_IN_ROOMS[id as NewInRoom]) === path;
	const page = commands.filter(isOwn).map((command) => ({ ...command, group: "page" as const }));
	return { page, others: commands.filter((command) => !isOwn(command)) };
}

/** Where it is begun: without the page of its own, or what the room is asked for. */
const roomOf = (address: string) => address.replace(/(\/new|\?.*)$/, "");

/** The rooms of the settings. */
export function settingsCommands({ also, groups }: PaletteMessages, { rooms }: PaletteFacts): PaletteCommand[] {
	return rooms.map(({ room, name }) => ({
		id: `room ${room}`,
		name,
		icon: Settings2,
		isPossible: true,
		group: "settings",
		also: `${groups.settings} ${also[room === "keys" ? "keysOfApi" : room] ?? ""}`,
		effect: { to: SETTINGS_ROOMS[room] },
	}));
}

/** Documents, each of which opens, or leads to what can be done with it. */
export function documentCommands(words: PaletteMessages, documents: readonly FoundDocument[]): PaletteCommand[] {
	const states: Record<string, string> = words.states;
	return documents.map((document) => ({
		id: `document ${document.id}`,
		name: document.title || words.untitled,
		about: states[document.status] ?? "",
		icon: FileText,
		isPossible: true,
		group: "documents",
		also: "",
		effect: { to: addressOf(document) },
		document,
	}));
}

function addressOf({ id, status }: FoundDocument): string {
	return status === "Draft" ? `/documents/${id}/desk` : `/documents/${id}`;
}

/** From here on the server counts no further. */
const MOST = 99;

/** The way to all documents that were found. */
export function allCommand(words: PaletteMessages, query: string, count: number): PaletteCommand {
	return {
		id: "all",
		name: count < MOST ? format(words.all, { count, query }) : format(words.more, { query }),
		icon: ListFilter,
		isPossible: true,
		group: "documents",
		also: "",
		effect: { to: `/documents?${new URLSearchParams({ q: query })}` },
	};
}

/** What was probably meant where nothing is found, the likelier first. */
export function nearCommands(words: PaletteMessages, query: string, nears: readonly string[]): PaletteCommand[] {
	return nears.map((near, index) => ({
		id: `near ${near}`,
		name: format(words.near, { near }),
		heading: index === 0 ? format(words.none, { query }) : undefined,
		icon: SearchCheck,
		isPossible: true,
		group: "actions",
		also: "",
		effect: { act: "search", query: near },
	}));
}

/** People of the account, each in their room. */
export function personCommands(people: Found["people"]): PaletteCommand[] {
	return people.map(({ id, name, email }) => ({
		id: `person ${id}`,
		name,
		about: name === email ? undefined : email,
		icon: UserRound,
		isPossible: true,
		group: "people",
		also: "",
		effect: { to: `/settings/people?${new URLSearchParams({ q: email })}` },
	}));
}

/** Templates, each of which asks who takes its roles. */
export function templateCommands(templates: Found["templates"]): PaletteCommand[] {
	return templates.map(({ id, title }) => ({
		id: `template ${id}`,
		name: title,
		icon: LayoutTemplate,
		isPossible: true,
		group: "templates",
		also: "",
		effect: { to: askingFor(`/templates/${id}`, "use") },
	}));
}

/**
 * The same, the first of each group with what the group is called.
 *
 * @param isRecent the documents are those that were active last
 * @param opened the document on whose own page one is
 */
export function withHeadings(
	words: PaletteMessages,
	{ isRecent, opened }: { isRecent: boolean; opened: FoundDocument | null },
	commands: readonly PaletteCommand[],
): PaletteCommand[] {
	const { groups } = words;
	const headings: Record<PaletteCommand["group"], string> = {
		...groups,
		documents: isRecent ? groups.recent : groups.documents,
		opened: format(groups.of, { title: opened?.title || words.untitled }),
	};
	return commands.map((command, index) =>
		commands[index - 1]?.group === command.group ? command : { ...command, heading: headings[command.group] },
	);
}

/** What can be done with a document. */
export function commandsOfDocument({ document }: PaletteMessages, found: FoundDocument): PaletteCommand[] {
	const { id, status, sealState, isWaiting } = found;
	const isDraft = status === "Draft";
	const isOpen = status === "InProgress" && sealState === "None";
	const command: MakeCommand = (name, icon, effect) => ({
		id: `${name} ${id}`,
		name: document[name],
		icon,
		isPossible: true,
		group: "documents",
		also: "",
		effect,
	});
	return [
		command(isDraft ? "edit" : "open", isDraft ? SquarePen : FileText, { to: addressOf(found) }),
		// What comes first is done by Enter alone: nothing that anybody else would hear of.
		command("download", Download, { to: `/documents/${id}/download`, isFile: true }),
		...(status === "Completed"
			? [command("certificate", Award, { to: `/documents/${id}/certificate`, isFile: true })]
			: []),
		...(isWaiting ? [command("remind", BellRing, { act: "remind", documentId: id })] : []),
		...(isOpen ? [command("correct", PencilLine, { act: "correct", documentId: id })] : []),
		command("duplicate", Copy, { act: "duplicate", documentId: id }),
		// A draft's own page is the desk, which asks for itself.
		...(isDraft ? [] : askingCommands(found, command)),
		command("back", ArrowLeft, { act: "back" }),
	];
}

/** The same on the document's own page. */
export function commandsOfOpened(words: PaletteMessages, found: FoundDocument): PaletteCommand[] {
	// It is open, and there is nothing to go back to.
	const own = commandsOfDocument(words, found).slice(1, -1);
	return own.map((command) => ({ ...command, group: "opened" }));
}

type MakeCommand = (name: keyof PaletteMessages["document"], icon: LucideIcon, effect: Effect) => PaletteCommand;

/** What the document's own page asks about first. */
function askingCommands({ id, status, sealState }: FoundDocument, command: MakeCommand): PaletteCommand[] {
	const isOpen = status === "InProgress" && sealState === "None";
	const ask = (name: "files" | "labels" | "recipient" | "extend" | "revoke" | "delete", icon: LucideIcon) =>
		command(name, icon, { to: askingFor(`/documents/${id}`, name) });
	return [
		ask("files", Files),
		ask("labels", Tag),
		...(isOpen ? [ask("recipient", UserRoundPen)] : []),
		...(isOpen || status === "Expired" ? [ask("extend", CalendarClock)] : []),
		...(isOpen || status === "Scheduled" ? [ask("revoke", Undo2)] : []),
		ask("delete", Trash2),
	];
}
