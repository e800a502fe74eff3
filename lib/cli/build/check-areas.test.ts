import { describe, expect, it } from "vitest";
import { findAreaFaults, readModules } from "./check-areas.ts";

const LIST = 'import { Row } from "./row.tsx";\nconst words = useWords("list");';
const PAGE =
	'import { List } from "#components/list.tsx";\nreturn <RoomWords of={["list", "row"]}><List /></RoomWords>;';

const LATE = { "components/late.tsx": 'useWords("late");' };

function faultsWith(changed: Record<string, string>): string[] {
	const files = {
		"app/(sender)/layout.tsx": 'import { Frame } from "../frame.tsx";',
		"app/(sender)/list/page.tsx": PAGE,
		"app/frame.tsx": '<RoomWords of={["common"]}>',
		"components/list.tsx": LIST,
		"components/row.tsx": 'useWords("row");\nuseWords("common");',
		...changed,
	};
	return findAreaFaults(new Map(Object.entries(files)));
}

const page = (from: string, to: string) => ({ "app/(sender)/list/page.tsx": PAGE.replace(from, to) });

describe("areas of messages", () => {
	it("are fine where the page and the frame of its layout provide what components ask for", () => {
		expect(faultsWith({})).toEqual([]);
	});

	it.each([
		["a page leaves one out", page(', "row"', ""), 'provide "row", which components/row.tsx asks for'],
		["a page provides one for nothing", page('"row"', '"row", "desk"'), 'nothing asks for "desk"'],
		["a component loaded later asks", page("import", 'import("#components/late.tsx");\nimport'), 'provide "late"'],
		["the frame leaves one out", { "app/frame.tsx": "" }, 'provide "common", which components/row.tsx asks for'],
	])("are at fault where %s", (_, changed, fault) => {
		const faults = faultsWith({ ...LATE, ...changed });
		expect(faults).toEqual([expect.stringContaining(`app/(sender)/list/page.tsx: ${fault}`)]);
	});

	it("are not chosen by a value", () => {
		expect(faultsWith({ "components/any.tsx": "useWords(area);" })).toEqual([
			'components/any.tsx: name the area in useWords("…")',
		]);
	});

	it("are not asked for by a module that only gives a type", () => {
		expect(faultsWith({ "components/list.tsx": `import type { Late } from "./late.tsx";\n${LIST}`, ...LATE })).toEqual(
			[],
		);
	});
});

describe("the product", () => {
	const modules = readModules(process.cwd());

	it("has every page provide the areas that its components ask for, and no others", () => {
		expect(modules.size).toBeGreaterThan(500);
		expect(findAreaFaults(modules)).toEqual([]);
	});
});
