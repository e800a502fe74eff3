import { spawnSync } from "node:child_process";

/**
 * Runs one of the build's tools, as for production.
 *
 * @throws Error with all that it printed, when it fails
 */
export function runQuietly(what: string, args: string[], variables: Record<string, string> = {}): void {
	const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1", ...variables };
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
	if (status !== 0) throw new Error(`${what} failed:\n${stdout}${stderr}`);
}
