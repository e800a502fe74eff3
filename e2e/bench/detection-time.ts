import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageGeometry } from "#lib/fields/places/geometry.ts";
import { detect } from "#lib/pdf/detect/detect.ts";
import { PAPER } from "#lib/pdf/detect/testing/form-paper.ts";
import { setForm } from "#lib/pdf/detect/testing/set-form.ts";
import { repeat } from "./figures.ts";

const SHEET = pageGeometry([0, 0, PAPER.width * 0.75, PAPER.height * 0.75], 0, 1);
const ROWS = Array.from(
	{ length: 40 },
	() => "{check 9} Name: {text 90} @170Date: {date 60} @290City: {text 80 under} @420No.: {text 90 dots}",
);

/** CPU time, in milliseconds each, of finding the fields of a page of 200 places, as a PDF child does, warmed up. */
export async function detectionTimes(directory: string): Promise<{ places: number; cpuMs: number[] }> {
	const sourcePath = join(directory, "places.pdf");
	await writeFile(sourcePath, setForm(ROWS.join("\n"), { size: 12, leading: 25 }).toPdf());
	const search = () => detect({ sourcePath, fileName: "places.pdf", pages: [SHEET] });
	const { fields } = await search();
	const cpuMs: number[] = [];
	await repeat(9, async () => {
		const before = process.cpuUsage();
		await search();
		const { user, system } = process.cpuUsage(before);
		cpuMs.push((user + system) / 1_000);
	});
	return { places: fields.length, cpuMs };
}
