import { readFile } from "node:fs/promises";
import { join } from "node:path";

const KINDS = ["standard_fonts", "cmaps", "wasm", "iccs"];
const NAME = /^[\w-]+(?:\.[\w-]+)*$/;

/** Text fonts of the viewer, for each of which a face of ours stands in: its own lack most letters beyond Latin-1. */
const TEXT_FONT = /^(LiberationSans|FoxitFixed|FoxitSerif)-?(Regular|BoldItalic|Bold|Italic)?\.(?:ttf|pfb)$/;
const FACES: Readonly<Record<string, string>> = { LiberationSans: "Arimo", FoxitFixed: "Cousine", FoxitSerif: "Tinos" };
const STYLES: Readonly<Record<string, string>> = {
	Regular: "400Regular",
	Bold: "700Bold",
	Italic: "400Regular_Italic",
	BoldItalic: "700Bold_Italic",
};

/**
 * A file that the browser's PDF viewer needs for PDFs that do not carry everything themselves; from the viewer's own
 * package, so that both always fit, but for text fonts: they are the faces that page pictures are drawn in.
 */
export async function openPdfAsset({ kind, name }: { kind: string; name: string }): Promise<Response> {
	const isKnown = KINDS.includes(kind) && NAME.test(name);
	const path = join(
		/* turbopackIgnore: true */ process.cwd(),
		"node_modules",
		ourFace(kind, name) ?? `pdfjs-dist/${kind}/${name}`,
	);
	const bytes = isKnown ? await readFile(path).catch(() => null) : null;
	if (!bytes) return new Response(null, { status: 404 });
	return new Response(new Uint8Array(bytes), {
		headers: {
			"content-type": name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream",
			"cache-control": "public, max-age=604800",
			"x-content-type-options": "nosniff",
		},
	});
}

/** The file below node_modules of the face that stands in for a font of the viewer. */
function ourFace(kind: string, name: string): string | null {
	const [, font = "", style = "Regular"] = (kind === "standard_fonts" && TEXT_FONT.exec(name)) || [];
	const face = FACES[font];
	return face ? `@expo-google-fonts/${face.toLowerCase()}/${STYLES[style]}/${face}_${STYLES[style]}.ttf` : null;
}
