import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const program = join(process.cwd(), "lib/cli/testing/failing.ts");

function run(kind: "web" | "worker") {
	const args = ["--import", "tsx", program, kind];
	const env = { ...process.env, LOG_LEVEL: "info" };
	const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8", env });
	return { status, lines: stdout.trim().split("\n") };
}

it("a web process logs and counts each uncaught error once, and keeps running", () => {
	const { status, lines } = run("web");
	expect(status).toBe(0);
	expect(lines.pop()).toBe("counted 2");
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ level: "error", message: "uncaught error", error: { message: "first" } },
		{ level: "error", message: "uncaught error", error: { message: "second" } },
	]);
});

it("a worker logs an uncaught error and exits", () => {
	const { status, lines } = run("worker");
	expect(status).toBe(1);
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: "fatal", error: { message: "first" } }]);
});
