import { expect, it } from "vitest";
import { normaliseRotation, type PageBox, toPageGeometry } from "./page-geometry.ts";

const LETTER: PageBox = [0, 0, 612, 792];

it.each([
	[0, 0],
	[90, 90],
	[450, 90],
	[-90, 270],
	[-450, 270],
	[180, 180],
	[720, 0],
	[45, 0],
	[Number.NaN, 0],
])("a rotation of %d degrees shows as %d", (degrees, expected) => {
	expect(normaliseRotation(degrees)).toBe(expected);
});

type Row = {
	name: string;
	page: { media: PageBox | null; crop?: PageBox; rotation?: number; userUnit?: number };
	size: [number, number];
	box: PageBox;
};

const ROWS: Row[] = [
	{ name: "a plain page", page: { media: LETTER }, size: [816, 1056], box: LETTER },
	{ name: "a page on its side", page: { media: LETTER, rotation: 90 }, size: [1056, 816], box: LETTER },
	{ name: "a page upside down", page: { media: LETTER, rotation: 180 }, size: [816, 1056], box: LETTER },
	{ name: "a reversed MediaBox", page: { media: [612, 792, 0, 0] }, size: [816, 1056], box: LETTER },
	{ name: "no MediaBox", page: { media: null }, size: [816, 1056], box: LETTER },
	{ name: "an empty MediaBox", page: { media: [10, 10, 10, 500] }, size: [816, 1056], box: LETTER },
	{
		name: "an offset CropBox",
		page: { media: [100, 100, 712, 892], crop: [150, 200, 650, 800] },
		size: [666.6667, 800],
		box: [150, 200, 650, 800],
	},
	{
		name: "a CropBox beyond the page",
		page: { media: LETTER, crop: [-50, -50, 900, 900] },
		size: [816, 1056],
		box: LETTER,
	},
	{
		name: "a CropBox off the page",
		page: { media: LETTER, crop: [700, 800, 900, 900] },
		size: [816, 1056],
		box: LETTER,
	},
	{ name: "UserUnit 2", page: { media: [0, 0, 306, 396], userUnit: 2 }, size: [816, 1056], box: [0, 0, 306, 396] },
	{ name: "UserUnit 0", page: { media: LETTER, userUnit: 0 }, size: [816, 1056], box: LETTER },
];

it.each(ROWS)("$name is measured as viewers display it", ({ page, size, box }) => {
	const geometry = toPageGeometry({ crop: null, rotation: 0, userUnit: 1, ...page });
	expect([geometry.widthPx, geometry.heightPx]).toEqual(size);
	expect(geometry.box).toEqual(box);
	expect(geometry.userUnit).toBe(page.userUnit || 1);
});
