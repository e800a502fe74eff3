/** Parameters and operations in running text, such as expiryValue and document/send. */
const NAME = /(?<![\w/.-])(?:[a-z]+(?:[A-Z][a-z0-9]*)+|[a-z][A-Za-z]+\/[a-z][A-Za-z]+)(?![\w/])/g;

/** Text with its names marked as code. */
export function markNames(text: string, mark: (name: string) => string): string {
	return text.replace(NAME, mark);
}
