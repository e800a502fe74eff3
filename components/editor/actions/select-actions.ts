import { BoxSelect, Shapes, SquareDashed, SquareDashedMousePointer, UsersRound } from "lucide-react";
import { selectAlike, selectAll, selectPage } from "../verbs/select-fields.ts";
import type { Work } from "../work/work-context.tsx";
import type { Action } from "./action.ts";
import { hasSelected } from "./has-selected.ts";

const hasFields = ({ store }: Work) => Object.keys(store.getSnapshot().draft.fields).length > 0;

/** What chooses several fields without a pointer, as a frame drawn around them does with one. */
export const SELECTING: readonly Action[] = [
	{
		id: "selectPage",
		icon: SquareDashedMousePointer,
		group: "select",
		keys: ["mod+a"],
		isPossible: hasFields,
		perform: selectPage,
	},
	{ id: "selectAll", icon: BoxSelect, group: "select", keys: [], isPossible: hasFields, perform: selectAll },
	{
		id: "selectType",
		icon: Shapes,
		group: "select",
		keys: [],
		isPossible: hasSelected(1),
		perform: (work) => selectAlike(work, "type"),
	},
	{
		id: "selectRecipient",
		icon: UsersRound,
		group: "select",
		keys: [],
		isPossible: hasSelected(1),
		perform: (work) => selectAlike(work, "recipientId"),
	},
	{
		id: "selectNone",
		icon: SquareDashed,
		group: "select",
		keys: ["escape"],
		isPossible: ({ view }) => view.getSnapshot().selection.length > 0,
		perform: ({ view }) => view.set({ selection: [] }),
	},
];
