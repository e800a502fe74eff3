import { type PDF, type PdfDict, PdfStream } from "@libpdf/core";
import { ContentOperators } from "#lib/pdf/read/content-operators.ts";
import { contentOf, dictOf, entry, nameOf } from "./dictionary-values.ts";
import { FontLetters } from "./font-letters.ts";

/** What a look prints. */
export type LookLetters = {
	/** Letters that can be read, in the order in which they are painted. */
	text: string;
	/** How many codes of fonts were painted that no letter is known of. */
	unread: number;
	/** Filled shapes, such as letters as outlines; any number for a picture. */
	shapes: number;
};

/** Forms within forms, and all that a look paints: a form may paint another one any number of times. */
const MAX_DEPTH = 5;
const MAX_STREAMS = 50;
/** A picture may hold any number of letters. */
const PICTURE = Number.POSITIVE_INFINITY;
const FILLS = new Set(["f", "F", "f*", "B", "B*", "b", "b*"]);
const ENDS_PATH = new Set([...FILLS, "S", "s", "n"]);
/** Render modes of text that leave no ink (PDF 2.0, table 104). */
const INVISIBLE_MODES = new Set([3, 7]);
const SHOWING = new Set(["Tj", "TJ", "'", '"']);

/** Reads the letters of a look, and of the forms within it. */
export function readLook(pdf: PDF, look: PdfStream): LookLetters {
	const reader = new LookReader(pdf);
	reader.read(look, null, 0);
	return reader.shown;
}

class LookReader {
	readonly shown: LookLetters = { text: "", unread: 0, shapes: 0 };
	readonly #pdf: PDF;
	#streams = 0;

	constructor(pdf: PDF) {
		this.#pdf = pdf;
	}

	read(look: PdfStream, outer: PdfDict | null, depth: number): void {
		this.#streams++;
		const isTooMuch = depth > MAX_DEPTH || this.#streams > MAX_STREAMS;
		const content = isTooMuch ? null : contentOf(this.#pdf, look);
		const resources = dictOf(this.#pdf, look, "Resources") ?? outer;
		// What cannot be read is as good as a picture: nothing says that letters are missing in it.
		if (!content) this.shown.shapes = PICTURE;
		else this.#run(content, resources, depth);
	}

	#run(content: Buffer, resources: PdfDict | null, depth: number): void {
		const scan = new ContentOperators(content);
		let font: FontLetters | null = null;
		let isInvisible = false;
		let subpaths = 0;
		for (let operator = scan.next(); operator !== null; operator = scan.next()) {
			const name = scan.name ?? "";
			if (operator === "Tf") font = this.#fontOf(resources, name);
			else if (operator === "Tr") isInvisible = INVISIBLE_MODES.has(scan.numbers.at(-1) ?? 0);
			else if (SHOWING.has(operator) && font && !isInvisible) this.#show(scan.strings, font);
			else if (operator === "Do") this.#paint(resources, name, depth);
			else if (operator === "BI") this.shown.shapes = PICTURE;
			else if (operator === "ID") scan.skipInlineImage();
			else if (operator === "m" || operator === "re") subpaths++;
			if (FILLS.has(operator)) this.shown.shapes += subpaths;
			if (ENDS_PATH.has(operator)) subpaths = 0;
		}
	}

	#show(strings: readonly Buffer[], font: FontLetters): void {
		for (const letter of strings.flatMap((bytes) => font.read(bytes))) {
			if (letter === null) this.shown.unread++;
			else this.shown.text += letter;
		}
	}

	#paint(resources: PdfDict | null, name: string, depth: number): void {
		const objects = resources && dictOf(this.#pdf, resources, "XObject");
		const object = objects && entry(this.#pdf, objects, name);
		if (!(object instanceof PdfStream)) return;
		if (nameOf(this.#pdf, object, "Subtype") === "Form") this.read(object, resources, depth + 1);
		else this.shown.shapes = PICTURE;
	}

	#fontOf(resources: PdfDict | null, name: string): FontLetters | null {
		const fonts = resources && dictOf(this.#pdf, resources, "Font");
		const dict = fonts && dictOf(this.#pdf, fonts, name);
		return dict ? FontLetters.of(this.#pdf, dict) : null;
	}
}
