import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { intake } from "./intake.ts";
import { drawFirstPage } from "./testing/draw-first-page.ts";
import { onePage } from "./testing/write-pdf.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), "signet-intake-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => {
	vi.unstubAllEnvs();
});

async function takeIn(bytes: Buffer, fileName: string) {
	const sourcePath = path.join(folder, `upload-${fileName}`);
	await writeFile(sourcePath, bytes);
	const workingPath = path.join(folder, `working-${randomUUID()}.pdf`);
	return { ...(await intake({ sourcePath, fileName, workingPath })), workingPath };
}

/** Left half red, right half blue. */
function picture(width: number, height: number) {
	const blue = { create: { width: width / 2, height, channels: 3 as const, background: "#0000ff" } };
	return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
		{ input: blue, left: width / 2, top: 0 },
	]);
}

async function colors(workingPath: string, ...places: [number, number][]) {
	const { data, info } = await sharp(await drawFirstPage(workingPath, folder))
		.raw()
		.toBuffer({ resolveWithObject: true });
	return places.map(([x, y]) => {
		const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
		const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
		return red > 200 && green > 200 && blue > 200 ? "white" : red > blue ? "red" : "blue";
	});
}

describe("pictures become pages", () => {
	it("a JPEG stands as its EXIF orientation says, at most A4", async () => {
		// Orientation 6: turn clockwise by 90 degrees, so that the left half comes to the top.
		const bytes = await picture(4_000, 3_000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
		const output = await takeIn(bytes, "photo.jpg");
		expect(output.mediaType).toBe("image/jpeg");
		expect(output.pages).toHaveLength(1);
		expect(output.pages[0]?.widthPx).toBeCloseTo(793.7, 0);
		expect(output.pages[0]?.heightPx).toBeCloseTo(1058.3, 0);
		expect(await colors(output.workingPath, [0.5, 0.2], [0.5, 0.8])).toEqual(["red", "blue"]);
	});

	it("a PNG keeps its pixels, with white behind what is transparent", async () => {
		const hole = { create: { width: 100, height: 50, channels: 4 as const, background: "#000000" } };
		const opaque = await picture(200, 100).ensureAlpha().png().toBuffer();
		const bytes = await sharp(opaque)
			.composite([{ input: hole, left: 0, top: 0, blend: "dest-out" }])
			.png()
			.toBuffer();
		const output = await takeIn(bytes, "scan.png");
		expect(output.mediaType).toBe("image/png");
		expect([output.pages[0]?.widthPx, output.pages[0]?.heightPx]).toEqual([200, 100]);
		expect(await colors(output.workingPath, [0.25, 0.25], [0.25, 0.75], [0.75, 0.5])).toEqual(["white", "red", "blue"]);
	});

	it.each([
		["photo.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])],
		["scan.png", Buffer.from("\x89PNG\r\n\x1a\nnot really", "latin1")],
	])("a damaged %s is refused", async (fileName, bytes) => {
		await expect(takeIn(bytes, fileName)).rejects.toThrow(`“${fileName}” is a damaged image.`);
	});
});

describe.each([
	["docx", "word/document.xml", "a Word document", "wordprocessingml"],
	["xlsx", "xl/workbook.xml", "an Excel workbook", "spreadsheetml"],
	["pptx", "ppt/presentation.xml", "a PowerPoint presentation", "presentationml"],
])("office documents: %s", (ending, part, noun, mediaType) => {
	const fileName = `contract.${ending}`;
	const bytes = Buffer.from(`PK\x03\x04 ${part}`, "latin1");

	async function install(name: string, script: string): Promise<void> {
		const bin = await mkdtemp(path.join(folder, "bin-"));
		await writeFile(path.join(bin, name), script);
		await chmod(path.join(bin, name), 0o755);
		vi.stubEnv("PATH", bin);
	}

	it("are refused with advice where no converter is installed", async () => {
		vi.stubEnv("PATH", folder);
		await expect(takeIn(bytes, fileName)).rejects.toThrow(
			`“${fileName}” is ${noun}, which this installation can’t convert. Upload a PDF instead.`,
		);
	});

	it("are converted where one is", async () => {
		const pdf = path.join(folder, "converted.pdf");
		await writeFile(pdf, onePage({}));
		// Stands for the office program: takes the same options and leaves a PDF where it is told to.
		const copy = `[ -f "$3" ] && /bin/cp ${pdf} "$2/document.pdf"`;
		const script = `#!/bin/sh\nwhile [ "$1" != --outdir ]; do shift; done\ncase "$3" in *.${ending}) ${copy};; esac\n`;
		await install("soffice", script);
		const output = await takeIn(bytes, fileName);
		expect(output.pages).toHaveLength(1);
		expect(output.mediaType).toContain(mediaType);
		expect((await readFile(output.workingPath)).subarray(0, 5).toString()).toBe("%PDF-");
	});

	it("are opened in a profile that follows no links to other files and runs no macros", async () => {
		const settings = path.join(folder, "settings.xcu");
		const find = `for option; do case "$option" in -env:UserInstallation=file://*) profile="\${option#*file://}";; esac; done`;
		await install(
			"soffice",
			`#!/bin/sh\n${find}\n/bin/cp "$profile/user/registrymodifications.xcu" ${settings}\nexit 1\n`,
		);
		await expect(takeIn(bytes, fileName)).rejects.toThrow("couldn’t be converted");
		const written = await readFile(settings, "utf8");
		expect(written).toMatch(/"BlockUntrustedRefererLinks" oor:op="fuse"><value>true</);
		expect(written).toMatch(/"DisableMacrosExecution" oor:op="fuse"><value>true</);
		expect(written).toMatch(/"ooInetProxyType" oor:op="fuse"><value>2</);
	});

	it("that cannot be converted are refused", async () => {
		await install("libreoffice", "#!/bin/sh\nexit 1\n");
		await expect(takeIn(bytes, fileName)).rejects.toThrow(
			`The ${noun.replace(/^an? /, "")} “${fileName}” couldn’t be converted`,
		);
	});
});

it("accepts as many bytes before the header as viewers do", async () => {
	const after = (count: number) => takeIn(Buffer.concat([Buffer.alloc(count, 0x20), onePage({})]), "late.pdf");
	expect((await after(1_024)).pages).toHaveLength(1);
	await expect(after(1_025)).rejects.toThrow(/isn’t a PDF/);
});

it("names a file that is none of these and says what would help", async () => {
	await expect(takeIn(Buffer.from("<html>"), "page.html")).rejects.toThrow(
		"“page.html” isn’t a PDF, PNG, JPEG, Word, Excel or PowerPoint file. Convert it to PDF and upload that.",
	);
});
