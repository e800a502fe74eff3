import { defineConfig } from "vitest/config";

export default defineConfig({
	root: new URL("../../..", import.meta.url).pathname,
	test: {
		include: [
			"lib/**/*.test.ts",
			"lib/**/*.test.tsx",
			"components/**/*.test.ts",
			"components/**/*.test.tsx",
			"app/**/*.test.ts",
			"prisma/**/*.test.ts",
		],
		globalSetup: ["lib/testing/global-setup.ts"],
		env: { LOG_LEVEL: "silent" },
		testTimeout: 30_000,
		hookTimeout: 120_000,
		pool: "forks",
		maxWorkers: 2,
		restoreMocks: true,
	},
});
