import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, PdfString } from "@libpdf/core";
import {
	ACTION_KEYS,
	ACTIVE_ACTIONS,
	ACTIVE_ANNOTATIONS,
	ACTIVE_KEYS,
	type ActiveKind,
	HARMLESS_ACTIONS,
	HARMLESS_NAMES,
} from "./active-kinds.ts";
import { isAttachedProgram } from "./attached-program.ts";
import { isHarmlessTarget } from "./link-target.ts";

/** PDFium reads no deeper nesting; other viewers may, so a signed file is refused. */
const MAX_DEPTH = 100;

/** What a structure element may have (PDF 2.0 table 355): one with the type of an action keeps these only. */
const STRUCTURE_KEYS = new Set(
	"Type S P ID Ref Pg K A C R T Lang Alt E ActualText AF NS PhoneticAlphabet Phoneme".split(" "),
);

/** A file specification’s names and its embedded files, by platform (PDF 2.0 table 43). */
const FILE_KEYS = ["UF", "F", "DOS", "Unix", "Mac"];

type Resolve = (ref: PdfRef) => PdfObject | null;

class Cleaner {
	readonly found = new Set<ActiveKind>();
	readonly #resolve: Resolve;

	constructor(resolve: Resolve) {
		this.#resolve = resolve;
	}

	#name(dict: PdfDict, key: string): string | undefined {
		const value = dict.get(key, this.#resolve);
		return value instanceof PdfName ? value.value : undefined;
	}

	/** What a value in a dictionary or list is, when it must go as a whole. */
	activeKind(value: PdfObject | undefined): ActiveKind | undefined {
		const dict = value instanceof PdfRef ? this.#resolve(value) : value;
		if (!(dict instanceof PdfDict)) return undefined;
		if (ACTIVE_ANNOTATIONS.has(this.#name(dict, "Subtype") ?? "")) return "other";
		const action = this.#name(dict, "S") ?? "";
		const kind = action === "URI" ? this.#targetKind(dict) : ACTIVE_ACTIONS.get(action);
		if (kind === undefined || this.#name(dict, "Type") !== "StructElem") return kind;
		for (const key of [...dict.keys()]) if (!STRUCTURE_KEYS.has(key.value)) this.#remove(dict, key, kind);
		return undefined;
	}

	/** Kind of an action that must be removed: every one but those a click may run. */
	#actionKind(key: string, value: PdfObject): ActiveKind | undefined {
		const action = value instanceof PdfRef ? this.#resolve(value) : value;
		// Outline items, which /Next also refers to, and attributes of structure elements have no /S.
		if (!(action instanceof PdfDict) || action instanceof PdfStream) return undefined;
		const name = this.#name(action, "S");
		if (name === undefined) return undefined;
		// Actions that follow it would run without a click too.
		if (key === "OpenAction") return name === "GoTo" && !action.has("Next") ? undefined : "other";
		if (name === "Named") return HARMLESS_NAMES.has(this.#name(action, "N") ?? "") ? undefined : "other";
		return HARMLESS_ACTIONS.has(name) ? undefined : "other";
	}

	#targetKind(action: PdfDict): ActiveKind | undefined {
		const target = action.get("URI", this.#resolve);
		if (!(target instanceof PdfString) || isHarmlessTarget(target.asString())) return undefined;
		return /script/i.test(target.asString()) ? "script" : "other";
	}

	#isProgram(fileSpecification: PdfDict): boolean {
		const files = fileSpecification.get("EF", this.#resolve);
		if (files === undefined) return false;
		const read = (dict: PdfObject) =>
			dict instanceof PdfDict ? FILE_KEYS.map((key) => dict.get(key, this.#resolve)) : [];
		const names = read(fileSpecification).flatMap((name) => (name instanceof PdfString ? [name.asString()] : []));
		return isAttachedProgram(names, new Set(read(files).flatMap((file) => (file instanceof PdfStream ? [file] : []))));
	}

	/** Fonts and pictures may be called like a script: those are streams, or dictionaries with a type. */
	#isScriptKey(dict: PdfDict, key: string): boolean {
		const value = dict.get(key, this.#resolve);
		if (key === "JS") return value instanceof PdfString || this.#name(dict, "S") !== undefined;
		if (key !== "AA" && key !== "JavaScript") return true;
		return !(value instanceof PdfStream) && !(value instanceof PdfDict && value.has("Type"));
	}

	#remove(dict: PdfDict, key: PdfName | string, kind: ActiveKind): void {
		if (dict.delete(key)) this.found.add(kind);
	}

	/** Base of every link without a scheme (PDF 2.0 table 29): it could turn each into a script. */
	cleanBase(catalog: PdfDict): void {
		const base = catalog.getDict("URI", this.#resolve)?.getString("Base", this.#resolve);
		if (!/^https?:/i.test(base?.asString() ?? "")) this.#remove(catalog, "URI", "other");
	}

	clean(value: PdfObject | undefined, depth = 0): void {
		if (depth > MAX_DEPTH) {
			if (value instanceof PdfDict || value instanceof PdfArray) this.found.add("other");
			return;
		}
		if (value instanceof PdfDict) this.#cleanDict(value, depth);
		if (value instanceof PdfArray) this.#cleanArray(value, (item) => this.activeKind(item), depth);
	}

	/** Moves kept items to the front: removing items one by one takes quadratic time. */
	#cleanArray(array: PdfArray, kindOf: (item: PdfObject) => ActiveKind | undefined, depth: number): void {
		let kept = 0;
		for (const [index, item] of array.toArray().entries()) {
			// Before it goes: what it holds in turn is to be known.
			this.clean(item, depth + 1);
			const kind = kindOf(item);
			if (kind !== undefined) this.found.add(kind);
			else {
				if (kept !== index) array.set(kept, item);
				kept += 1;
			}
		}
		while (array.length > kept) array.pop();
	}

	/** The actions that follow another one may be a list (PDF 2.0 table 196). */
	#cleanFollowing(value: PdfObject, depth: number): void {
		const list = value instanceof PdfRef ? this.#resolve(value) : value;
		if (list instanceof PdfArray) this.#cleanArray(list, (item) => this.#actionKind("Next", item), depth + 1);
	}

	#cleanDict(dict: PdfDict, depth: number): void {
		if (this.#isProgram(dict)) this.#remove(dict, "EF", "attachedProgram");
		for (const [key, value] of [...dict]) {
			this.clean(value, depth + 1);
			const isAction = ACTION_KEYS.has(key.value);
			const kind = this.activeKind(value) ?? (isAction ? this.#actionKind(key.value, value) : undefined);
			if (kind !== undefined) this.#remove(dict, key, kind);
			else if (isAction) this.#cleanFollowing(value, depth);
		}
		for (const [key, kind] of ACTIVE_KEYS) {
			if (dict.has(key) && this.#isScriptKey(dict, key)) this.#remove(dict, key, kind);
		}
	}
}

/** Whether an object is active itself: whatever refers to it must lose the reference. */
export function isActive(pdf: PDF, object: PdfObject | undefined): boolean {
	return new Cleaner((ref) => pdf.getObject(ref)).activeKind(object) !== undefined;
}

/**
 * Removes active content from a loaded document: actions other than turning pages or opening an address on a click,
 * scripts, triggers, XFA, attached programs, unsafe base addresses of links, and annotations that play media, whose
 * pictures are part of the pages by then. `objects` are those of the file that may hold any. The objects left
 * without a reference are for the writer to drop.
 *
 * @param resolve reads what a reference names; another one than the file’s own limits what is read
 * @returns what there was
 */
export function removeActiveContent(
	pdf: PDF,
	objects: Iterable<PdfObject>,
	resolve: Resolve = (ref) => pdf.getObject(ref),
): ReadonlySet<ActiveKind> {
	const cleaner = new Cleaner(resolve);
	for (const object of objects) cleaner.clean(object);
	cleaner.cleanBase(pdf.getCatalog());
	return cleaner.found;
}
