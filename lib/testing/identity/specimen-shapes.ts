import { toSVG } from "bwip-js/node";
import { toIsoDate } from "#lib/fields/values/calendar-date.ts";
import type { Point } from "./projection.ts";
import { polygon, rectangle, type Shape, textShape } from "./shapes.ts";
import { specimenAamva } from "./specimen-aamva.ts";
import type { SpecimenHolder } from "./specimen-holder.ts";
import { specimenMrz, withWrongDigit } from "./specimen-mrz.ts";

/** A side of a document as it is printed. */
export type Printed = { widthMm: number; heightMm: number; shapes: Shape[] };

export type PrintedKind = "PassportPage" | "CardFront" | "CardBack" | "LicenceFront" | "LicenceBack";

/** ISO/IEC 7810: passports are of size ID-3, cards of ID-1. */
const SIZES = { passport: { widthMm: 125, heightMm: 88 }, card: { widthMm: 85.6, heightMm: 54 } };

/** Ten letters an inch (ICAO Doc 9303-3 section 4.4). */
const PITCH_MM = 2.54;
/** Of OCR-B, whose letters then are as far apart as they are made to be. */
const ZONE_SIZE_MM = 3.51;

export function printSpecimen(kind: PrintedKind, holder: SpecimenHolder, hasWrongDigit = false): Printed {
	const zone = (layout: "TD1" | "TD3") => {
		const lines = specimenMrz(layout, holder);
		return hasWrongDigit ? withWrongDigit(lines) : lines;
	};
	switch (kind) {
		case "PassportPage":
			return print("passport", "PASSPORT", [...face(holder, 1.35), ...printZone(zone("TD3"), 6, [69.5, 77])]);
		case "CardFront":
			return print("card", "IDENTITY CARD", face(holder, 1));
		case "CardBack":
			return print("card", "", printZone(zone("TD1"), 4.5, [33.5, 40, 46.5]));
		case "LicenceFront":
			return print("card", "DRIVER LICENSE", face(holder, 1));
		case "LicenceBack":
			return print("card", "", [barcode(specimenAamva(holder), [6, 12], 74)]);
	}
}

function print(size: keyof typeof SIZES, title: string, shapes: Shape[]): Printed {
	const { widthMm, heightMm } = SIZES[size];
	const paper = [rectangle("#e4e6dc", [0, 0], widthMm, heightMm), ...waves(widthMm, heightMm)];
	const words = [textShape("UTOPIA", [4, 6], { sizeMm: 3.6 }), textShape(title, [24, 6], { sizeMm: 3 })];
	const mark = textShape("SPECIMEN", [widthMm * 0.52, heightMm * 0.54], { sizeMm: 7, fill: "#cfc7bb" });
	return { widthMm, heightMm, shapes: [...paper, mark, ...words, ...shapes] };
}

/** The fine lines that make copying harder, under all that is printed. */
function waves(widthMm: number, heightMm: number): Shape[] {
	return Array.from({ length: Math.floor(heightMm / 3.5) }, (_, row) => {
		const points = Array.from(
			{ length: 25 },
			(_, at): Point => [(at * widthMm) / 24, 2 + row * 3.5 + 0.9 * Math.sin(at * 0.9 + row * 0.7)],
		);
		const below = points.map(([x, y]): Point => [x, y + 0.18]).reverse();
		return polygon(row % 2 === 0 ? "#c9d3cf" : "#d9cfc9", ...points, ...below);
	});
}

/** The holder's picture and what is said of them. */
function face(holder: SpecimenHolder, scale: number): Shape[] {
	const rows: [string, string][] = [
		["Surname", holder.lastName],
		["Given names", holder.firstName],
		["Date of birth", toIsoDate(holder.dob)],
		["Document no.", holder.documentNumber],
		["Date of expiry", toIsoDate(holder.expires)],
	];
	const words = rows.flatMap(([label, value], row) => [
		textShape(label, [34 * scale, (13 + row * 7) * scale], { sizeMm: 1.9 * scale, fill: "#50565c" }),
		textShape(value, [34 * scale, (16.2 + row * 7) * scale], { sizeMm: 3 * scale }),
	]);
	const at = (x: number, y: number): Point => [(5 + x) * scale, (10 + y) * scale];
	return [
		rectangle("#b9c3cc", at(0, 0), 25 * scale, 32 * scale),
		polygon("#5d5147", at(7, 9), at(9, 4), at(16, 4), at(18, 9), at(18, 20), at(7, 20)),
		polygon("#c79f83", at(8, 9), at(12, 6), at(17, 9), at(16, 17), at(12.5, 21), at(9, 17)),
		polygon("#39414d", at(1, 32), at(4, 25), at(10, 21), at(15, 21), at(21, 25), at(24, 32)),
		...words,
	];
}

function printZone(lines: string[], left: number, baselines: number[]): Shape[] {
	return lines.map((line, index) =>
		textShape(line, [left, baselines[index] ?? 0], { sizeMm: ZONE_SIZE_MM, pitchMm: PITCH_MM, fill: "#16161a" }),
	);
}

/** A PDF417 of this width. */
function barcode(text: string, [left, top]: Point, width: number): Shape {
	const options = { bcid: "pdf417", text, columns: 13, eclevel: 5, scale: 1 };
	const drawn = toSVG(options);
	const scale = width / Number(/viewBox="0 0 (\d+)/.exec(drawn)?.[1]);
	const steps = [...drawn.matchAll(/([ML])(\d+) (\d+)/g)].map(([, letter, x, y]) => ({
		letter: letter === "M" ? ("M" as const) : ("L" as const),
		points: [[left + Number(x) * scale, top + Number(y) * scale] as const],
	}));
	return { fill: "#121214", steps };
}
