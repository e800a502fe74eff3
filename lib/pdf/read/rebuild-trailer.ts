/** How far before the words "/Type /Catalog" the number of that object is looked for, in bytes. */
const LOOK_BACK = 4_000;

/**
 * Appends a trailer that names the last catalog in the bytes, so that PDFium, which rebuilds the
 * list of objects by itself, can open a file whose end is missing. Null when there is no catalog in plain sight.
 */
export function rebuildTrailer(bytes: Buffer): Buffer | null {
	const text = bytes.toString("latin1");
	const catalogAt = [...text.matchAll(/\/Type\s*\/Catalog\b/g)].at(-1)?.index;
	if (catalogAt === undefined) return null;
	const before = text.slice(Math.max(0, catalogAt - LOOK_BACK), catalogAt);
	const header = [...before.matchAll(/(?<!\d)(\d{1,8})\s+(\d{1,5})\s+obj\b/g)].at(-1);
	if (!header) return null;
	const trailer = `\ntrailer\n<</Root ${header[1]} ${header[2]} R>>\nstartxref\n0\n%%EOF\n`;
	return Buffer.concat([bytes, Buffer.from(trailer, "latin1")]);
}
