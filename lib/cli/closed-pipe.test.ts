import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

/** Writes until its output is closed and a little longer. */
const script = (before: string) => `
import { ignoreClosedPipe } from "${import.meta.dirname}/closed-pipe.ts";
${before}
const timer = setInterval(() => process.stdout.write("line\\n".repeat(1000)), 5);
setTimeout(() => clearInterval(timer), 500);
process.exitCode = 3;`;

async function runClosed(before: string) {
	const child = spawn(process.execPath, ["--input-type=module", "-e", script(before)]);
	const errors = text(child.stderr);
	child.stdout.once("data", () => child.stdout.destroy());
	const [code] = await once(child, "close");
	return { code, errors: await errors };
}

it("a command whose output is closed ends as it would have", async () => {
	expect(await runClosed("ignoreClosedPipe();")).toEqual({ code: 3, errors: "" });
	expect(await runClosed("")).toMatchObject({ errors: expect.stringContaining("EPIPE") });
});
