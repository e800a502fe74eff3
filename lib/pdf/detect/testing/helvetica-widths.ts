/** Widths in thousandths of an em, from the blank to the tilde (Adobe's metrics of the standard fonts). */
const WIDTHS = {
	Helvetica:
		"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584",
	"Times-Roman":
		"250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541",
} as const;

export type Face = keyof typeof WIDTHS | "Helvetica-Bold";

const TABLES = {
	Helvetica: WIDTHS.Helvetica.split(" ").map(Number),
	"Times-Roman": WIDTHS["Times-Roman"].split(" ").map(Number),
};

/** Width of a text at a size, in the size's unit; letters with accents are as wide as without. */
export function textWidth(text: string, face: Face, size: number): number {
	const table = TABLES[face === "Times-Roman" ? "Times-Roman" : "Helvetica"];
	const bold = face === "Helvetica-Bold" ? 1.06 : 1;
	const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
	const sum = [...plain].reduce((width, letter) => width + (table[letter.charCodeAt(0) - 32] ?? 556), 0);
	return (sum * size * bold) / 1000;
}
