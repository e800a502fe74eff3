/** Several short texts that were written in one line, as labels and addresses are: each once, separated by commas. */
export function listedIn(text: string): string[] {
	return [...new Set(text.split(/[,;\n]/).map((part) => part.trim()))].filter((part) => part !== "");
}
