import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";

const { platform, arch } = process;
const LOCKED = {
	"": { name: "signet" },
	"node_modules/zod": { version: "4.6.7", integrity: "sha512-zod" },
	"node_modules/here": { version: "1.0.0", integrity: "sha512-here", optional: true, os: [platform], cpu: [arch] },
	"node_modules/elsewhere": { version: "1.0.0", integrity: "sha512-else", optional: true, os: ["aix"], cpu: ["ppc64"] },
	"node_modules/of-elsewhere": { version: "1.0.0", integrity: "sha512-of", optional: true },
};
const INSTALLED = { "node_modules/zod": LOCKED["node_modules/zod"], "node_modules/here": LOCKED["node_modules/here"] };

const dirs: string[] = [];
afterEach(() => {
	for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** A clone in which npm is a program that leaves a file behind. */
function cloneWith(installed: object | null) {
	const root = mkdtempSync(join(tmpdir(), "signet-clone-"));
	dirs.push(root);
	const write = (path: string, text: string) => {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	};
	write("package-lock.json", JSON.stringify({ packages: LOCKED }));
	write("bin/npm", `#!/bin/sh\nmkdir -p "${root}/node_modules"\ntouch "${root}/asked"\n`);
	chmodSync(join(root, "bin/npm"), 0o755);
	if (installed) write("node_modules/.package-lock.json", JSON.stringify({ packages: installed }));
	mkdirSync(join(root, "lib/cli"), { recursive: true });
	copyFileSync(join(import.meta.dirname, "bootstrap.mjs"), join(root, "lib/cli/bootstrap.mjs"));
	return root;
}

/** @returns whether npm was asked to install */
function bootstrap(root: string): boolean {
	rmSync(join(root, "asked"), { force: true });
	const env = { ...process.env, PATH: [join(root, "bin"), process.env.PATH].join(delimiter) };
	const { status } = spawnSync(process.execPath, [join(root, "lib/cli/bootstrap.mjs")], { env });
	expect(status).toBe(0);
	return existsSync(join(root, "asked"));
}

it("installs in a fresh clone, once", () => {
	const root = cloneWith(null);
	expect(bootstrap(root)).toBe(true);
	expect(bootstrap(root)).toBe(false);
});

it("does not install again what somebody installed by hand", () => {
	const root = cloneWith(INSTALLED);
	expect(bootstrap(root)).toBe(false);
	rmSync(join(root, "node_modules/.package-lock.json"));
	expect(bootstrap(root)).toBe(false);
});

it.each([
	["something is missing", { "node_modules/here": LOCKED["node_modules/here"] }],
	["what this platform needs was left out", { "node_modules/zod": LOCKED["node_modules/zod"] }],
	["something else is there", { ...INSTALLED, "node_modules/zod": { integrity: "sha512-other" } }],
	["there is more than is locked", { ...INSTALLED, "node_modules/more": { integrity: "sha512-more" } }],
])("installs where %s", (_, installed) => {
	expect(bootstrap(cloneWith(installed))).toBe(true);
});
