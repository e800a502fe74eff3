import { readFile } from "node:fs/promises";
import { join } from "node:path";

const KINDS = ["standard_fonts", "cmaps", "wasm", "iccs"];
const NAME = /^[\w-]+(?:\.[\w-]+)*$/;

/**
 * A file that the browser's PDF viewer needs for PDFs that do not carry everything themselves; from the
 * viewer's own package, so that both always fit.
 */
export async function openPdfAsset({ kind, name }: { kind: string; name: string }): Promise<Response> {
	const isKnown = KINDS.includes(kind) && NAME.test(name);
	const path = join(/* turbopackIgnore: true */ process.cwd(), "node_modules", "pdfjs-dist", kind, name);
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
