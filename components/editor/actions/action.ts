import type { LucideIcon } from "lucide-react";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import type { Work } from "../work/work-context.tsx";

/** Names of actions are those of their words. */
export type ActionId = keyof Messages["editor"]["paper"]["actions"];

/** What an action is about; menus and lists put those of a group together. */
export type ActionGroup = "field" | "clip" | "arrange" | "select" | "step" | "delete" | "look" | "lead";

/** What lies in an editor: a draft of a document, one that was sent, or a template. */
type EditorKind = "document" | "correction" | "template";

/** Something that can be done on the desk. Buttons, menus, keys, commands and the list of keys all take it from here. */
export type Action = {
	id: ActionId;
	icon: LucideIcon;
	group: ActionGroup;
	/** Such as "mod+shift+z": mod is Ctrl, on a Mac the command key. The first is shown. */
	keys: readonly string[];
	/** Its keys hold while a text is being typed as well. */
	isGlobal?: true;
	/** Where it is there; left out: wherever the editor is. */
	of?: readonly EditorKind[];
	/** There only where the desk has sides: on a phone they are sheets. */
	needsSides?: true;
	isPossible(work: Work): boolean;
	perform(work: Work): void;
};
