import sharp from "sharp";
import { randomNumbers } from "#lib/testing/random-numbers.ts";
import { type Point, projectOnto } from "./projection.ts";
import { drawShape } from "./shapes.ts";
import type { Printed } from "./specimen-shapes.ts";

/** Pixels of a scene: three bytes each, or one of grey. */
export type Scene = { width: number; height: number; channels: 1 | 3; data: Buffer };

export type View = {
	/** Of the photograph, in pixels. */
	width: number;
	height: number;
	/** How much of its width, or height, the document takes. */
	fill: number;
	/** Clockwise, in degrees. */
	turned: number;
	/** How far the corners are from those of a rectangle, as a part of the width: what lies aslant to the camera. */
	aslant: number;
	/** The same number gives the same table, light and grain. */
	seed: number;
};

/** What lies under documents: wood, slate, cloth, a white desk that is lit too brightly. */
const TABLES = ["#7d6249", "#4b5157", "#8f959c", "#39536b", "#fefefe"];

/** A document on a table, in uneven light, as sharp as can be. */
export async function drawScene(printed: Printed, view: View): Promise<Scene> {
	const { width, height } = view;
	const random = randomNumbers(view.seed);
	const project = projectOnto(printed.widthMm, printed.heightMm, cornersOf(printed, view, random));
	const table = TABLES[Math.floor(random() * TABLES.length)] ?? "";
	const shadow = random() * 0.28;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="l" gradientTransform="rotate(${Math.round(random() * 90)})"><stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity="${shadow}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="${table}"/>${printed.shapes.map((shape) => drawShape(shape, project)).join("")}
<rect width="100%" height="100%" fill="url(#l)"/></svg>`;
	const drawn = sharp(Buffer.from(svg)).flatten({ background: table }).removeAlpha().raw();
	return { width, height, channels: 3, data: await drawn.toBuffer() };
}

function cornersOf(printed: Printed, view: View, random: () => number): [Point, Point, Point, Point] {
	const scale = view.fill * Math.min(view.width / printed.widthMm, view.height / printed.heightMm);
	const [right, bottom] = [(printed.widthMm * scale) / 2, (printed.heightMm * scale) / 2];
	const angle = (view.turned * Math.PI) / 180;
	const corner = (x: number, y: number): Point => {
		const [dx, dy] = [0, 0].map(() => (random() - 0.5) * 2 * view.aslant * view.width);
		return [
			view.width / 2 + x * Math.cos(angle) - y * Math.sin(angle) + (dx ?? 0),
			view.height / 2 + x * Math.sin(angle) + y * Math.cos(angle) + (dy ?? 0),
		];
	};
	return [corner(-right, -bottom), corner(right, -bottom), corner(right, bottom), corner(-right, bottom)];
}
