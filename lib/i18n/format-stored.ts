import { argumentUses } from "./argument-uses.ts";
import { type AnyMessage, format } from "./message.ts";

/** The text of a message with values that were stored, perhaps before it took these. */
export function formatStored(message: string | AnyMessage, values: Readonly<Record<string, string | number>>): string {
	if (typeof message === "string") return message;
	const taken = [...argumentUses(message)].map(([name, { isNumber }]) => {
		const value = values[name] ?? "";
		return [name, isNumber ? Number(value) || 0 : String(value)];
	});
	return format<AnyMessage>(message, Object.fromEntries(taken) as never);
}
