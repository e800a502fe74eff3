/** A PDF with the given objects, numbered from 1; the first is the catalog. Streams are given whole. */
export function writePdf(objects: string[]): Buffer {
	let body = "%PDF-1.7\n";
	const offsets = objects.map((object, index) => {
		const offset = body.length;
		body += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(offset).padStart(10, "0")} 00000 n \n`;
	});
	const size = objects.length + 1;
	const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
	return Buffer.from(
		`${body}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
		"latin1",
	);
}

/** A stream object with `content`, plain. */
export function stream(entries: string, content: string): string {
	return `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`;
}

/**
 * A PDF of one page: `catalog` and `page` are further entries of their dictionaries, `others` the
 * objects from number 4 on.
 */
export function onePage(parts: { catalog?: string; page?: string; others?: string[] }): Buffer {
	return writePdf([
		`<</Type/Catalog/Pages 2 0 R ${parts.catalog ?? ""}>>`,
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		`<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200] ${parts.page ?? ""}>>`,
		...(parts.others ?? []),
	]);
}
