import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compactChunks, latin1 } from "./compact-chunks.ts";

const PROGRAM = "module.exports=['“a” \\\\n é','\\’',`→😀`,'😀'.match(/^[😀]$/u)?.[0]]";

test("a program means the same without characters beyond Latin-1", () => {
	const program = latin1(PROGRAM);
	expect(program).toMatch(/^[\0-\xff]*$/);
	const module = { exports: null as unknown };
	new Function("module", program)(module);
	expect(module.exports).toEqual(["“a” \\n é", "’", "→😀", "😀"]);
});

test("copies of a chunk load the first one", () => {
	const root = mkdtempSync(join(tmpdir(), "chunks-"));
	const directory = join(root, ".next", "server", "chunks");
	mkdirSync(join(directory, "ssr"), { recursive: true });
	const paths = ["a.js", "b.js", "ssr/c.js"].map((name) => join(directory, name));
	for (const path of paths) writeFileSync(path, `module.exports=["’"]\n//# sourceMappingURL=${path}.map`);
	writeFileSync(join(directory, "d.js"), "module.exports=[1]");
	compactChunks(root);
	const require = createRequire(import.meta.url);
	const [a, b, c] = paths.map((path) => require(path));
	expect(a).toEqual(["’"]);
	expect([b, c].every((chunk) => chunk === a)).toBe(true);
	expect(readFileSync(paths[0] ?? "", "utf8")).toMatch(/a\.js\.map$/);
	expect(require(join(directory, "d.js"))).toEqual([1]);
});
