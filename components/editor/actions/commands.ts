import { FileText, type LucideIcon, UserRound } from "lucide-react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import { TYPE_GROUPS } from "#components/field-settings/type-groups.ts";
import { format } from "#lib/i18n/message.ts";
import { TOOL_KEYS } from "../fields/tools.ts";
import { fieldRecipients } from "../verbs/active-recipient.ts";
import { giveTo, selectedFields } from "../verbs/change-fields.ts";
import type { Work } from "../work/work-context.tsx";
import type { ActionGroup } from "./action.ts";
import { ACTION_GROUPS, isOfDesk } from "./actions.ts";

type CommandGroup = ActionGroup | "tools" | "recipients" | "pages";

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
	const { words, types, view, shell, store } = work;
	const hasPages = Object.keys(store.getSnapshot().draft.files).length > 0;
	return TYPE_GROUPS.flat().map((type) => ({
		id: `tool ${type}`,
		group: "tools",
		name: format(words.paper.choices.place, { field: types[type] }),
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
	const { words, view } = work;
	const { placeFor, giveTo: give } = words.paper.choices;
	const all = fieldRecipients(work);
	const hasSelected = selectedFields(work).length > 0;
	const common = { group: "recipients" as const, also: words.layout.commands.groups.recipients, icon: UserRound };
	return [
		...all.map(({ id, name }, index) => ({
			...common,
			id: `for ${id}`,
			name: format(placeFor, { name }),
			keys: index < 9 ? String(index + 1) : undefined,
			isPossible: true,
			perform: () => view.set({ recipientId: id }),
		})),
		...(all.length > 1 ? all : []).map(({ id, name }) => ({
			...common,
			id: `give ${id}`,
			name: format(give, { name }),
			keys: undefined,
			isPossible: hasSelected,
			perform: () => giveTo(work, id),
		})),
	];
}

function pageCommands({ words, paper }: Work): Command[] {
	return (paper.current?.stack().pages ?? []).map(({ fileId, page, number }) => ({
		id: `page ${number}`,
		group: "pages",
		name: format(words.paper.choices.page, { page: number }),
		also: "",
		icon: FileText,
		keys: undefined,
		isPossible: true,
		perform: () => paper.current?.show(fileId, page),
	}));
}
