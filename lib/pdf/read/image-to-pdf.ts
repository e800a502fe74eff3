import sharp from "sharp";
import { fileRefusal } from "#lib/pdf/refusal.ts";

/** A4 in points; a larger picture is scaled to fit, in its own orientation. */
const A4_SHORT_PT = 595.28;
const A4_LONG_PT = 841.89;

/** A picture shows at 96 dpi when it fits the page that way. */
const PT_PER_PX = 72 / 96;

/** 200 dpi on A4: what a scanned page needs to be read and printed. */
const MAX_SHORT_PX = 1_654;
const MAX_LONG_PX = 2_339;

/** Decoded, 120 million pixels are 360 MB. */
const MAX_PIXELS = 120_000_000;

const JPEG_QUALITY = 85;

type EncodedImage = { data: Buffer; widthPx: number; heightPx: number; filter: string };

/** The compressed rows of a PNG, which PDF can show as they are (predictor 15, PDF 2.0 clause 7.4.4.4). */
function pngRows(png: Buffer): Buffer {
	const rows: Buffer[] = [];
	for (let at = 8; at + 8 <= png.byteLength; ) {
		const length = png.readUInt32BE(at);
		if (png.toString("latin1", at + 4, at + 8) === "IDAT") rows.push(png.subarray(at + 8, at + 8 + length));
		at += length + 12;
	}
	return Buffer.concat(rows);
}

async function encode(bytes: Buffer, kind: "png" | "jpeg"): Promise<EncodedImage> {
	const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
	const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
	const orientation = (await sharp(bytes).metadata()).orientation ?? 1;
	const isWide = orientation >= 5 ? height > width : width > height;
	const picture = source
		.resize({
			width: isWide ? MAX_LONG_PX : MAX_SHORT_PX,
			height: isWide ? MAX_SHORT_PX : MAX_LONG_PX,
			fit: "inside",
			withoutEnlargement: true,
		})
		.flatten({ background: "#ffffff" })
		.toColourspace("srgb");
	if (kind === "jpeg") {
		const { data, info } = await picture.jpeg({ quality: JPEG_QUALITY }).toBuffer({ resolveWithObject: true });
		const colors = info.channels === 1 ? "/DeviceGray" : "/DeviceRGB";
		return { data, widthPx: info.width, heightPx: info.height, filter: `/ColorSpace${colors}/Filter/DCTDecode` };
	}
	const png = picture.removeAlpha().png({ progressive: false, palette: false, compressionLevel: 6 });
	const { data, info } = await png.toBuffer({ resolveWithObject: true });
	const colors = info.channels === 1 ? "/DeviceGray" : "/DeviceRGB";
	const parameters = `/DecodeParms<</Predictor 15/Colors ${info.channels}/BitsPerComponent 8/Columns ${info.width}>>`;
	const filter = `/ColorSpace${colors}/Filter/FlateDecode${parameters}`;
	return { data: pngRows(data), widthPx: info.width, heightPx: info.height, filter };
}

function pageSize({ widthPx, heightPx }: EncodedImage): { width: string; height: string } {
	const isWide = widthPx > heightPx;
	const scale = Math.min(
		PT_PER_PX,
		(isWide ? A4_LONG_PT : A4_SHORT_PT) / widthPx,
		(isWide ? A4_SHORT_PT : A4_LONG_PT) / heightPx,
	);
	return { width: (widthPx * scale).toFixed(2), height: (heightPx * scale).toFixed(2) };
}

function onePagePdf(image: EncodedImage): Buffer {
	const { width, height } = pageSize(image);
	const drawing = `q ${width} 0 0 ${height} 0 0 cm /Im Do Q`;
	const imageEntries = `/Type/XObject/Subtype/Image/Width ${image.widthPx}/Height ${image.heightPx}/BitsPerComponent 8`;
	const objects: (string | Buffer)[][] = [
		["<</Type/Catalog/Pages 2 0 R>>"],
		["<</Type/Pages/Kids[3 0 R]/Count 1>>"],
		[
			`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]`,
			"/Resources<</XObject<</Im 5 0 R>>>>/Contents 4 0 R>>",
		],
		[`<</Length ${drawing.length}>>stream\n${drawing}\nendstream`],
		[`<<${imageEntries}${image.filter}/Length ${image.data.byteLength}>>stream\n`, image.data, "\nendstream"],
	];
	const parts = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
	let offset = parts[0]?.byteLength ?? 0;
	const table = objects.map((object, index) => {
		const part = Buffer.concat([
			Buffer.from(`${index + 1} 0 obj\n`),
			...object.map((piece) => (typeof piece === "string" ? Buffer.from(piece, "latin1") : piece)),
			Buffer.from("\nendobj\n"),
		]);
		const entry = `${String(offset).padStart(10, "0")} 00000 n \n`;
		parts.push(part);
		offset += part.byteLength;
		return entry;
	});
	const size = objects.length + 1;
	const end = `xref\n0 ${size}\n0000000000 65535 f \n${table.join("")}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${offset}\n%%EOF\n`;
	return Buffer.concat([...parts, Buffer.from(end, "latin1")]);
}

/**
 * A PDF of one page that is the picture: upright by its EXIF orientation, transparency on white,
 * metadata dropped, at most A4 and 200 dpi. Throws PdfRefusalError when the picture cannot be read.
 */
export async function imageToPdf(bytes: Buffer, kind: "png" | "jpeg", fileName: string): Promise<Buffer> {
	let image: EncodedImage;
	try {
		image = await encode(bytes, kind);
	} catch (error) {
		const detail = error instanceof Error ? error.message : String(error);
		const isLarge = /pixel limit/i.test(detail);
		throw fileRefusal(isLarge ? "filePictureLarge" : "filePictureDamaged", { file: fileName });
	}
	return onePagePdf(image);
}
