import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("no page puts a colon between a name and what it is of by itself: French has a blank before it", () => {
	const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
		(name) => /\.tsx?$/.test(name) && !name.includes(".test."),
	);
	const own = sources.filter((name) => /\}: \$\{/.test(readFileSync(`${import.meta.dirname}/${name}`, "utf8")));
	expect(sources.length).toBeGreaterThan(40);
	expect(own).toEqual([]);
});
