import { type PDF, type PDFPage, PdfNumber } from "@libpdf/core";
import { Canvas, numbers } from "#lib/pdf/stamp/canvas.ts";
import { contentStream } from "#lib/pdf/stamp/content-stream.ts";
import { addLink } from "#lib/pdf/stamp/link-annotation.ts";
import {
	CONTENT_BOTTOM,
	CONTENT_WIDTH,
	INK_SOFT,
	LINE,
	MARGIN,
	PAGE_HEIGHT,
	PAGE_WIDTH,
} from "./certificate-colours.ts";
import { type BlockStyle, type TextBlock, textBlock } from "./text-block.ts";

const FOOTER: BlockStyle = { sizePt: 8, leadingPt: 11, color: INK_SOFT };
const FOOTER_TOP = 50;

/** What is no taller is not broken over two pages. */
export const TALLEST_WHOLE_PT = PAGE_HEIGHT / 3;

/** Fills A4 pages from top to bottom, at the end of a document. `y` is where the next thing begins. */
export class PageFlow {
	readonly #pdf: PDF;
	readonly #pages: { page: PDFPage; canvas: Canvas }[] = [];
	y = 0;

	constructor(pdf: PDF) {
		this.#pdf = pdf;
		this.newPage();
	}

	get canvas(): Canvas {
		return this.#last.canvas;
	}

	/** What is left of the page. */
	get roomPt(): number {
		return this.y - CONTENT_BOTTOM;
	}

	newPage(): void {
		const page = this.#pdf.addPage({ width: PAGE_WIDTH, height: PAGE_HEIGHT });
		// A page takes the rotation and crop box of the tree's root unless it has its own.
		const root = page.dict.getDict("Parent", (ref) => this.#pdf.getObject(ref));
		if (root?.has("Rotate")) page.dict.set("Rotate", PdfNumber.of(0));
		if (root?.has("CropBox")) page.dict.set("CropBox", numbers([0, 0, PAGE_WIDTH, PAGE_HEIGHT]));
		this.#pages.push({ page, canvas: new Canvas(this.#pdf) });
		this.y = PAGE_HEIGHT - MARGIN;
	}

	/** Begins a new page when less than this is left; what is taller than a page does not move. */
	keep(heightPt: number): void {
		const isFresh = this.y === PAGE_HEIGHT - MARGIN;
		if (heightPt > this.roomPt && !isFresh) this.newPage();
	}

	/** Writes at the margin or right of it, and moves below. */
	write(text: string, style: BlockStyle, { indentPt = 0 } = {}): void {
		const block = textBlock(text, CONTENT_WIDTH - indentPt, style);
		this.writeRow([{ block, x: MARGIN + indentPt, leadingPt: style.leadingPt }]);
	}

	/** Writes blocks side by side; a row that is taller than what is left goes on upon the next page. */
	writeRow(cells: readonly { block: TextBlock; x: number; leadingPt: number }[]): void {
		const heightPt = Math.max(0, ...cells.map(({ block }) => block.heightPt));
		if (heightPt <= TALLEST_WHOLE_PT) this.keep(heightPt);
		let done = cells.map(() => 0);
		while (cells.some(({ block }, i) => (done[i] ?? 0) < block.lineCount)) {
			const next = cells.map(({ block, leadingPt }, i) =>
				Math.min(block.lineCount, (done[i] ?? 0) + Math.max(1, Math.floor(this.roomPt / leadingPt))),
			);
			cells.forEach(({ block, x }, i) => {
				block.draw(this.canvas, x, this.y, { from: done[i] ?? 0, to: next[i] ?? 0 });
			});
			this.y -= Math.max(...cells.map(({ leadingPt }, i) => ((next[i] ?? 0) - (done[i] ?? 0)) * leadingPt));
			done = next;
			if (cells.some(({ block }, i) => (done[i] ?? 0) < block.lineCount)) this.newPage();
		}
	}

	/** A hairline across the page. */
	rule(): void {
		this.canvas.strokeColor(LINE).strokeLine(MARGIN, this.y, PAGE_WIDTH - MARGIN, this.y, 0.6);
	}

	/** Makes an area of the current page a link. */
	link(rect: readonly number[], url: string): void {
		addLink(this.#pdf, this.#last.page, rect, url);
	}

	/** Writes the footers, now that the number of pages is known, and finishes the pages. Returns them. */
	finish(footer: (page: number, count: number) => { left: string; right: string }): PDFPage[] {
		this.#pages.forEach(({ page, canvas }, i) => {
			const { left, right } = footer(i + 1, this.#pages.length);
			canvas.strokeColor(LINE).strokeLine(MARGIN, FOOTER_TOP + 6, PAGE_WIDTH - MARGIN, FOOTER_TOP + 6, 0.6);
			const number = textBlock(right, CONTENT_WIDTH * 0.25, FOOTER);
			textBlock(left, CONTENT_WIDTH * 0.75, FOOTER).draw(canvas, MARGIN, FOOTER_TOP);
			number.draw(canvas, PAGE_WIDTH - MARGIN - number.widthPt, FOOTER_TOP);
			page.dict.set("Contents", this.#pdf.register(contentStream({}, canvas.toBytes())));
			page.dict.set("Resources", canvas.resources());
		});
		return this.#pages.map(({ page }) => page);
	}

	get #last(): { page: PDFPage; canvas: Canvas } {
		const last = this.#pages.at(-1);
		if (!last) throw new Error("A flow always has a page");
		return last;
	}
}
