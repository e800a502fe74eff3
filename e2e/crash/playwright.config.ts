import { defineConfig } from "@playwright/test";

/** The product under kill -9, on an installation of its own and without a browser, with nothing beside it. */
export default defineConfig({
	testDir: ".",
	testMatch: "*.spec.ts",
	outputDir: "../results/crash",
	// A minute or two on two slow cores; the run ends by itself when something does not come back.
	timeout: 1_200_000,
	workers: 1,
	forbidOnly: true,
	reporter: [["list"]],
});
