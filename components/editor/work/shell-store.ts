import { createListeners } from "#components/ui/listeners.ts";
import type { FieldType } from "#lib/fields/field-types.ts";

/** What stands in the column beside the pages, below the recipients. */
export type DeskPanel = "properties" | "fields" | "settings";
/** What rises from the lower edge of a phone. */
export type DeskSheet = DeskPanel | "recipients" | "pages";

/** How the parts of the desk are laid out on this screen. */
export type Shell = {
	panel: DeskPanel;
	sheet: DeskSheet | null;
	/** null: as wide as the window allows. */
	left: "open" | "rail" | null;
	right: "open" | "folded" | null;
	/** The sheet that leads on: it sends, or applies what was corrected. */
	isSendOpen: boolean;
	/** The recipient with whose eyes the document is looked at; null: with one's own. */
	previewedId: string | null;
	/** The dialog that is open over the desk; null: none is. */
	dialog:
		| "commands"
		| "keys"
		| "copyToPages"
		| "saveBlock"
		| "blocks"
		| "discard"
		| "deleteDraft"
		| "saveTemplate"
		| null;
	/** The tool that is placed by the keyboard; null: none is. */
	placing: FieldType | null;
	/** Where the menu of what may be done with fields was asked for; null: it is closed. */
	menu: { clientX: number; clientY: number } | null;
};

export type ShellStore = {
	getSnapshot(): Shell;
	subscribe(listener: () => void): () => void;
	set(change: Partial<Shell>): void;
	/** Folds a side away, or shows it again. */
	foldLeft(): void;
	foldRight(): void;
};

const FIRST_SHELL: Shell = {
	panel: "properties",
	sheet: null,
	left: null,
	right: null,
	isSendOpen: false,
	previewedId: null,
	dialog: null,
	placing: null,
	menu: null,
};

const WIDE = "(min-width: 1200px)";
const MEDIUM = "(min-width: 1024px)";

const hasRoom = (width: string) => window.matchMedia(width).matches;

/** Whether the desk has sides here; on a phone they are sheets (desk.css). The server draws both, and opens no menu. */
export const hasSides = (): boolean => typeof window === "undefined" || hasRoom("(min-width: 768px)");

const KEPT = "signet-desk-sides";

/** Holds how the desk is laid out; which sides are folded is remembered in this browser. */
export function createShell(): ShellStore {
	let shell = FIRST_SHELL;
	const listeners = createListeners();
	const set = (change: Partial<Shell>) => {
		shell = { ...shell, ...change };
		listeners.notify();
	};
	const fold = (change: Partial<Shell>) => {
		set(change);
		keepSides(shell);
	};
	return {
		getSnapshot: () => shell,
		subscribe: listeners.subscribe,
		set,
		// What the window has room for is shown until it is folded; what it has none for, when it is opened.
		foldLeft: () => fold({ left: shell.left === null ? (hasRoom(WIDE) ? "rail" : "open") : null }),
		foldRight: () => fold({ right: shell.right === null ? (hasRoom(MEDIUM) ? "folded" : "open") : null }),
	};
}

/** Which sides were folded here before. */
export function keptSides(): Pick<Shell, "left" | "right"> {
	try {
		const [left, right] = (localStorage.getItem(KEPT) ?? "").split(" ");
		const isKept = hasRoom(WIDE);
		return { left: isKept && left === "rail" ? "rail" : null, right: isKept && right === "folded" ? "folded" : null };
	} catch {
		return { left: null, right: null };
	}
}

function keepSides({ left, right }: Shell): void {
	try {
		localStorage.setItem(KEPT, `${left ?? "open"} ${right ?? "open"}`);
	} catch {
		// A browser that keeps nothing shows both sides the next time.
	}
}
