/** The parts of keys: "mod+shift+z", and "mod++" for the plus itself. */
function partsOf(keys: string): string[] {
	return keys.endsWith("++") ? [...keys.slice(0, -2).split("+"), "+"] : keys.split("+");
}

/** Whether a key was pressed as an action names it, e.g. "mod+shift+z". */
export function matchesKeys(event: KeyboardEvent, keys: string): boolean {
	const parts = partsOf(keys);
	const key = parts.at(-1) ?? "";
	const isMod = event.ctrlKey || event.metaKey;
	const isAlt = parts.includes("alt");
	// Signs that keyboards make with Alt come without Ctrl, or with both.
	if (isMod !== parts.includes("mod") || (event.altKey !== isAlt && (isAlt || key.length > 1))) return false;
	// Where a sign needs Shift on one keyboard it does not on another.
	const isNamed = /^[a-z]$|^.{2,}$/.test(key);
	if (isNamed && event.shiftKey !== parts.includes("shift")) return false;
	return event.key.toLowerCase() === key;
}

const SHOWN: Readonly<Record<string, string>> = {
	shift: "⇧",
	delete: "Del",
	pageup: "PgUp",
	pagedown: "PgDn",
	enter: "↵",
	escape: "Esc",
};

/** Keys as keyboards name them: "Ctrl+⇧+Z", on a Mac "⌘⇧Z". */
export function shownKeys(keys: string, isMac: boolean): string {
	const held: Readonly<Record<string, string>> = { mod: isMac ? "⌘" : "Ctrl", alt: isMac ? "⌥" : "Alt" };
	const named = partsOf(keys).map((part) => held[part] ?? SHOWN[part] ?? part.toUpperCase());
	return named.join(isMac ? "" : "+");
}

/** Also what has keys of its own while it is open, chosen from or carried. */
const OWN_KEYS =
	"input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=combobox], [aria-haspopup=listbox], [aria-roledescription][aria-pressed=true], dialog";

/** Whether keys are meant for a text that is being typed, or for a control that has its own. */
export function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.closest(OWN_KEYS) !== null;
}
