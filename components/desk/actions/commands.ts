import { FileText, type LucideIcon, UserRound } from "lucide-react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import { TYPE_GROUPS } from "#components/field-settings/type-groups.ts";
import { fillPlaces } from "#lib/i18n/fill-places.ts";
import { TOOL_KEYS } from "../fields/tools.ts";
import { fieldRecipients } from "../verbs/active-recipient.ts";
import { giveTo, selectedFields } from "../verbs/change-fields.ts";
import type { Work } from "../work/work-context.tsx";
import type { ActionGroup } from "./action.ts";
import { ACTION_GROUPS, isOfDesk } from "./actions.ts";

export type CommandGroup = ActionGroup | "tools" | "recipients" | "pages";

/** Something that can be asked for by its name. */
export type Command = {
	id: string;
	group: CommandGroup;
	name: string;
	/** Further words by which it is found. */
	also: string;
	icon: LucideIcon;
	/** As actions name them. */
	keys: string | undefined;
	isPossible: boolean;
	perform(): void;
};

/** All that can be done on the desk now or at another time: actions, tools, recipients and pages. */
export function commandsOf(work: Work): Command[] {
	return [...toolCommands(work), ...recipientCommands(work), ...actionCommands(work), ...pageCommands(work)];
}

function actionCommands(work: Work): Command[] {
	const { commands } = work.words.layout;
	const also: Readonly<Record<string, string>> = commands.also;
	return ACTION_GROUPS.flatMap(({ group, actions }) =>
		actions
			.filter((action) => action.id !== "commands" && isOfDesk(action, work))
			.map((action) => ({
				id: action.id,
				group,
				name: work.words.paper.actions[action.id],
				also: `${also[action.id] ?? ""} ${commands.groups[group]}`,
				icon: action.icon,
				keys: action.keys[0],
				isPossible: action.isPossible(work),
				perform: () => action.perform(work),
			})),
	);
}

/** Tools are placed by the keyboard from here: who came by it has it. */
function toolCommands(work: Work): Command[] {
	const { words, locale, view, shell, store } = work;
	const hasPages = Object.keys(store.getSnapshot().draft.files).length > 0;
	return TYPE_GROUPS.flat().map((type) => ({
		id: `tool ${type}`,
		group: "tools",
		name: fillPlaces(words.paper.choices.place, { field: words.paper.types[type] }, locale),
		also: words.layout.commands.groups.tools,
		icon: FIELD_ICONS[type],
		keys: TOOL_KEYS[type],
		isPossible: hasPages,
		perform() {
			view.set({ tool: type, isToolKept: false, selection: [] });
			shell.set({ placing: type });
		},
	}));
}

function recipientCommands(work: Work): Command[] {
	const { words, locale, view } = work;
	const { placeFor, giveTo: give } = words.paper.choices;
	const all = fieldRecipients(work);
	const hasSelected = selectedFields(work).length > 0;
	const common = { group: "recipients" as const, also: words.layout.commands.groups.recipients, icon: UserRound };
	return [
		...all.map(({ id, name }, index) => ({
			...common,
			id: `for ${id}`,
			name: fillPlaces(placeFor, { name }, locale),
			keys: index < 9 ? String(index + 1) : undefined,
			isPossible: true,
			perform: () => view.set({ recipientId: id }),
		})),
		...(all.length > 1 ? all : []).map(({ id, name }) => ({
			...common,
			id: `give ${id}`,
			name: fillPlaces(give, { name }, locale),
			keys: undefined,
			isPossible: hasSelected,
			perform: () => giveTo(work, id),
		})),
	];
}

function pageCommands({ words, locale, paper }: Work): Command[] {
	return (paper.current?.stack().pages ?? []).map(({ fileId, page, number }) => ({
		id: `page ${number}`,
		group: "pages",
		name: fillPlaces(words.paper.choices.page, { page: number }, locale),
		also: "",
		icon: FileText,
		keys: undefined,
		isPossible: true,
		perform: () => paper.current?.show(fileId, page),
	}));
}
