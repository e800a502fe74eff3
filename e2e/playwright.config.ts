import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "#lib/testing/run/tools.ts";

const port = Number(process.env.E2E_PORT ?? 4310);

/** Journeys in a real browser against the built product on a data directory of its own. */
export default defineConfig({
	testDir: ".",
	testMatch: "**/*.spec.ts",
	// On its own afterwards: killed processes would disturb what else runs on the machine.
	testIgnore: "crash/**",
	outputDir: "results",
	// What hangs ends; what is merely slow, as three browsers on two small cores are now and then, does not fail for it.
	timeout: 240_000,
	expect: { timeout: 45_000 },
	fullyParallel: true,
	// One more than the two cores it is meant for: journeys wait for pages more than they reckon.
	workers: 3,
	forbidOnly: true,
	reporter: [["list"]],
	globalSetup: "./support/start-product.ts",
	use: {
		baseURL: `http://localhost:${port}`,
		locale: "en-US",
		timezoneId: "UTC",
		// What was done and when, and a picture of the end. Pictures and copies of every step would take a
		// quarter of the processor time of all journeys: to look at those, run the one with `--trace on`.
		trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
		screenshot: "only-on-failure",
		launchOptions: {
			executablePath: findBrowser() ?? "",
			// Letters stand where the page puts them, not where a screen of low density would like them.
			args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"],
		},
	},
	projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } } }],
});
