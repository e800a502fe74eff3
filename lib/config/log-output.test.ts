import { PassThrough } from "node:stream";
import pino from "pino";
import { expect, it } from "vitest";
import { logOutput } from "./log-output.ts";

it("turns each line a framework writes into one log line, without colours", async () => {
	const lines: Record<string, unknown>[] = [];
	const log = pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line)) });
	const [stdout, stderr] = [new PassThrough(), new PassThrough()];
	logOutput(stdout, log, "info");
	logOutput(stderr, log, "error");
	stdout.write(" \u001b[32m\u001b[1m✓\u001b[22m\u001b[39m Ready\n");
	stdout.write("\n");
	stderr.write(" \u001b[33m\u001b[1m⚠\u001b[22m\u001b[39m Request body exceeded 2mb\n");
	await new Promise<void>((done) => void stderr.write(Buffer.from("Error: broken\n    at a.ts:1\n"), () => done()));
	expect(lines).toEqual([
		{ level: 30, output: "✓ Ready", msg: "console output" },
		{ level: 40, output: "⚠ Request body exceeded 2mb", msg: "console output" },
		{ level: 50, output: "Error: broken\n    at a.ts:1", msg: "console output" },
	]);
	expect([stdout.read(), stderr.read()]).toEqual([null, null]);
});
