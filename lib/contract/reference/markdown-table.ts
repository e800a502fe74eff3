/** A table in Markdown. Cells are Markdown too. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
	return [line(header), `|${"---|".repeat(header.length)}`, ...rows.map(line)].join("\n");
}

export function code(text: string | number): string {
	return `\`${text}\``;
}
