/** What went wrong, as a sentence for the operator; a database that is away or closed is named as what it is. */
export function sentenceOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const code = "code" in error ? String(error.code) : "";
	if (!/^(ECONN|ENOTFOUND|ETIMEDOUT|28|3D|EAI|42501)/.test(code)) return error.message;
	return `The database that DATABASE_URL names does not let us in: ${error.message || code}.`;
}
