/** What active content does, as far as people are told. */
export type ActiveKind = "script" | "program" | "attachedProgram" | "xfa" | "other";

/** Entries that hold actions (PDF 2.0 tables 29, 166, 176 and 196): only harmless actions are kept in them. */
export const ACTION_KEYS: ReadonlySet<string> = new Set(["A", "PA", "Next", "OpenAction"]);

/** Actions that a click may run; addresses (URI) and names (Named) are checked further. */
export const HARMLESS_ACTIONS: ReadonlySet<string> = new Set(["GoTo", "URI", "Named"]);

/** Named actions that turn pages (PDF 2.0 table 215); viewers support others that print, save or close. */
export const HARMLESS_NAMES: ReadonlySet<string> = new Set(["NextPage", "PrevPage", "FirstPage", "LastPage"]);

/** Actions that run code, start programs, or send or fetch something by themselves (PDF 2.0 table 201). */
export const ACTIVE_ACTIONS: ReadonlyMap<string, ActiveKind> = new Map([
	["JavaScript", "script"],
	["Launch", "program"],
	["SubmitForm", "other"],
	["ImportData", "other"],
	["Rendition", "other"],
	["Movie", "other"],
	["Sound", "other"],
	["GoToE", "other"],
	["GoToR", "other"],
	["GoTo3DView", "other"],
	["RichMediaExecute", "other"],
]);

/** Annotations that play or show foreign content. */
export const ACTIVE_ANNOTATIONS: ReadonlySet<string> = new Set(["RichMedia", "Movie", "Screen", "Sound", "3D"]);

/** Entries that hold nothing else: triggers, scripts, the script name tree, XFA forms (deprecated in PDF 2.0). */
export const ACTIVE_KEYS: ReadonlyMap<string, ActiveKind> = new Map([
	["AA", "other"],
	["JS", "script"],
	["JavaScript", "script"],
	["XFA", "xfa"],
	["RichMediaContent", "other"],
	["RichMediaSettings", "other"],
]);

const PROGRAM_ENDINGS =
	"app|appimage|application|bat|bin|chm|cmd|com|command|cpl|deb|desktop|dll|dmg|exe|hta|img|inf|iso|jar|js|jse|lnk|msi|msix|msp|pkg|ps1|psm1|reg|rpm|scf|scr|sh|url|vb|vbe|vbs|vhd|vhdx|wsc|wsf|wsh|xll";
/** Office files with macros. */
const MACRO_ENDINGS = "docm|dotm|potm|ppam|ppsm|pptm|sldm|xlam|xlsb|xlsm|xltm";

/** Names of programs and files with macros; Windows passes over dots and spaces at the end. */
export const EXECUTABLE = new RegExp(`\\.(${PROGRAM_ENDINGS}|${MACRO_ENDINGS})[. ]*$`, "i");

/** Other standard actions that are not harmless in every place (PDF 2.0 table 201). */
const DOUBTFUL_ACTIONS = ["Named", "Thread", "Hide", "ResetForm", "SetOCGState", "Trans", "GoToDp", "URI"];

const SIGNS = new Set([
	...ACTIVE_ACTIONS.keys(),
	...ACTIVE_ANNOTATIONS,
	...ACTIVE_KEYS.keys(),
	...DOUBTFUL_ACTIONS,
	"EF",
]);

const SIGN = 1;
const ACTION = 2;
const ATTRIBUTES = 4;
const STRUCTURE = 8;
const ANNOTATION = 16;

/** What a name may be a sign of, as bits: of an object's names they are joined by "or" for `mayAct`. */
export function actionSignsOf(name: string): number {
	if (SIGNS.has(name)) return SIGN;
	if (name === "A") return ATTRIBUTES;
	if (ACTION_KEYS.has(name)) return ACTION;
	if (name === "StructElem") return STRUCTURE;
	return name === "Subtype" ? ANNOTATION : 0;
}

/** Whether an object with names of these signs can hold active content. In structure elements, which are many, A holds attributes. */
export function mayAct(signs: number): boolean {
	if ((signs & (SIGN | ACTION)) !== 0) return true;
	return (signs & ATTRIBUTES) !== 0 && (signs & (STRUCTURE | ANNOTATION)) !== STRUCTURE;
}

/** Whether a file with these names can hold active content, or attachments and links that must be looked at. */
export function mayHaveActiveContent(names: ReadonlySet<string>): boolean {
	return [...SIGNS].some((name) => names.has(name));
}
