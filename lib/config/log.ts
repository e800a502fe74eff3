import { basename } from "node:path";
import pino from "pino";
import { env } from "./env.ts";
import { scrub } from "./scrub.ts";

const stdout = pino.destination({ fd: 1, sync: true });

/**
 * The log: one JSON object per line on standard output, as collectors want it. Give facts as fields
 * and a short fixed message; `error` for what was caught; `requestId` through a child logger.
 * Passwords, keys and links that open something are taken out of every line.
 */
export const log: pino.Logger = pino(
	{
		level: env().logLevel,
		base: { process: basename(process.argv[1] ?? "", ".mjs") },
		messageKey: "message",
		errorKey: "error",
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (level) => ({ level }) },
		serializers: { error: pino.stdSerializers.errWithCause },
	},
	{ write: (line: string) => stdout.write(scrub(line)) },
);
