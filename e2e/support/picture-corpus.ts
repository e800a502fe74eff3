import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { randomNumbers } from "#lib/testing/random-numbers.ts";

/** A file whose pages are looked at, and whether they are of text and lines or of what a camera or scanner saw. */
type CorpusFile = { name: string; bytes: Uint8Array };

type Random = () => number;
type Page = { widthPt: number; heightPt: number; content: string; image?: Buffer; widget?: string };

const WORDS = "the agreement between both sides is governed by law of harbour rent deposit keys and notice".split(" ");

const rgb = (random: Random) => `${[random(), random(), random()].map((value) => value.toFixed(3)).join(" ")}`;

function lines(random: Random, from: number, to: number, isColoured: boolean): string {
	const all: string[] = [];
	for (let y = from; y > to; y -= 15) {
		const words = Array.from({ length: 11 }, () => WORDS[Math.floor(random() * WORDS.length)]).join(" ");
		const color = isColoured && random() < 0.3 ? rgb(random) : "0 0 0";
		all.push(`${color} rg BT /F 10.5 Tf 60 ${y} Td (${words}) Tj ET`);
	}
	return all.join("\n");
}

/** A head and a foot in the house's colours, a mark of curves and text between them. */
function letter(random: Random, number: number): Page {
	const [one, other] = [rgb(random), rgb(random)];
	const curve = (x: number, y: number, size: number) =>
		`${rgb(random)} rg ${x} ${y} m ${x + size} ${y + size} ${x + size} ${y - size} ${x + 2 * size} ${y} c f`;
	const content = [
		`${one} rg 0 740 612 52 re f`,
		`1 1 1 rg BT /B 22 Tf 60 757 Td (Harbour ${number}) Tj ET`,
		...Array.from({ length: 5 }, (_, index) => curve(420 + index * 22, 760, 12)),
		lines(random, 700, 120, true),
		`${other} rg 0 0 612 46 re f 1 1 1 rg BT /F 9 Tf 60 20 Td (12 Harbour Street, page ${number}) Tj ET`,
	].join("\n");
	return { widthPt: 612, heightPt: 792, content };
}

/** What a scanner makes of a page: grey paper, noise, soft letters. */
function scan(random: Random, isColoured: boolean): Page {
	const [width, height] = [850, 1100];
	const pixels = Buffer.alloc(width * height * 3);
	const tint = isColoured ? [random() * 40, random() * 40, random() * 40] : [12, 12, 12];
	for (let at = 0; at < width * height; at += 1) {
		const [x, y] = [at % width, Math.floor(at / width)];
		const isInk = y % 24 < 9 && x > 90 && x < 760 && Math.sin(x * 0.9 + Math.floor(y / 24) * 7) > 0.1;
		const grain = (random() - 0.5) * 14;
		for (let channel = 0; channel < 3; channel += 1) {
			const paper = 246 - (tint[channel] ?? 0) - (y / height) * 14;
			pixels[at * 3 + channel] = Math.max(0, Math.min(255, (isInk ? 60 : paper) + grain));
		}
	}
	return {
		widthPt: 612,
		heightPt: 792,
		content: "q 612 0 0 792 0 0 cm /I Do Q",
		image: picture(pixels, width, height),
	};
}

/** Soft colours everywhere, with a caption in red over them. */
function photograph(random: Random): Page {
	const [width, height] = [800, 600];
	const pixels = Buffer.alloc(width * height * 3);
	const phases = [random() * 6, random() * 6, random() * 6];
	for (let at = 0; at < width * height; at += 1) {
		const [x, y] = [at % width, Math.floor(at / width)];
		for (const [channel, phase] of phases.entries()) {
			const wave = 128 + 90 * Math.sin(x / 57 + phase) * Math.cos(y / 41 - phase) + (random() - 0.5) * 10;
			pixels[at * 3 + channel] = wave;
		}
	}
	const content = `q 560 0 0 420 26 300 cm /I Do Q 1 0 0 rg BT /B 14 Tf 40 320 Td (Harbour at noon) Tj ET\n${lines(random, 260, 60, true)}`;
	return { widthPt: 612, heightPt: 792, content, image: picture(pixels, width, height) };
}

/** A plan of fine lines, 84 by 119 centimetres. */
function plan(random: Random): Page {
	const [widthPt, heightPt] = [2384, 3370];
	const strokes = Array.from({ length: 2500 }, () => {
		const [x, y] = [random() * widthPt, random() * heightPt];
		const isWall = random() < 0.5;
		return `${rgb(random)} RG ${(random() * 3).toFixed(2)} w ${x.toFixed(1)} ${y.toFixed(1)} m ${(x + (isWall ? 300 * random() : 0)).toFixed(1)} ${(y + (isWall ? 0 : 300 * random())).toFixed(1)} l S`;
	});
	return { widthPt, heightPt, content: strokes.join("\n") };
}

/** A page with a form's fields, whose looks are on it. */
function form(random: Random): Page {
	const widget = `${rgb(random)} rg 0 0 200 24 re f 0 0 0 rg BT /F 11 Tf 6 8 Td (Filled in before) Tj ET`;
	return { widthPt: 612, heightPt: 792, content: lines(random, 740, 420, true), widget };
}

function picture(pixels: Buffer, width: number, height: number): Buffer {
	const head = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
	return streamOf(`${head}/Filter/FlateDecode`, deflateSync(pixels, { level: 1 }));
}

function streamOf(head: string, bytes: Uint8Array): Buffer {
	return Buffer.concat([Buffer.from(`${head}/Length ${bytes.length}>>stream\n`), bytes, Buffer.from("\nendstream")]);
}

/** A PDF of these pages. */
function pdfOf(pages: Page[]): Buffer {
	const objects: Buffer[] = [Buffer.alloc(0), Buffer.alloc(0)];
	const add = (object: string | Buffer) => objects.push(Buffer.from(object as string));
	const [plain, bold] = ["Helvetica", "Helvetica-Bold"].map((name) =>
		add(`<</Type/Font/Subtype/Type1/BaseFont/${name}>>`),
	);
	const fonts = `/Font<</F ${plain} 0 R/B ${bold} 0 R>>`;
	const widgets: number[] = [];
	const kids = pages.map(({ widthPt, heightPt, content, image, widget }) => {
		const contents = add(streamOf("<<", Buffer.from(content)));
		const images = image ? `/XObject<</I ${add(image)} 0 R>>` : "";
		let annotations = "";
		if (widget) {
			const look = add(
				streamOf(`<</Type/XObject/Subtype/Form/BBox[0 0 200 24]/Resources<<${fonts}>>`, Buffer.from(widget)),
			);
			widgets.push(
				add(
					`<</Type/Annot/Subtype/Widget/FT/Tx/T(field ${widgets.length})/F 4/Rect[60 360 260 384]/AP<</N ${look} 0 R>>>>`,
				),
			);
			annotations = `/Annots[${widgets.at(-1)} 0 R]`;
		}
		const box = `/MediaBox[0 0 ${widthPt} ${heightPt}]`;
		return add(
			`<</Type/Page/Parent 2 0 R${box}/Resources<<${fonts}${images}>>/Contents ${contents} 0 R${annotations}>>`,
		);
	});
	const fields =
		widgets.length > 0
			? `/AcroForm<</DA(/F 11 Tf 0 g)/DR<<${fonts}>>/Fields[${widgets.map((id) => `${id} 0 R`).join(" ")}]>>`
			: "";
	objects[0] = Buffer.from(`<</Type/Catalog/Pages 2 0 R${fields}>>`);
	objects[1] = Buffer.from(`<</Type/Pages/Kids[${kids.map((id) => `${id} 0 R`).join(" ")}]/Count ${kids.length}>>`);
	return assemble(objects);
}

function assemble(objects: Buffer[]): Buffer {
	const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
	let length = parts[0]?.length ?? 0;
	const offsets = objects.map((object, index) => {
		const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
		const offset = length;
		parts.push(whole);
		length += whole.length;
		return `${String(offset).padStart(10, "0")} 00000 n \n`;
	});
	const size = objects.length + 1;
	const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
	parts.push(Buffer.from(`${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`));
	return Buffer.concat(parts);
}

/** Files of the hard kind that are taken in as they stand, one page each. */
const HARD = /^(?:cropbox|rotate|mediabox|userunit|ctm|content|shared|same|no-resources|objstm|linearized|plain)/;

async function hardFiles(): Promise<CorpusFile[]> {
	const folder = join(import.meta.dirname, "../../lib/testing/corpus");
	const names = (await readdir(folder)).filter((name) => name.endsWith(".pdf") && HARD.test(name)).sort();
	return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
}

/** More than 330 pages, the same ones in every run. */
export async function pictureCorpus(): Promise<CorpusFile[]> {
	const random = randomNumbers(20_261_122);
	const times = (count: number, make: (index: number) => Page) =>
		pdfOf(Array.from({ length: count }, (_, at) => make(at)));
	return [
		{ name: "letters.pdf", bytes: times(12, (index) => letter(random, index + 1)) },
		{ name: "scans.pdf", bytes: times(4, (index) => scan(random, index % 2 === 1)) },
		{ name: "photographs.pdf", bytes: times(4, () => photograph(random)) },
		{ name: "forms.pdf", bytes: times(4, () => form(random)) },
		{ name: "plan.pdf", bytes: times(1, () => plan(random)) },
		{ name: "long.pdf", bytes: times(300, (index) => letter(random, index + 1)) },
		...(await hardFiles()),
	];
}
