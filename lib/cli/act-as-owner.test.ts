import { execFileSync } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const OTHER = 65_534;
const own = process.getuid?.() ?? 0;

let dataDir: string;
beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "signet-owner-"));
	await chmod(dataDir, 0o711);
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Only root can give it to another account. */
async function giveAway(path: string): Promise<void> {
	if (own === 0) await chown(path, OTHER, OTHER);
}

/** Who owns what a command writes. */
async function ownerOfWritten(path: string): Promise<number> {
	const script = `
		import { mkdirSync } from "node:fs";
		import { actAsOwner } from "${import.meta.dirname}/act-as-owner.ts";
		actAsOwner("${dataDir}");
		mkdirSync("${path}");`;
	execFileSync(process.execPath, ["--input-type=module", "-e", script]);
	return (await stat(path)).uid;
}

it.each(["objects", "keys"])("what a command of root writes belongs to the owner of %s", async (name) => {
	const directory = join(dataDir, name);
	await mkdir(directory, { mode: 0o700 });
	await giveAway(directory);
	expect(await ownerOfWritten(join(directory, "doctor"))).toBe(own === 0 ? OTHER : own);
});

it("before the first start it belongs to the owner of the data directory", async () => {
	await giveAway(dataDir);
	expect(await ownerOfWritten(join(dataDir, "logs"))).toBe(own === 0 ? OTHER : own);
});

it("root stays root where Signet runs as root in another account’s directory", async () => {
	await mkdir(join(dataDir, "objects"));
	await giveAway(dataDir);
	expect(await ownerOfWritten(join(dataDir, "logs"))).toBe(own);
});
