import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Programs that judge PDFs, signatures and the API or run the guides’ code, and Debian's packages that bring them. */
const JUDGES: Record<string, string> = {
	pdfsig: "poppler-utils",
	pdftotext: "poppler-utils",
	pdffonts: "poppler-utils",
	pdftoppm: "poppler-utils",
	qpdf: "qpdf",
	openssl: "openssl",
	curl: "curl",
	python3: "python3",
	php: "php-cli",
};

/** The same engine without a browser's own windows; journeys take a third less of the processor with it. */
const HEADLESS_SHELL = "chromium-headless-shell";
const BROWSERS = [HEADLESS_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SPARTICUZ = "@sparticuz/chromium@141.0.0";

/**
 * Makes sure of the programs that the tests judge with: as root they are installed, else the sentence
 * that is thrown (at once, before anything is waited for) is what to type.
 */
export function ensureJudges(): Promise<void> {
	const missing = () => [
		...new Set(
			Object.keys(JUDGES)
				.filter((name) => !find(name))
				.map((name) => JUDGES[name] ?? name),
		),
	];
	const packages = missing();
	const refuse = () => {
		if (missing().length === 0) return;
		throw new Error(`The tests need programs that are not here. Run: sudo apt-get install -y ${packages.join(" ")}`);
	};
	if (packages.length > 0 && process.getuid?.() === 0) return aptInstall(packages).then(refuse);
	refuse();
	return Promise.resolve();
}

/**
 * A Chromium to drive: Debian's without windows (installed as root), one that is installed, Debian's
 * whole one, one from npm, Playwright's.
 *
 * @returns path of the program
 */
export async function ensureBrowser(root: string): Promise<string> {
	const given = process.env.CHROMIUM_PATH;
	if (given) return given;
	const isRoot = process.getuid?.() === 0;
	if (isRoot && !find(HEADLESS_SHELL)) await aptInstall([HEADLESS_SHELL]);
	if (isRoot && !findBrowser()) await aptInstall(["chromium"]);
	const found = findBrowser() ?? (await fromNpm(root)) ?? (await fromPlaywright(root));
	if (found) return found;
	throw new Error(`The tests need a browser. Run: sudo apt-get install -y ${HEADLESS_SHELL}`);
}

/** @returns path of the browser that CHROMIUM_PATH names or that is installed; null when there is none */
export function findBrowser(): string | null {
	return process.env.CHROMIUM_PATH ?? BROWSERS.map(find).find((path) => path !== null) ?? null;
}

function find(program: string): string | null {
	const dirs = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
	return dirs.map((dir) => join(dir, program)).find(existsSync) ?? null;
}

async function aptInstall(packages: readonly string[]): Promise<void> {
	if (!find("apt-get")) return;
	process.stdout.write(`Installing ${packages.join(", ")} …\n`);
	await run("apt-get", ["-qq", "update"]);
	await run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", ...packages]);
}

/** Waits for a program, also for one that cannot be started; whether it helped is seen by what is there then. */
async function run(program: string, args: readonly string[]): Promise<void> {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"], env });
	await once(child, "exit").catch(() => undefined);
}

/** A Chromium packed for servers; kept beside the dependencies, which it is not one of. */
async function fromNpm(root: string): Promise<string | null> {
	const dir = join(root, "node_modules", ".cache", "chromium");
	const module = join(dir, "node_modules", "@sparticuz", "chromium", "build", "esm", "index.js");
	if (!existsSync(module)) {
		process.stdout.write("Installing a browser …\n");
		const args = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", dir, SPARTICUZ];
		await run("npm", args);
	}
	if (!existsSync(module)) return null;
	const loaded = (await import(pathToFileURL(module).href)) as { default: { executablePath(): Promise<string> } };
	const path = await loaded.default.executablePath();
	return spawnSync(path, ["--headless", "--no-sandbox", "--version"]).status === 0 ? path : null;
}

async function fromPlaywright(root: string): Promise<string | null> {
	await run(process.execPath, [join(root, "node_modules", "playwright", "cli.js"), "install", "chromium"]);
	const script = 'process.stdout.write(require("playwright").chromium.executablePath())';
	const { stdout } = spawnSync(process.execPath, ["-e", script], { cwd: root, encoding: "utf8" });
	return existsSync(stdout) ? stdout : null;
}
