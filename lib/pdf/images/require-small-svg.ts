import { fileRefusal } from "#lib/pdf/refusal.ts";
import { readSvgTags } from "./read-svg-tags.ts";

/**
 * Elements that are drawn, each as often as something refers to it. A coat of arms has some thousands; two
 * kilobytes of `use` inside `use` come to billions.
 */
const MAX_DRAWN = 20_000;
/** A shape that is filled with one is drawn no more often for it. */
const GRADIENTS = new Set(["linearGradient", "radialGradient"]);
/** Elements inside each other, by nesting or by reference. */
const MAX_DEPTH = 500;

const TAG_OPEN = 0x3c;
/** White space of XML, and the mark that may stand before it (UTF-8). */
const BLANK = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf]);

type Shape = { parts: Shape[]; refersTo: string[]; drawn: number | null };
type Drawing = { root: Shape; byId: Map<string, Shape>; styled: string[] };

/**
 * Refuses an SVG that would be long in drawing, before anything of it is drawn. What it refers to is counted
 * as often as it is referred to, from any attribute and, for every shape, from its style sheets.
 *
 * @throws PdfRefusalError for one with too many shapes, and for what is none of a drawing program
 */
export function requireSmallSvg(bytes: Buffer, fileName: string): void {
	// libvips would unpack a compressed one; nobody keeps a signature in it.
	const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
	if (isPacked) throw fileRefusal("filePictureUnread", { file: fileName });
	// Whatever its tags are called: XML begins with one, and no picture of pixels does.
	if (bytes.find((byte) => !BLANK.has(byte)) !== TAG_OPEN) return;
	const drawing = readShapes(bytes.toString("utf8"));
	const perShape = drawing.styled.reduce((sum, id) => sum + drawnOf(drawing, drawing.byId.get(id), 0), 1);
	if (drawnOf(drawing, drawing.root, 0) * perShape <= MAX_DRAWN) return;
	throw fileRefusal("filePictureShapes", { file: fileName });
}

/** How many shapes one comes to; infinitely many when it refers to itself. */
function drawnOf(drawing: Drawing, shape: Shape | undefined, depth: number): number {
	if (!shape) return 0;
	if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
	if (shape.drawn !== null) return shape.drawn;
	// Stands until the count is known: whoever comes here by then has gone in a circle.
	shape.drawn = Number.POSITIVE_INFINITY;
	const referred = shape.refersTo.map((id) => drawing.byId.get(id));
	shape.drawn = [...shape.parts, ...referred].reduce((sum, one) => sum + drawnOf(drawing, one, depth + 1), 1);
	return shape.drawn;
}

/** @throws Error for what is no SVG of a drawing program */
function readShapes(text: string): Drawing {
	const root: Shape = { parts: [], refersTo: [], drawn: null };
	const drawing: Drawing = { root, byId: new Map(), styled: [] };
	const open = [{ shape: root, name: "" }];
	let count = 0;
	for (const part of readSvgTags(text)) {
		if (part.kind === "text") drawing.styled.push(...fillsIn(part.text));
		else if (part.kind === "close") {
			if (open.pop()?.name !== part.name) throw new Error("Tags do not fit each other.");
		} else {
			const { name, attributes } = part;
			const shape = shapeOf(name, attributes);
			open.at(-1)?.shape.parts.push(shape);
			for (const id of [attributes.id, attributes["xml:id"]]) if (id !== undefined) drawing.byId.set(id, shape);
			open.push({ shape, name });
			count += 1;
			if (count > MAX_DRAWN || open.length > MAX_DEPTH) return { ...drawing, root: ENDLESS };
		}
	}
	if (open.length > 1) throw new Error("A tag is never closed.");
	return drawing;
}

const ENDLESS: Shape = { parts: [], refersTo: [], drawn: Number.POSITIVE_INFINITY };

function shapeOf(name: string, attributes: Record<string, string>): Shape {
	const refersTo = Object.values(attributes).flatMap(referencesIn);
	return { parts: [], refersTo, drawn: GRADIENTS.has(name) ? 0 : null };
}

/** What a style sheet fills shapes with. */
function fillsIn(style: string): string[] {
	return [...style.matchAll(/url\(\s*["']?#([^\s"')]+)/g)].map(([, id = ""]) => id);
}

function referencesIn(value: string): string[] {
	return [...value.matchAll(/#([^\s"')]+)/g)].map(([, id = ""]) => id);
}
