import { type PDF, PdfArray, PdfDict, type PdfName, type PdfObject, PdfRef, PdfString } from "@libpdf/core";

/** Actions that run code, start programs, or send or fetch something by themselves (PDF 2.0 table 201). */
const ACTIVE_ACTIONS = new Set([
	"JavaScript",
	"Launch",
	"SubmitForm",
	"ImportData",
	"Rendition",
	"Movie",
	"Sound",
	"GoToE",
	"GoToR",
	"GoTo3DView",
	"RichMediaExecute",
]);

/** Annotations that play or show foreign content. */
const ACTIVE_ANNOTATIONS = new Set(["RichMedia", "Movie", "Screen", "Sound", "3D"]);

/** Entries that hold nothing else: triggers, scripts, the script name tree, XFA forms (deprecated in PDF 2.0). */
const ACTIVE_KEYS = ["AA", "JS", "JavaScript", "XFA", "RichMediaContent", "RichMediaSettings"];

const EXECUTABLE =
	/\.(app|bat|cmd|com|cpl|dll|dmg|exe|hta|iso|jar|js|jse|lnk|msi|msp|pkg|ps1|reg|scr|sh|vb|vbe|vbs|wsf|wsh)$/i;

/** Nesting at which PDFium has given up already. */
const MAX_DEPTH = 100;

const SIGNS = [...ACTIVE_ACTIONS, ...ACTIVE_ANNOTATIONS, ...ACTIVE_KEYS, "EF"];

/** Whether a file with these names can hold active content, or attachments whose names must be looked at. */
export function mayHaveActiveContent(names: ReadonlySet<string>): boolean {
	return SIGNS.some((name) => names.has(name));
}

/**
 * Takes active content out of a loaded document: actions, scripts, triggers, media annotations, XFA,
 * attached programs. `objectNumbers` are all objects of the file. The objects left without a
 * reference are for the writer to drop.
 *
 * @returns whether there was any
 */
export function removeActiveContent(pdf: PDF, objectNumbers: number[]): boolean {
	let hasRemoved = false;
	const resolve = (ref: PdfRef): PdfObject | null => pdf.getObject(ref);
	const follow = (value: PdfObject | undefined) => (value instanceof PdfRef ? resolve(value) : value);

	function isActive(value: PdfObject | undefined): boolean {
		const dict = follow(value);
		if (!(dict instanceof PdfDict) || dict.getName("Type", resolve)?.value === "StructElem") return false;
		const action = dict.getName("S", resolve)?.value;
		const annotation = dict.getName("Subtype", resolve)?.value;
		return (
			(action !== undefined && ACTIVE_ACTIONS.has(action)) ||
			(annotation !== undefined && ACTIVE_ANNOTATIONS.has(annotation))
		);
	}

	function isProgram(fileSpecification: PdfDict): boolean {
		if (!fileSpecification.has("EF")) return false;
		return ["UF", "F"].some((key) => {
			const name = fileSpecification.get(key, resolve);
			return name instanceof PdfString && EXECUTABLE.test(name.asString().trim());
		});
	}

	function remove(dict: PdfDict, key: PdfName | string): void {
		if (dict.delete(key)) hasRemoved = true;
	}

	function cleanDict(dict: PdfDict, depth: number): void {
		for (const key of ACTIVE_KEYS) remove(dict, key);
		if (isProgram(dict)) remove(dict, "EF");
		for (const [key, value] of [...dict]) {
			if (isActive(value)) remove(dict, key);
			else clean(value, depth + 1);
		}
	}

	function clean(value: PdfObject, depth: number): void {
		if (depth > MAX_DEPTH) return;
		if (value instanceof PdfDict) cleanDict(value, depth);
		if (!(value instanceof PdfArray)) return;
		for (let index = value.length - 1; index >= 0; index -= 1) {
			const item = value.at(index);
			if (isActive(item)) {
				value.remove(index);
				hasRemoved = true;
			} else if (item) clean(item, depth + 1);
		}
	}

	for (const number of objectNumbers) {
		const object = resolve(PdfRef.of(number, 0));
		if (object) clean(object, 0);
	}
	return hasRemoved;
}
