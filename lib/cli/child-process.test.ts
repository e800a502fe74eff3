import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";

it("a child whose supervisor is gone ends in order, whatever it has to tell", async () => {
	const program = join(process.cwd(), "lib/cli/testing/orphan.ts");
	const child = fork(program, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
	const ended = once(child, "exit");
	expect(await once(child, "message")).toEqual([{ type: "ready" }, undefined]);
	child.disconnect();
	expect(await ended).toEqual([0, null]);
});
