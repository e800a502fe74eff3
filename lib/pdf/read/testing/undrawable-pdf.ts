import { stream, writePdf } from "./write-pdf.ts";

/** Each level draws the next one so often; the last paints. */
const TIMES = 30;
const LEVELS = 7;

/**
 * A PDF of which some pages (1-based) have two hundred million parts, each of them drawn one by one. Intake does not
 * tell unless they are written as most programs write them.
 */
export function undrawablePdf(undrawable: readonly number[], pageCount: number, { isTold = false } = {}): Buffer {
	const paint = isTold ? "/X Do " : "/X\nDo ";
	const firstPage = 3 + LEVELS;
	const kids = Array.from({ length: pageCount }, (_, index) => `${firstPage + index} 0 R`);
	const levels = Array.from({ length: LEVELS }, (_, level) => {
		const isLast = level === LEVELS - 1;
		const resources = isLast ? "" : `/Resources<</XObject<</X ${4 + level} 0 R>>>>`;
		const content = isLast ? "1 0 0 rg 0 0 600 800 re f" : paint.repeat(TIMES);
		return stream(`/Type/XObject/Subtype/Form/BBox[0 0 612 792]${resources}`, content);
	});
	return writePdf([
		"<</Type/Catalog/Pages 2 0 R>>",
		`<</Type/Pages/Kids[${kids.join(" ")}]/Count ${pageCount}>>`,
		...levels,
		...kids.map((_, index) => {
			const isUndrawable = undrawable.includes(index + 1);
			const content = isUndrawable ? `/Resources<</XObject<</X 3 0 R>>>>/Contents ${firstPage + pageCount} 0 R` : "";
			return `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${content}>>`;
		}),
		stream("", paint),
	]);
}
