import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { findBrowser } from "#lib/testing/run/tools.ts";
import { adminTest } from "./admin-test.ts";

const CAMERA = { width: 1280, height: 720 };

/** Print that nothing can be read of: rows of strokes on a page of a passport's shape, upon a dark table. */
function printedPage(): Buffer {
	const strokes = Array.from({ length: 14 }, (_, row) =>
		Array.from({ length: 44 }, (_, place) => {
			const [x, y] = [225 + place * 19, 90 + row * 39];
			return `<rect x="${x}" y="${y}" width="${4 + ((place * 7 + row * 3) % 9)}" height="${10 + ((place + row) % 3) * 5}"/>`;
		}).join(""),
	).join("");
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#5b5046"/>
		<rect x="200" y="50" width="880" height="620" rx="18" fill="#dfe7e4"/><g fill="#22262b">${strokes}</g></svg>`,
	);
}

/** A picture of a document, as a phone's camera gives it. */
export function documentPicture(): Promise<Buffer> {
	return sharp(printedPage()).jpeg({ quality: 92 }).toBuffer();
}

const FAKE = ["--use-fake-device-for-media-stream"];

/** What a browser is started with that has no camera. */
export const NO_CAMERA = ["--use-fake-device-for-media-stream=device-count=0", "--use-fake-ui-for-media-stream"];

/** What a browser is started with whose person does not allow the camera. */
export const CAMERA_DENIED = [...FAKE, "--use-fake-ui-for-media-stream=deny"];

/** What a browser is started with. @param camera arguments about it */
export function browserWith(camera: string[]) {
	const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"];
	return { executablePath: findBrowser() ?? "", args: [...args, ...camera] };
}

/** The same with a camera that looks at a document lying on a table. */
export const cameraTest = adminTest.extend({
	launchOptions: [
		// biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture depends on from its pattern
		async ({}, use) => {
			const file = join(await mkdtemp(join(tmpdir(), "signet-camera-")), "camera.mjpeg");
			const { width, height } = CAMERA;
			await writeFile(
				file,
				await sharp(await documentPicture())
					.resize(width, height)
					.jpeg({ quality: 92 })
					.toBuffer(),
			);
			await use(browserWith([...FAKE, "--use-fake-ui-for-media-stream", `--use-file-for-fake-video-capture=${file}`]));
		},
		{ scope: "worker" },
	],
});
