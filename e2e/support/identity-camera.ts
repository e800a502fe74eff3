import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawSpecimen, type Specimen } from "#lib/testing/identity/draw-specimen.ts";
import { findBrowser } from "#lib/testing/run/tools.ts";
import { adminTest } from "./admin-test.ts";

/** A document that is held so that it fills the frame. */
const HELD = { width: 1280, height: 720, fill: 0.86, turned: 0.5, aslant: 0.004 };

/** A photograph of a document, as a phone's camera gives it. */
export const documentPicture = (specimen: Specimen): Promise<Buffer> => drawSpecimen({ ...specimen, view: HELD });

const FAKE = ["--use-fake-device-for-media-stream"];
const ALLOWED = "--use-fake-ui-for-media-stream";

/** What a browser is started with that has no camera. */
export const NO_CAMERA = ["--use-fake-device-for-media-stream=device-count=0", ALLOWED];

/** What a browser is started with whose person does not allow the camera. */
export const CAMERA_DENIED = [...FAKE, `${ALLOWED}=deny`];

/** What a browser is started with. @param camera arguments about it */
export function browserWith(camera: string[]) {
	const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"];
	return { executablePath: findBrowser() ?? "", args: [...args, ...camera] };
}

/** What the browser's camera looks at. */
export type Camera = {
	file: string;
	/** Holds another document before it: seen from the next time that the camera is opened. */
	hold(specimen: Specimen): Promise<void>;
};

/** The same with a camera that looks at a document lying on a table. */
export const cameraTest = adminTest.extend<object, { camera: Camera }>({
	camera: [
		// biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture depends on from its pattern
		async ({}, use) => {
			const file = join(await mkdtemp(join(tmpdir(), "signet-camera-")), "camera.mjpeg");
			const hold = async (specimen: Specimen) => writeFile(file, await documentPicture(specimen));
			await hold({ kind: "Passport" });
			await use({ file, hold });
		},
		{ scope: "worker" },
	],
	launchOptions: [
		({ camera }, use) => use(browserWith([...FAKE, ALLOWED, `--use-file-for-fake-video-capture=${camera.file}`])),
		{ scope: "worker" },
	],
});
