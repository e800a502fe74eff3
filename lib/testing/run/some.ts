import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ensurePrismaClient } from "#lib/cli/build/ensure-prisma-client.ts";
import { ensureBrowser, ensureJudges } from "./tools.ts";

/**
 * `npm run test:unit -- <pattern>`, `test:watch` and `test:e2e`: some of the tests, all without a pattern. What is
 * missing is brought first, as `npm test` does. Further arguments are those of vitest or Playwright.
 */
const root = process.cwd();
const modules = join(root, "node_modules");
const vitest = [join(modules, "vitest", "vitest.mjs")];
const vitestConfig = ["--config", "lib/testing/config/vitest.config.ts"];

type Kind = { args: string[]; needs(): Promise<Record<string, string>> };

const KINDS: Record<string, Kind> = {
	unit: { args: [...vitest, "run", ...vitestConfig], needs: unitNeeds },
	watch: { args: [...vitest, "watch", ...vitestConfig], needs: unitNeeds },
	e2e: {
		args: [join(modules, "@playwright", "test", "cli.js"), "test", "--config", "e2e/playwright.config.ts"],
		needs: async () => {
			await ensureJudges();
			return { CHROMIUM_PATH: await ensureBrowser(root) };
		},
	},
};

async function unitNeeds(): Promise<Record<string, string>> {
	await ensureJudges();
	ensurePrismaClient(root);
	return {};
}

const [name = "", ...patterns] = process.argv.slice(2);
const kind = KINDS[name];
if (!kind) throw new Error(`There are ${Object.keys(KINDS).join(", ")}.`);
try {
	const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...(await kind.needs()) };
	const child = spawn(process.execPath, [...kind.args, ...patterns], { cwd: root, env, stdio: "inherit" });
	// Ctrl-C reaches the tests as well, which end in order.
	process.on("SIGINT", () => undefined);
	const [exitCode] = await once(child, "exit");
	process.exitCode = exitCode ?? 1;
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
}
