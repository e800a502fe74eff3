import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { FAMILIES, type FamilyId } from "./families.ts";

export type FontStyle = { isBold: boolean; isItalic: boolean };

/** A file that may hold a glyph, before it is opened. */
export type FontFile = {
	path: string;
	/** The family has no italic: slant the upright. */
	isSlanted: boolean;
	/** Code points the file is meant for; null means ask the file. */
	ranges: readonly (readonly [number, number])[] | null;
};

const resolve = createRequire(import.meta.url).resolve;
const cache = new Map<string, FontFile[]>();

/** The files of a family in one style. Only the package's table of ranges is read. */
export function fontFiles(family: FamilyId, style: FontStyle): FontFile[] {
	const key = `${family}/${style.isBold}/${style.isItalic}`;
	const known = cache.get(key);
	if (known) return known;
	const files = listFiles(family, style);
	cache.set(key, files);
	return files;
}

function listFiles(family: FamilyId, { isBold, isItalic }: FontStyle): FontFile[] {
	const source = FAMILIES[family];
	if (source.kind === "whole") {
		const upright = source.files[isBold ? "bold" : "regular"];
		const italic = source.files[isBold ? "boldItalic" : "italic"];
		const name = isItalic ? (italic ?? upright) : upright;
		const path = source.entry ? join(dirname(resolve(source.entry)), name) : resolve(name);
		return [{ path, isSlanted: isItalic && !italic, ranges: null }];
	}
	if (source.kind === "single") {
		return [{ path: resolve(source.file), isSlanted: isItalic, ranges: source.ranges }];
	}
	const table = readRanges(source.package);
	const weight = isBold && source.hasBold ? 700 : 400;
	const slope = isItalic && source.hasItalic ? "italic" : "normal";
	return [...table]
		.filter(([subset]) => source.subsets === "all" || source.subsets.includes(subset))
		.map(([subset, ranges]) => ({
			path: resolve(`${source.package}/files/${source.stem}-${subset}-${weight}-${slope}.woff`),
			isSlanted: isItalic && !source.hasItalic,
			ranges,
		}));
}

/** `unicode.json` of a fontsource package: subset name → CSS unicode-range. */
function readRanges(packageName: string): Map<string, [number, number][]> {
	const table: Record<string, string> = JSON.parse(readFileSync(resolve(`${packageName}/unicode.json`), "utf8"));
	return new Map(
		Object.entries(table).map(([subset, ranges]) => [subset.replace(/[[\]]/g, ""), ranges.split(",").map(parseRange)]),
	);
}

function parseRange(range: string): [number, number] {
	const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
	return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
