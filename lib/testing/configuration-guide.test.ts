import { resolve } from "node:path";
import { expect, it } from "vitest";
import { VARIABLE_GROUPS } from "#lib/config/variable-groups.ts";
import { readDeclarations, writeConfigurationGuide } from "./configuration-guide.ts";

it("describes exactly the variables that are read", () => {
	const described = VARIABLE_GROUPS.flatMap(({ variables }) => Object.keys(variables));
	expect(described.toSorted()).toEqual([...readDeclarations().keys()].toSorted());
});

it("is the guide that is served; `npm run test:unit -- configuration-guide -u` rewrites it", async () => {
	await expect(writeConfigurationGuide()).toMatchFileSnapshot(resolve("lib/guides/configuration.md"));
});
