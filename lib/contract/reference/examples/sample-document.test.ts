import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { SAMPLE_DOCUMENT } from "./sample-document.ts";

/** A PDF's points in pixels of 96 dpi. */
const PIXELS_PER_POINT = 96 / 72;

type Word = { text: string; left: number; top: number; right: number; bottom: number };

function wordsOn(pageNumber: number): Word[] {
	const page = String(pageNumber);
	const args = ["-bbox", "-f", page, "-l", page, SAMPLE_DOCUMENT.path, "-"];
	const boxes = execFileSync("pdftotext", args, { encoding: "utf8" });
	const pattern = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]+)</g;
	return [...boxes.matchAll(pattern)].map((match) => {
		const [left = 0, top = 0, right = 0, bottom = 0] = match.slice(1, 5).map((edge) => Number(edge) * PIXELS_PER_POINT);
		return { text: match[5] ?? "", left, top, right, bottom };
	});
}

it.each(SAMPLE_DOCUMENT.formFields)("what is to be filled in covers no word of the sample: $id", (field) => {
	const { x, y, width, height } = field.bounds;
	const words = wordsOn(field.pageNumber);
	expect(words.map((word) => word.text)).toContain("supplier");
	const covered = words.filter(
		({ left, top, right, bottom }) => left < x + width && right > x && top < y + height && bottom > y,
	);
	expect(covered).toEqual([]);
});
