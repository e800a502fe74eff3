import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef } from "@libpdf/core";
import { contentStream } from "./content-stream.ts";

/** [a b c d e f] as in PDF 2.0, 8.3.3: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

const states = new WeakMap<PDF, Map<string, PdfRef>>();

/** Operators of a content stream together with the resources they name. Units: points unless transformed. */
export class Canvas {
	readonly pdf: PDF;
	readonly #parts: string[] = [];
	readonly #fonts = new Map<string, PdfRef>();
	readonly #objects = new Map<string, PdfRef>();
	readonly #states = new Map<string, PdfRef>();

	constructor(pdf: PDF) {
		this.pdf = pdf;
	}

	get isEmpty(): boolean {
		return this.#parts.length === 0;
	}

	/** Operators as they are; bytes as characters. */
	add(...operators: string[]): this {
		this.#parts.push(...operators);
		return this;
	}

	/** Draws inside a graphics state of its own. */
	isolated(draw: () => void): this {
		this.#parts.push("q");
		draw();
		this.#parts.push("Q");
		return this;
	}

	transform(matrix: Matrix): this {
		return this.add(`${matrix.map(n).join(" ")} cm`);
	}

	/** @param color #RRGGBB */
	fillColor(color: string): this {
		return this.add(`${rgb(color)} rg`);
	}

	/** @param color #RRGGBB */
	strokeColor(color: string): this {
		return this.add(`${rgb(color)} RG`);
	}

	fillRectangle(x: number, y: number, width: number, height: number): this {
		return this.add(`${n(x)} ${n(y)} ${n(width)} ${n(height)} re f`);
	}

	/** Cuts what is drawn from here on at the sides of a rectangle. */
	clip(x: number, y: number, width: number, height: number): this {
		return this.add(`${n(x)} ${n(y)} ${n(width)} ${n(height)} re W n`);
	}

	strokeLine(x1: number, y1: number, x2: number, y2: number, widthPt: number): this {
		return this.add(`${n(widthPt)} w ${n(x1)} ${n(y1)} m ${n(x2)} ${n(y2)} l S`);
	}

	/** The resource name of a font. */
	font(ref: PdfRef): string {
		const name = `F${ref.objectNumber}`;
		this.#fonts.set(name, ref);
		return name;
	}

	/** Paints an image or form in the unit square or its own space. */
	paint(ref: PdfRef): this {
		const name = `X${ref.objectNumber}`;
		this.#objects.set(name, ref);
		return this.add(`/${name} Do`);
	}

	/** Paints what was drawn on another canvas of the same document, cut at the sides of a box, as a form would. */
	paintCanvas(other: Canvas, [x0, y0, x1, y1]: Box): this {
		for (const [name, ref] of other.#fonts) this.#fonts.set(name, ref);
		for (const [name, ref] of other.#objects) this.#objects.set(name, ref);
		for (const [name, ref] of other.#states) this.#states.set(name, ref);
		return this.isolated(() => this.clip(x0, y0, x1 - x0, y1 - y0).add(...other.#parts));
	}

	/** @param opacity 0..1 */
	opacity(opacity: number): this {
		const share = PdfNumber.of(opacity);
		return this.#state(`G${Math.round(opacity * 100)}`, { ca: share, CA: share });
	}

	/** What is painted from here on darkens what is below it, like a marker pen (PDF 2.0, 11.3.5.2). */
	multiply(): this {
		return this.#state("GMultiply", { BM: PdfName.of("Multiply") });
	}

	/** Sets a graphics state, of which a document has one object. */
	#state(name: string, entries: Record<string, PdfNumber | PdfName>): this {
		const ofDocument = states.get(this.pdf) ?? new Map<string, PdfRef>();
		states.set(this.pdf, ofDocument);
		const ref = ofDocument.get(name) ?? this.pdf.register(PdfDict.of({ Type: PdfName.of("ExtGState"), ...entries }));
		ofDocument.set(name, ref);
		this.#states.set(name, ref);
		return this.add(`/${name} gs`);
	}

	/** What was drawn as a form XObject (PDF 2.0, 8.10). */
	toForm(box: Box, matrix?: Matrix): PdfRef {
		const entries: Record<string, PdfArray | PdfDict | PdfName> = {
			Type: PdfName.of("XObject"),
			Subtype: PdfName.of("Form"),
			BBox: numbers(box),
			Resources: this.resources(),
		};
		if (matrix) entries.Matrix = numbers(matrix);
		return this.pdf.register(contentStream(entries, this.toBytes()));
	}

	toBytes(): Uint8Array {
		return Buffer.from(`${this.#parts.join("\n")}\n`, "latin1");
	}

	resources(): PdfDict {
		const resources = new PdfDict();
		const sets = { Font: this.#fonts, XObject: this.#objects, ExtGState: this.#states };
		for (const [kind, set] of Object.entries(sets)) if (set.size > 0) resources.set(kind, new PdfDict(set));
		return resources;
	}
}

/** An array of numbers, at most four digits after the point. */
export function numbers(values: readonly number[]): PdfArray {
	return new PdfArray(values.map((value) => PdfNumber.of(Math.round(value * 10_000) / 10_000)));
}

/** A number as content streams have it: no exponent, at most four digits after the point. */
export function n(value: number): string {
	const rounded = Math.round(value * 10_000) / 10_000;
	if (Number.isInteger(rounded)) return rounded === 0 ? "0" : String(rounded);
	return Math.abs(rounded) < 0.001 ? rounded.toFixed(4) : String(rounded);
}

function rgb(color: string): string {
	const value = /^#[0-9a-f]{6}$/i.test(color) ? Number.parseInt(color.slice(1), 16) : 0;
	return [value >> 16, (value >> 8) & 0xff, value & 0xff].map((part) => n(part / 255)).join(" ");
}
