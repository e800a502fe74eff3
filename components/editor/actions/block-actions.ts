import { Blocks, PackagePlus } from "lucide-react";
import { canPaste } from "../verbs/clipboard.ts";
import type { Action } from "./action.ts";
import { canSaveBlock } from "./can-save-block.ts";

/** Fields that are saved together, and inserted elsewhere. */
export const BLOCKS: readonly Action[] = [
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
