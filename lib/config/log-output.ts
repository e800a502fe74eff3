import type { Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import type { Logger } from "pino";

/** How the framework marks a line that is a warning. */
const WARNING = /^⚠/;

/**
 * Turns everything that frameworks write to a stream into lines of the log: collectors read JSON, and only the log takes
 * secrets out.
 *
 * @param log has a way of its own to where the stream ends
 */
export function logOutput(
	stream: Pick<Writable, "write">,
	log: Pick<Logger, "info" | "warn" | "error">,
	level: "info" | "error",
): void {
	stream.write = (chunk: unknown, ...rest: unknown[]) => {
		const text = chunk instanceof Uint8Array ? Buffer.from(chunk).toString("utf8") : String(chunk);
		const output = stripVTControlCharacters(text).trim();
		const isWarning = level === "error" && WARNING.test(output);
		if (output !== "") log[isWarning ? "warn" : level]({ output }, "console output");
		const written = rest.find((one) => typeof one === "function");
		if (written) queueMicrotask(() => written());
		return true;
	};
}
