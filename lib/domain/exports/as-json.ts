/** A value as it stands in an export: readable by people too. */
export function asJson(value: unknown): string {
	return `${JSON.stringify(value, null, "\t")}\n`;
}
