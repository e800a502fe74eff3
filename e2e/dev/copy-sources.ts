import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * A copy of the sources that can be edited, with the same dependencies. It lies on the same disk, so that the
 * dependencies are linked instead of copied; not below node_modules, where Node reads no TypeScript.
 */
export function copySources(root: string): string {
	const copy = join(root, "dev-check");
	rmSync(copy, { recursive: true, force: true });
	const names = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root });
	for (const name of String(names).split("\n").filter(Boolean)) {
		if (!existsSync(join(root, name))) continue;
		mkdirSync(dirname(join(copy, name)), { recursive: true });
		cpSync(join(root, name), join(copy, name));
	}
	const modules = join(copy, "node_modules");
	mkdirSync(modules);
	for (const name of readdirSync(join(root, "node_modules"))) {
		if (name !== ".cache") execFileSync("cp", ["-al", join(root, "node_modules", name), modules]);
	}
	return copy;
}
