import {
	Asterisk,
	Blocks,
	ClipboardPaste,
	Copy,
	CopyPlus,
	FileDown,
	Files,
	FileUp,
	PackagePlus,
	Redo2,
	Scissors,
	SlidersHorizontal,
	Trash2,
	Undo2,
} from "lucide-react";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { moveToPage, removeSelected, selectedFields, toggleRequired } from "../verbs/change-fields.ts";
import { canPaste, copySelected, paste } from "../verbs/clipboard.ts";
import { duplicateSelected } from "../verbs/copy-fields.ts";
import { showPanel } from "../verbs/show-panel.ts";
import { stepBack } from "../verbs/step-back.ts";
import type { Work } from "../work/work-context.tsx";
import type { Action } from "./action.ts";
import { ARRANGING } from "./arrange-actions.ts";
import { canSaveBlock } from "./can-save-block.ts";
import { hasSelected } from "./has-selected.ts";
import { SELECTING } from "./select-actions.ts";
import { countPages } from "./turn-page.ts";

/** Fields that are saved together, and inserted elsewhere. */
const BLOCKS: readonly Action[] = [
	{
		id: "saveBlock",
		icon: PackagePlus,
		group: "clip",
		keys: [],
		isPossible: canSaveBlock,
		perform: ({ shell }) => shell.set({ dialog: "saveBlock" }),
	},
	{
		id: "insertBlock",
		icon: Blocks,
		group: "clip",
		keys: [],
		isPossible: canPaste,
		perform: ({ shell }) => shell.set({ dialog: "blocks", sheet: null }),
	},
];

const has = hasSelected;
const hasWhereElse = (work: Work) => has(1)(work) && countPages(work) > 1;

/** Whether one of the selected fields can be asked for: what is only shown cannot. */
function canBeRequired(work: Work): boolean {
	return selectedFields(work).some(({ field }) => FIELD_REGISTRY[field.type].kind !== "display");
}

const FIELD: readonly Action[] = [
	{
		id: "showProperties",
		icon: SlidersHorizontal,
		group: "field",
		keys: ["alt+enter"],
		isPossible: ({ view }) => view.getSnapshot().selection.length > 0,
		perform: (work) => showPanel(work, "properties"),
	},
	{
		id: "required",
		icon: Asterisk,
		group: "field",
		keys: [],
		isPossible: canBeRequired,
		perform: toggleRequired,
	},
	{
		id: "toPreviousPage",
		icon: FileUp,
		group: "field",
		keys: ["alt+pageup"],
		isPossible: hasWhereElse,
		perform: (work) => moveToPage(work, -1),
	},
	{
		id: "toNextPage",
		icon: FileDown,
		group: "field",
		keys: ["alt+pagedown"],
		isPossible: hasWhereElse,
		perform: (work) => moveToPage(work, 1),
	},
];

const CLIP: readonly Action[] = [
	{
		id: "cut",
		icon: Scissors,
		group: "clip",
		keys: ["mod+x"],
		isPossible: has(1),
		perform(work) {
			copySelected(work);
			removeSelected(work);
		},
	},
	{ id: "copy", icon: Copy, group: "clip", keys: ["mod+c"], isPossible: has(1), perform: copySelected },
	{
		id: "paste",
		icon: ClipboardPaste,
		group: "clip",
		keys: ["mod+v"],
		isPossible: canPaste,
		perform: (work) => void paste(work),
	},
	{
		id: "duplicate",
		icon: CopyPlus,
		group: "clip",
		keys: ["mod+d"],
		isPossible: has(1),
		perform: duplicateSelected,
	},
	{
		id: "duplicateToPages",
		icon: Files,
		group: "clip",
		keys: [],
		isPossible: hasWhereElse,
		perform: ({ shell }) => shell.set({ dialog: "copyToPages" }),
	},
];

const STEP: readonly Action[] = [
	{
		id: "undo",
		icon: Undo2,
		group: "step",
		keys: ["mod+z"],
		isPossible: ({ store }) => store.getSnapshot().undo !== null,
		perform: (work) => stepBack(work, "undo"),
	},
	{
		id: "redo",
		icon: Redo2,
		group: "step",
		keys: ["mod+shift+z", "mod+y"],
		isPossible: ({ store }) => store.getSnapshot().redo !== null,
		perform: (work) => stepBack(work, "redo"),
	},
];

/** What is done to fields, in the order of menus. */
export const EDITING: readonly Action[] = [
	...FIELD,
	...CLIP,
	...BLOCKS,
	...ARRANGING,
	...SELECTING,
	...STEP,
	{
		id: "delete",
		icon: Trash2,
		group: "delete",
		keys: ["delete", "backspace"],
		isPossible: has(1),
		perform: removeSelected,
	},
];
