import { ContentOperators } from "../content-operators.ts";

/** A string that a content stream shows, and the resource name of the font it is shown in; null before any Tf. */
type ShownText = { font: string | null; bytes: Buffer };

const SHOWING = new Set(["Tj", "TJ", "'", '"']);

/** The strings that a content stream shows (PDF 2.0, 9.4.3), whether they are visible or not. */
export function* shownText(content: Buffer): Generator<ShownText> {
	const scan = new ContentOperators(content);
	const saved: (string | null)[] = [];
	let font: string | null = null;
	for (let operator = scan.next(); operator !== null; operator = scan.next()) {
		if (SHOWING.has(operator)) for (const bytes of scan.strings) yield { font, bytes };
		else if (operator === "Tf") font = scan.name;
		else if (operator === "q") saved.push(font);
		else if (operator === "Q") font = saved.pop() ?? font;
		else if (operator === "ID") scan.skipInlineImage();
	}
}
