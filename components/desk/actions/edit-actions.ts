import {
	AlignCenterHorizontal,
	AlignCenterVertical,
	AlignEndHorizontal,
	AlignEndVertical,
	AlignHorizontalSpaceBetween,
	AlignStartHorizontal,
	AlignStartVertical,
	AlignVerticalSpaceBetween,
	Asterisk,
	ClipboardPaste,
	Copy,
	CopyPlus,
	Files,
	type LucideIcon,
	MoveHorizontal,
	MoveVertical,
	Redo2,
	Scissors,
	SquareDashedMousePointer,
	Trash2,
	Undo2,
} from "lucide-react";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { Alignment } from "../paper/arrange.ts";
import { align, distribute, sameSize } from "../verbs/arrange-fields.ts";
import { removeSelected, selectedFields, toggleRequired } from "../verbs/change-fields.ts";
import { canPaste, copySelected, paste } from "../verbs/clipboard.ts";
import { copyToAllPages, duplicateSelected } from "../verbs/copy-fields.ts";
import { selectAll } from "../verbs/select-fields.ts";
import { stepBack } from "../verbs/step-back.ts";
import type { Work } from "../work/work-context.tsx";
import type { Action, ActionId } from "./action.ts";
import { countPages } from "./turn-page.ts";

const has = (least: number) => (work: Work) => selectedFields(work).length >= least;

/** Whether one of the selected fields can be asked for: what is only shown cannot. */
function canBeRequired(work: Work): boolean {
	return selectedFields(work).some(({ field }) => FIELD_REGISTRY[field.type].kind !== "display");
}

function aligning(id: ActionId, icon: LucideIcon, alignment: Alignment): Action {
	return { id, icon, keys: [], isPossible: has(2), perform: (work) => align(work, alignment) };
}

/** How several fields are put in order with each other. */
export const ARRANGING: readonly Action[] = [
	aligning("alignLeft", AlignStartVertical, "left"),
	aligning("alignCenter", AlignCenterVertical, "center"),
	aligning("alignRight", AlignEndVertical, "right"),
	aligning("alignTop", AlignStartHorizontal, "top"),
	aligning("alignMiddle", AlignCenterHorizontal, "middle"),
	aligning("alignBottom", AlignEndHorizontal, "bottom"),
	{
		id: "distributeX",
		icon: AlignHorizontalSpaceBetween,
		keys: [],
		isPossible: has(3),
		perform: (work) => distribute(work, "x"),
	},
	{
		id: "distributeY",
		icon: AlignVerticalSpaceBetween,
		keys: [],
		isPossible: has(3),
		perform: (work) => distribute(work, "y"),
	},
	{
		id: "sameWidth",
		icon: MoveHorizontal,
		keys: [],
		isPossible: has(2),
		perform: (work) => sameSize(work, "width"),
	},
	{
		id: "sameHeight",
		icon: MoveVertical,
		keys: [],
		isPossible: has(2),
		perform: (work) => sameSize(work, "height"),
	},
];

/** What is done to fields, in the order of menus. */
export const EDITING: readonly Action[] = [
	{
		id: "undo",
		icon: Undo2,
		keys: ["mod+z"],
		isPossible: ({ store }) => store.getSnapshot().undo !== null,
		perform: (work) => stepBack(work, "undo"),
	},
	{
		id: "redo",
		icon: Redo2,
		keys: ["mod+shift+z", "mod+y"],
		isPossible: ({ store }) => store.getSnapshot().redo !== null,
		perform: (work) => stepBack(work, "redo"),
	},
	{
		id: "cut",
		icon: Scissors,
		keys: ["mod+x"],
		isPossible: has(1),
		perform(work) {
			copySelected(work);
			removeSelected(work);
		},
	},
	{ id: "copy", icon: Copy, keys: ["mod+c"], isPossible: has(1), perform: copySelected },
	{ id: "paste", icon: ClipboardPaste, keys: ["mod+v"], isPossible: canPaste, perform: (work) => void paste(work) },
	{ id: "duplicate", icon: CopyPlus, keys: ["mod+d"], isPossible: has(1), perform: duplicateSelected },
	{
		id: "duplicateToAll",
		icon: Files,
		keys: [],
		isPossible: (work) => has(1)(work) && countPages(work) > 1,
		perform: copyToAllPages,
	},
	{ id: "required", icon: Asterisk, keys: [], isPossible: canBeRequired, perform: toggleRequired },
	{
		id: "selectAll",
		icon: SquareDashedMousePointer,
		keys: ["mod+a"],
		isPossible: ({ store }) => Object.keys(store.getSnapshot().draft.fields).length > 0,
		perform: selectAll,
	},
	...ARRANGING,
	{ id: "delete", icon: Trash2, keys: ["delete", "backspace"], isPossible: has(1), perform: removeSelected },
];
