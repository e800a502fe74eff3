const MAX_MAPPINGS_PER_BLOCK = 100;

type CMapEntries = {
	/** In hexadecimal, such as "<0000> <ffff>". */
	codeSpaces: readonly string[];
	/** Codes in hexadecimal, and what they are mapped to as the CMap has it. */
	mappings: readonly (readonly [code: string, target: string])[];
};

/** What the codes of a font are read as (PDF 2.0, 9.10.3). */
export function toUnicodeCMap(
	codeSpaces: readonly string[],
	texts: readonly (readonly [code: string, text: string])[],
) {
	const mappings = texts.map(([code, text]) => {
		const utf16 = Buffer.from(text, "utf16le").swap16().toString("hex");
		return [code, `<${utf16}>`] as const;
	});
	return writeCMap("Adobe-Identity-UCS", "bfchar", { codeSpaces, mappings });
}

/** The CIDs of the codes of a composite font (PDF 2.0, 9.7.5.4). */
export function encodingCMap(
	name: string,
	codeSpaces: readonly string[],
	cids: readonly (readonly [code: string, cid: number])[],
) {
	return writeCMap(name, "cidchar", { codeSpaces, mappings: cids.map(([code, cid]) => [code, String(cid)]) });
}

function writeCMap(name: string, kind: "bfchar" | "cidchar", { codeSpaces, mappings }: CMapEntries): Buffer {
	const lines = mappings.map(([code, target]) => `<${code}> ${target}`);
	const blocks: string[] = [];
	for (let from = 0; from < lines.length; from += MAX_MAPPINGS_PER_BLOCK) {
		const block = lines.slice(from, from + MAX_MAPPINGS_PER_BLOCK);
		blocks.push(`${block.length} begin${kind}\n${block.join("\n")}\nend${kind}`);
	}
	const isToUnicode = kind === "bfchar";
	const text = [
		"/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
		`/CIDSystemInfo <</Registry (Adobe) /Ordering (${isToUnicode ? "UCS" : "Identity"}) /Supplement 0>> def`,
		`/CMapName /${name} def /CMapType ${isToUnicode ? 2 : 1} def`,
		`${codeSpaces.length} begincodespacerange ${codeSpaces.join(" ")} endcodespacerange`,
		...blocks,
		"endcmap CMapName currentdict /CMap defineresource pop end end",
	];
	return Buffer.from(text.join("\n"), "latin1");
}
