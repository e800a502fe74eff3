import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, PdfString } from "@libpdf/core";
import { ACTIVE_ACTIONS, ACTIVE_ANNOTATIONS, ACTIVE_KEYS, type ActiveKind, EXECUTABLE } from "./active-kinds.ts";
import { isHarmlessTarget } from "./link-target.ts";

/** Nesting at which PDFium has given up already. */
const MAX_DEPTH = 100;

/** What a structure element may have (PDF 2.0 table 355): one with the type of an action keeps these only. */
const STRUCTURE_KEYS = new Set(
	"Type S P ID Ref Pg K A C R T Lang Alt E ActualText AF NS PhoneticAlphabet Phoneme".split(" "),
);

class Cleaner {
	readonly found = new Set<ActiveKind>();
	readonly #resolve: (ref: PdfRef) => PdfObject | null;

	constructor(pdf: PDF) {
		this.#resolve = (ref) => pdf.getObject(ref);
	}

	#name(dict: PdfDict, key: string): string | undefined {
		const value = dict.get(key, this.#resolve);
		return value instanceof PdfName ? value.value : undefined;
	}

	/** What a value in a dictionary or list is, when it must go as a whole. */
	#activeKind(value: PdfObject | undefined): ActiveKind | undefined {
		const dict = value instanceof PdfRef ? this.#resolve(value) : value;
		if (!(dict instanceof PdfDict)) return undefined;
		if (ACTIVE_ANNOTATIONS.has(this.#name(dict, "Subtype") ?? "")) return "other";
		const action = this.#name(dict, "S") ?? "";
		const kind = action === "URI" ? this.#targetKind(dict) : ACTIVE_ACTIONS.get(action);
		if (kind === undefined || this.#name(dict, "Type") !== "StructElem") return kind;
		for (const key of [...dict.keys()]) if (!STRUCTURE_KEYS.has(key.value)) this.#remove(dict, key, kind);
		return undefined;
	}

	#targetKind(action: PdfDict): ActiveKind | undefined {
		const target = action.get("URI", this.#resolve);
		if (!(target instanceof PdfString) || isHarmlessTarget(target.asString())) return undefined;
		return /script/i.test(target.asString()) ? "script" : "other";
	}

	#isProgram(fileSpecification: PdfDict): boolean {
		if (!fileSpecification.has("EF")) return false;
		return ["UF", "F", "DOS", "Unix", "Mac"].some((key) => {
			const name = fileSpecification.get(key, this.#resolve);
			return name instanceof PdfString && EXECUTABLE.test(name.asString().trim());
		});
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

	clean(value: PdfObject | undefined, depth = 0): void {
		if (depth > MAX_DEPTH) return;
		if (value instanceof PdfDict) this.#cleanDict(value, depth);
		if (!(value instanceof PdfArray)) return;
		for (let index = value.length - 1; index >= 0; index -= 1) {
			const item = value.at(index);
			// Before it goes: what it holds in turn is to be known.
			this.clean(item, depth + 1);
			const kind = this.#activeKind(item);
			if (kind === undefined) continue;
			value.remove(index);
			this.found.add(kind);
		}
	}

	#cleanDict(dict: PdfDict, depth: number): void {
		if (this.#isProgram(dict)) this.#remove(dict, "EF", "attachedProgram");
		for (const [key, value] of [...dict]) {
			this.clean(value, depth + 1);
			const kind = this.#activeKind(value);
			if (kind !== undefined) this.#remove(dict, key, kind);
		}
		for (const [key, kind] of ACTIVE_KEYS) {
			if (dict.has(key) && this.#isScriptKey(dict, key)) this.#remove(dict, key, kind);
		}
	}
}

/**
 * Takes active content out of a loaded document: actions, scripts, triggers, XFA, attached programs, links that
 * open something else than an address, and the address that other links begin with; annotations that play
 * something, whose pictures are part of the pages by then. `objects` are all objects of the file. The objects left
 * without a reference are for the writer to drop.
 *
 * @returns what there was
 */
export function removeActiveContent(pdf: PDF, objects: Iterable<PdfObject>): ReadonlySet<ActiveKind> {
	const cleaner = new Cleaner(pdf);
	for (const object of objects) cleaner.clean(object);
	// Where every link without a scheme begins (PDF 2.0 table 29): it could make a script of each.
	if (pdf.getCatalog().delete("URI")) cleaner.found.add("other");
	return cleaner.found;
}
