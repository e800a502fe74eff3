import { stream, writePdf } from "#lib/pdf/read/testing/write-pdf.ts";
import type { FoundField } from "#lib/pdf/tasks.ts";
import { type Face, textWidth } from "./helvetica-widths.ts";

/** A place of a form that somebody is to fill in, in displayed pixels. */
export type Truth = { type: FoundField["type"]; x: number; y: number; width: number; height: number };

/** A4 in pixels of 96 dpi. */
export const PAPER = { width: 793.7, height: 1122.5 };
const FACES: readonly Face[] = ["Helvetica", "Helvetica-Bold", "Times-Roman"];
/** Control points of a quarter circle. */
const ROUND = 0.5523;

/** How a page is written: its visible box, further entries, and what stands before its content. */
type PageTurn = {
	box: readonly [x0: number, y0: number, x1: number, y1: number];
	entries: string;
	before: string;
};

const [WIDTH_PT, HEIGHT_PT] = [PAPER.width * 0.75, PAPER.height * 0.75];
const UPRIGHT: PageTurn = { box: [0, 0, WIDTH_PT, HEIGHT_PT], entries: "", before: "" };

/** The same page written in other ways. */
export const TURNS: Readonly<Record<"upright" | "turned" | "upside down" | "moved and halved", PageTurn>> = {
	upright: UPRIGHT,
	turned: { box: [0, 0, HEIGHT_PT, WIDTH_PT], entries: "/Rotate 90", before: `0 1 -1 0 ${HEIGHT_PT} 0 cm` },
	"upside down": { ...UPRIGHT, entries: "/Rotate 180", before: `-1 0 0 -1 ${WIDTH_PT} ${HEIGHT_PT} cm` },
	"moved and halved": {
		box: [100, -50, 100 + WIDTH_PT / 2, -50 + HEIGHT_PT / 2],
		entries: "/UserUnit 2",
		before: "0.5 0 0 0.5 100 -50 cm",
	},
};

/** A page that is drawn on, with the places on it that somebody is to fill in. */
export class FormPaper {
	readonly truths: Truth[] = [];
	readonly #content: string[] = [];

	/** @param y of the base line */
	text(
		x: number,
		y: number,
		text: string,
		{ size = 14, face = "Helvetica" }: { size?: number; face?: Face } = {},
	): number {
		const escaped = text.replace(/[\\()]/g, "\\$&");
		this.#content.push(`BT /${face} ${pt(size)} Tf ${pt(x)} ${down(y)} Td (${escaped}) Tj ET`);
		return x + textWidth(text, face, size);
	}

	line(x0: number, y0: number, x1: number, y1: number, style = ""): void {
		this.#content.push(`q ${style} ${pt(x0)} ${down(y0)} m ${pt(x1)} ${down(y1)} l S Q`);
	}

	box(x: number, y: number, width: number, height: number, paint: string): void {
		this.#content.push(
			`q ${paint.startsWith("f") ? "0.88 g" : ""} ${pt(x)} ${down(y + height)} ${pt(width)} ${pt(height)} re ${paint} Q`,
		);
	}

	circle(x: number, y: number, side: number): void {
		const [r, cx, cy] = [side / 2, x + side / 2, y + side / 2];
		const at = (dx: number, dy: number) => `${pt(cx + dx * r)} ${down(cy + dy * r)}`;
		const quarter = (a: number, b: number, c: number, d: number) =>
			`${at(a + c * ROUND, b + d * ROUND)} ${at(c + a * ROUND, d + b * ROUND)} ${at(c, d)} c`;
		this.#content.push(
			`q ${at(1, 0)} m ${quarter(1, 0, 0, 1)} ${quarter(0, 1, -1, 0)} ${quarter(-1, 0, 0, -1)} ${quarter(0, -1, 1, 0)} h S Q`,
		);
	}

	want(type: Truth["type"], x: number, y: number, width: number, height: number): void {
		this.truths.push({ type, x, y, width, height });
	}

	/**
	 * The page as a PDF.
	 *
	 * @param turn how its content and its boxes are written; it is displayed the same
	 */
	toPdf({ box, entries, before }: PageTurn = UPRIGHT): Buffer {
		const fonts = FACES.map(
			(face) => `/${face}<</Type/Font/Subtype/Type1/BaseFont/${face}/Encoding/WinAnsiEncoding>>`,
		).join("");
		return writePdf([
			"<</Type/Catalog/Pages 2 0 R>>",
			"<</Type/Pages/Kids[3 0 R]/Count 1>>",
			`<</Type/Page/Parent 2 0 R/MediaBox[${box.join(" ")}]/Contents 4 0 R/Resources<</Font<<${fonts}>>>>${entries}>>`,
			stream("", winAnsi([before, ...this.#content].join("\n"))),
		]);
	}
}

function pt(px: number): string {
	return (px * 0.75).toFixed(2);
}

function down(y: number): string {
	return ((PAPER.height - y) * 0.75).toFixed(2);
}

/** Those of the sources that are not in Latin 1. */
const OTHERS: Readonly<Record<string, string>> = {
	"\u20ac": "\x80",
	"\u2026": "\x85",
	"\u2013": "\x96",
	"\u2019": "\x92",
	"\u0153": "\x9c",
};

function winAnsi(text: string): string {
	return text.replace(/[\u20ac\u2026\u2013\u2019\u0153]/g, (letter) => OTHERS[letter] ?? "?");
}
