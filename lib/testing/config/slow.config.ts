import { defineConfig } from "vitest/config";

/** Properties over whole folders of files, which take minutes: `npm run test:slow`, not part of `npm test`. */
export default defineConfig({
	root: new URL("../../..", import.meta.url).pathname,
	test: {
		include: ["lib/**/*.slow.ts"],
		globalSetup: ["lib/testing/global-setup.ts"],
		setupFiles: ["lib/testing/leave-nothing.ts"],
		env: { LOG_LEVEL: "silent" },
		maxWorkers: 2,
		pool: "forks",
	},
});
