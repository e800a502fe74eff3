import type { DocumentKind, PlainDate, Reading } from "#lib/identity/identity-types.ts";
import { readAamva } from "#lib/identity/read-aamva.ts";
import { readMrzLines } from "#lib/identity/read-mrz-lines.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { readBarcode } from "./read-barcode.ts";
import { readZone } from "./read-zone.ts";

type Reader = (photograph: Uint8Array, today: PlainDate) => Promise<Reading | null>;

/** Licences of North America have a barcode; those of Europe have neither, but for a few. */
const READERS: Readonly<Record<DocumentKind, readonly Reader[]>> = {
	Passport: [readPrinted],
	IDCard: [readPrinted, readBars],
	DriverLicense: [readBars, readPrinted],
};

/** Reads what machines can read of a document's photographs: the back first, where most cards have it. */
export async function readIdentity(input: PdfTasks["identity"]["input"]): Promise<PdfTasks["identity"]["output"]> {
	const { kind, front, back, today } = input;
	const photographs = [back, front].filter((side) => side !== null).map((side) => Buffer.from(side, "base64"));
	let best: Reading | null = null;
	for (const read of READERS[kind]) {
		for (const photograph of photographs) {
			const reading = await read(photograph, today);
			if (reading?.problems.length === 0) return reading;
			best ??= reading;
		}
	}
	return best ?? { source: null, data: null, checkDigitsHold: null, problems: ["NothingFound"] };
}

async function readPrinted(photograph: Uint8Array, today: PlainDate): Promise<Reading | null> {
	const lines = await readZone(photograph);
	return lines && readMrzLines(lines, "Mrz", today);
}

async function readBars(photograph: Uint8Array): Promise<Reading | null> {
	const found = await readBarcode(photograph);
	return found.map(readAamva).find((reading) => reading !== null) ?? null;
}
