import sharp from "sharp";
import { openPainter } from "#lib/pdf/read/draw-page.ts";
import { openDocument } from "#lib/pdf/read/open-document.ts";
import { loadPdfium } from "#lib/pdf/read/pdfium.ts";
import { stream, writePdf } from "#lib/pdf/read/testing/write-pdf.ts";
import { PAPER, type Truth } from "./form-paper.ts";
import { seeded } from "./random.ts";

const WIDTH_PX = 1_240;
/** Degrees a sheet lies askew at most. */
const ASKEW = 0.8;

type Scan = { pdf: Buffer; truths: Truth[] };

/** A form as a scanner gives it: a grey picture, a fraction of a degree askew, with noise and a JPEG's blur. */
export async function makeScan(form: Buffer, truths: readonly Truth[], seed: number): Promise<Scan> {
	const random = seeded(seed);
	const degrees = ((random.below(2_001) - 1_000) / 1_000) * ASKEW;
	const { rgba, heightPx } = await draw(form);
	const paper = 232 + random.below(20);
	const { data, info } = await sharp(rgba, { raw: { width: WIDTH_PX, height: heightPx, channels: 4 } })
		.removeAlpha()
		.rotate(degrees, { background: "#fff" })
		.extract(middle(degrees, heightPx))
		.raw()
		.toBuffer({ resolveWithObject: true });
	const noisy = new Uint8Array(WIDTH_PX * heightPx);
	for (let at = 0; at < noisy.length; at += 1) {
		const dirt = random.chance(0.0006) ? -120 : random.below(17) - 8;
		const shade = ((data[at * info.channels] ?? 255) * paper) / 255 + dirt;
		noisy[at] = Math.max(0, Math.min(255, Math.round(shade)));
	}
	const picture = await sharp(noisy, { raw: { width: WIDTH_PX, height: heightPx, channels: 1 } })
		.toColourspace("b-w")
		.jpeg({ quality: 78 })
		.toBuffer();
	return { pdf: toPdf(picture, heightPx), truths: truths.map((truth) => turnedAbout(truth, degrees)) };
}

async function draw(form: Buffer): Promise<{ rgba: Uint8Array; heightPx: number }> {
	const pdfium = await loadPdfium();
	const document = openDocument(pdfium, form, "form");
	if (!document) throw new Error("the form cannot be opened");
	const painter = openPainter(pdfium, document);
	try {
		const heightPx = Math.round((WIDTH_PX * PAPER.height) / PAPER.width);
		return { rgba: painter.draw(0, { widthPx: WIDTH_PX, heightPx }).pixels.rgba, heightPx };
	} finally {
		painter.close();
		document.close();
	}
}

/** Turning makes a picture larger; the sheet is its middle. */
function middle(degrees: number, height: number) {
	const { cos, sin } = { cos: Math.cos((degrees * Math.PI) / 180), sin: Math.abs(Math.sin((degrees * Math.PI) / 180)) };
	const [wide, high] = [WIDTH_PX * cos + height * sin, WIDTH_PX * sin + height * cos];
	return { left: Math.round((wide - WIDTH_PX) / 2), top: Math.round((high - height) / 2), width: WIDTH_PX, height };
}

function turnedAbout(truth: Truth, degrees: number): Truth {
	const angle = (degrees * Math.PI) / 180;
	const [dx, dy] = [truth.x + truth.width / 2 - PAPER.width / 2, truth.y + truth.height / 2 - PAPER.height / 2];
	const x = PAPER.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle) - truth.width / 2;
	const y = PAPER.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle) - truth.height / 2;
	return { ...truth, x, y };
}

function toPdf(picture: Buffer, heightPx: number): Buffer {
	const [width, height] = [PAPER.width * 0.75, PAPER.height * 0.75].map((side) => side.toFixed(2));
	return writePdf([
		"<</Type/Catalog/Pages 2 0 R>>",
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>`,
		stream("", `q ${width} 0 0 ${height} 0 0 cm /I Do Q`),
		stream(
			`/Type/XObject/Subtype/Image/Width ${WIDTH_PX}/Height ${heightPx}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode`,
			picture.toString("latin1"),
		),
	]);
}
