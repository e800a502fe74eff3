import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeBmp } from "./decode-bmp.ts";
import { normaliseImage } from "./normalise-image.ts";

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-images-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function run(bytes: Uint8Array, purpose: "mark" | "picture" | "logo" | "identity", name = "photo.png") {
	const sourcePath = join(dir, name);
	const outputPath = join(dir, `${name}.out`);
	await writeFile(sourcePath, bytes);
	const output = await normaliseImage({ sourcePath, outputPath, fileName: name, purpose });
	return { output, bytes: await readFile(outputPath) };
}

/** A dark stroke on paper that gets darker to one side, as a photo does. */
const photo = Buffer.from(
	`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#b8b4a8"/></linearGradient></defs><rect width="800" height="400" fill="url(#g)"/><path d="M200 250 C300 50 400 350 600 150" stroke="#123" stroke-width="9" fill="none"/></svg>`,
);

/** 2 × 2 pixels of 24 bits: red, green above; blue, white below. */
function bitmap(): Uint8Array {
	const bytes = Buffer.alloc(54 + 16);
	bytes.write("BM");
	bytes.writeUInt32LE(bytes.length, 2);
	bytes.writeUInt32LE(54, 10);
	bytes.writeUInt32LE(40, 14);
	bytes.writeInt32LE(2, 18);
	bytes.writeInt32LE(2, 22);
	bytes.writeUInt16LE(1, 26);
	bytes.writeUInt16LE(24, 28);
	Buffer.from([255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0]).copy(bytes, 54);
	return bytes;
}

describe("a photograph of an identity document", () => {
	const size = { width: 1200, height: 800 };
	const drawn = () => sharp(photo).resize(size);
	const UNREAD = { said: { key: "filePictureUnread" } };

	it.each(["jpeg", "png", "webp"] as const)("is accepted as %s under any file name", async (format) => {
		const { output } = await run(await drawn().toFormat(format).toBuffer(), "identity", "photo.bin");
		expect(output).toMatchObject({ mediaType: "image/jpeg", ...size });
	});

	it.each(["gif", "tiff", "avif"] as const)("is refused as %s", async (format) => {
		const bytes = await drawn().toFormat(format).toBuffer();
		await expect(run(bytes, "identity", "photo.jpg")).rejects.toMatchObject(UNREAD);
	});

	it("is refused as a drawing, bitmap or text, and as HEIC that cannot be decoded", async () => {
		for (const bytes of [photo, bitmap(), Buffer.from("%PDF-1.7\n"), Buffer.alloc(0)]) {
			await expect(run(bytes, "identity", "photo.jpg")).rejects.toMatchObject(UNREAD);
		}
		const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(12)]);
		await expect(run(heic, "identity", "photo.heic")).rejects.toMatchObject(UNREAD);
	});
});

describe("an uploaded image", () => {
	it("loses its paper and is cropped to the ink when it is a signature", async () => {
		const jpeg = await sharp(photo).jpeg().toBuffer();
		const { output, bytes } = await run(jpeg, "mark", "signature.jpg");
		expect(output.mediaType).toBe("image/png");
		expect(output.width).toBeLessThan(450);
		expect(output.height).toBeLessThan(220);
		const { channels } = await sharp(bytes).stats();
		expect(channels[3]?.min).toBe(0);
		expect(channels[3]?.max).toBe(255);
	});

	it("is refused as a signature when it is only paper", async () => {
		const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#eee" } })
			.png()
			.toBuffer();
		await expect(run(blank, "mark")).rejects.toThrow("We can’t find a signature");
	});

	it("stands upright and carries no metadata", async () => {
		const sideways = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#a33" } })
			.jpeg()
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const { output, bytes } = await run(sideways, "picture", "sideways.jpg");
		expect([output.width, output.height, output.mediaType]).toEqual([20, 40, "image/jpeg"]);
		const metadata = await sharp(bytes).metadata();
		expect([metadata.orientation, metadata.exif]).toEqual([undefined, undefined]);
	});

	it("may be a bitmap", async () => {
		const { output } = await run(bitmap(), "picture", "scan.bmp");
		expect([output.width, output.height]).toEqual([2, 2]);
		const red = [255, 0, 0, 255];
		const green = [0, 255, 0, 255];
		const blue = [0, 0, 255, 255];
		const white = [255, 255, 255, 255];
		expect([...(decodeBmp(bitmap())?.data ?? [])]).toEqual([...red, ...green, ...blue, ...white]);
	});

	it("may be SVG, which is drawn to pixels", async () => {
		const { output } = await run(photo, "picture", "drawing.svg");
		expect(output.mediaType).toBe("image/jpeg");
	});

	it.each([
		["not an image", Buffer.from("%PDF-1.7 nothing to see")],
		["a cut bitmap", bitmap().slice(0, 56)],
		["a cut picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
	])("is refused when it is %s", async (_, bytes) => {
		await expect(run(bytes, "picture", "x.png")).rejects.toThrow("can’t be read as an image");
	});
});

describe("an SVG of many shapes", () => {
	const svg = (body: string) =>
		Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${body}</svg>`);
	const shape = '<path id="a0" d="M0 0 L 800 600 L 0 600 Z" fill="#123"/>';
	/** Each level draws the one before six times: ten levels come to sixty million shapes. */
	const nested = (use: (id: string) => string) =>
		Array.from({ length: 10 }, (_, level) => `<g id="a${level + 1}">${use(`a${level}`).repeat(6)}</g>`).join("");
	it.each([
		["that use each other", svg(shape + nested((id) => `<use href="#${id}"/>`))],
		["that use each other in the old spelling", svg(shape + nested((id) => `<use xlink:href="#${id}"/>`))],
		["that fill each other", svg(shape + nested((id) => `<rect width="9" height="9" style="fill: url(#${id})"/>`))],
		[
			"that have a name space for a name",
			Buffer.from(
				`<!-- <SVG --><s:svg xmlns:s="http://www.w3.org/2000/svg">${shape.replace("<path", "<s:path")}${nested((id) => `<s:use href="#${id}"/>`).replace(/(<\/?)g/g, "$1s:g")}</s:svg>`,
			),
		],
		["that hide that they use each other", svg(shape + nested((id) => `<use href="&#35;${id}"/>`))],
		["that use themselves", svg(`<g id="a"><use href="#a"/></g>`)],
		["that stand in each other too deep", svg("<g>".repeat(600) + "</g>".repeat(600))],
		["that are simply too many", svg(shape.replace(' id="a0"', "").repeat(20_001))],
		[
			"that a style sheet fills with many others",
			svg(`<style>path{fill:url(#p)}</style><pattern id="p">${"<rect/>".repeat(300)}</pattern>${shape.repeat(100)}`),
		],
	])("%s is refused at once, and says what to do", async (_, bytes) => {
		await expect(run(bytes, "picture", "seal.svg")).rejects.toThrow(
			"“seal.svg” has too many shapes. Save it as a PNG.",
		);
	});

	it.each([
		["whose entities hide shapes", `<!DOCTYPE svg [<!ENTITY a "<use href='#b'/>">]><svg>&a;</svg>`],
		["whose tags do not fit", "<svg><g></svg>"],
		["whose declarations give attributes", `<!DOCTYPE svg [<!ATTLIST use href CDATA "#a">]><svg/>`],
		["with an entity that nobody knows", '<svg><g id="&a;"/></svg>'],
		["that is packed", gzipSync("<svg/>")],
	])("%s is refused", async (_, text: string | Buffer) => {
		const bytes = typeof text === "string" ? Buffer.from(text) : text;
		await expect(run(bytes, "picture", "seal.svg")).rejects.toThrow("can’t be read as an image");
	});

	it("is drawn when it is a large drawing of a drawing program", async () => {
		const head = `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" width="80" height="60">`;
		const gradient = `<linearGradient id="g">${'<stop offset="0" stop-color="#fff"/>'.repeat(20)}</linearGradient>`;
		const dots = '<circle class="a" cx="3" cy="3" r="2"/><use href="#d" fill="url(#g)"/>'.repeat(2000);
		const drawing = `${head}<style>.a{fill:url(#g)}</style>${gradient}<rect id="d" width="2" height="2"/>${dots}</svg>`;
		const { output } = await run(Buffer.from(drawing), "picture", "arms.svg");
		expect(output).toMatchObject({ mediaType: "image/png" });
	});
});

describe("a logo", () => {
	const svg = (body: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${body}</svg>`);

	it("becomes a PNG within 600 pixels, transparent where it was", async () => {
		const source = svg('width="900" height="300"><circle cx="150" cy="150" r="150" fill="#0F6B57"/>');
		const { output, bytes } = await run(source, "logo", "logo.svg");
		expect(output).toMatchObject({ mediaType: "image/png", width: 600, height: 200 });
		const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
		expect([...data.subarray(0, 4)][3]).toBe(0);
	});

	it("shows nothing of this machine's files, and fetches nothing", async () => {
		const secret = join(dir, "secret.png");
		await sharp({ create: { width: 50, height: 50, channels: 3, background: "red" } })
			.png()
			.toFile(secret);
		const images = [secret, `file://${secret}`, "secret.png", "http://127.0.0.1:1/x.png"];
		const body = images.map((href, i) => `<image x="${i * 50}" width="50" height="50" href="${href}"/>`).join("");
		const { bytes } = await run(svg(`width="200" height="50">${body}`), "logo", "logo.svg");
		const { channels } = await sharp(bytes).stats();
		expect(channels.at(-1)?.max).toBe(0);
	});

	it.each([
		["webp", () => sharp(photo).webp().toBuffer()],
		["gif", () => sharp(photo).gif().toBuffer()],
		["bitmap", async () => Buffer.from(bitmap())],
		["text", async () => Buffer.from("hello")],
	])("of another kind is refused: %s", async (name, make) => {
		await expect(run(await make(), "logo", name)).rejects.toMatchObject({ code: "UnusableFile" });
	});
});
