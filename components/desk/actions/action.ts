import type { LucideIcon } from "lucide-react";
import type { DeskMessages } from "#lib/i18n/workplace/desk/en.ts";
import type { Work } from "../work/work-context.tsx";

type Named = keyof DeskMessages["paper"]["actions"];

/** Names of actions are those of their words; the rest of those are said of keys, or of one of many. */
export type ActionId = Exclude<
	Named,
	"moveTo" | "nudge" | "nudgeFar" | "resize" | "recipient" | "commands" | "selectNone" | "selectPage"
>;

/** Something that can be done on the desk. Buttons, menus, keys and the list of keys all take it from here. */
export type Action = {
	id: ActionId;
	icon: LucideIcon;
	/** Such as "mod+shift+z": mod is Ctrl, on a Mac the command key. The first is shown. */
	keys: readonly string[];
	/** Its keys hold while a text is being typed as well. */
	isGlobal?: true;
	isPossible(work: Work): boolean;
	perform(work: Work): void;
};
