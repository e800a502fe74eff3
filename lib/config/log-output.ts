import type { Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import type { Logger } from "pino";

/** The framework’s prefix for warnings. */
const WARNING = /^⚠/;

/**
 * Turns everything that frameworks write to a stream into log lines: collectors read JSON, and only the log redacts
 * secrets.
 *
 * @param log writes to the same place, but not through this stream
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
