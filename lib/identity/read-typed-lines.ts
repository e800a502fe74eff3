import type { DocumentKind, PlainDate, Reading } from "./identity-types.ts";
import { mendMrz } from "./mend-mrz.ts";
import { readMrzLines } from "./read-mrz-lines.ts";

/** How long the lines are, and how many: TD3 has two of 44, TD1 three of 30, TD2 two of 36. */
const MRZ_LAYOUTS: Readonly<Record<DocumentKind, readonly { lines: number; length: number }[]>> = {
	Passport: [{ lines: 2, length: 44 }],
	IDCard: [
		{ lines: 3, length: 30 },
		{ lines: 2, length: 36 },
	],
	DriverLicense: [{ lines: 1, length: 30 }],
};

const MAX_LINES = 3;
const MAX_TYPED_CHARACTERS = 100;

/**
 * Reads the lines of a machine-readable zone that somebody typed: small letters, blanks, and signs that keyboards make of
 * `<` are taken for what was meant, fillers left out at a line's end are put there; the check digits decide.
 */
export function readTypedLines(kind: DocumentKind, lines: readonly string[], today: PlainDate): Reading {
	const typed = lines.map(asPrinted).filter((line) => line !== "");
	const filled = typed.slice(0, MAX_LINES).map((line, index) => fill(line, kind, typed.length, index));
	if (filled.some((line) => !/^[A-Z0-9<]+$/.test(line))) {
		return { source: "Typed", data: null, checkDigitsHold: null, problems: ["UnknownLayout"] };
	}
	return readMrzLines(mendMrz(filled), "Typed", today);
}

const asPrinted = (line: string) =>
	line.slice(0, MAX_TYPED_CHARACTERS).toUpperCase().replace(/\s/g, "").replace(/[«‹≪]/g, "<").replace(/[«»]/g, "<<");

/** Only names end in fillers of which nobody counts how many there are; elsewhere a missing one would shift digits. */
function fill(line: string, kind: DocumentKind, count: number, index: number): string {
	const layout = MRZ_LAYOUTS[kind].find(({ lines }) => lines === count);
	if (!layout) return line;
	const isOfNames = count === 3 ? index === 2 : index === 0 && count === 2;
	return isOfNames ? line.padEnd(layout.length, "<") : line;
}
