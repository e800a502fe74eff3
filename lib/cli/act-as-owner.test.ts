import { execFileSync } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const OTHER = 65_534;

it("what a command of root writes belongs to the owner of the stored files", async () => {
	const dataDir = await mkdtemp(join(tmpdir(), "signet-owner-"));
	await chmod(dataDir, 0o711);
	const objects = join(dataDir, "objects");
	await mkdir(objects, { mode: 0o700 });
	const uid = process.getuid?.() === 0 ? OTHER : process.getuid?.();
	if (uid === OTHER) await chown(objects, OTHER, OTHER);
	const script = `
		import { mkdirSync } from "node:fs";
		import { actAsOwner } from "${import.meta.dirname}/act-as-owner.ts";
		actAsOwner("${dataDir}");
		mkdirSync("${objects}/doctor");`;
	execFileSync(process.execPath, ["--input-type=module", "-e", script]);
	expect((await stat(join(objects, "doctor"))).uid).toBe(uid);
	await rm(dataDir, { recursive: true });
});
