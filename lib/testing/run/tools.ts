import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Programs that judge PDFs, signatures and the API, and Debian's packages that bring them. */
const JUDGES: Record<string, string> = {
	pdfsig: "poppler-utils",
	pdftotext: "poppler-utils",
	pdftoppm: "poppler-utils",
	qpdf: "qpdf",
	openssl: "openssl",
	curl: "curl",
};

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SPARTICUZ = "@sparticuz/chromium@141.0.0";

/**
 * Makes sure of the programs that the tests judge with: as root they are installed, else the sentence
 * that is thrown is what to type.
 */
export function ensureJudges(): void {
	const missing = () => [
		...new Set(
			Object.keys(JUDGES)
				.filter((name) => !find(name))
				.map((name) => JUDGES[name] ?? name),
		),
	];
	if (missing().length === 0) return;
	const packages = missing();
	if (process.getuid?.() === 0) aptInstall(packages);
	if (missing().length > 0) {
		throw new Error(`The tests need programs that are not here. Run: sudo apt-get install -y ${packages.join(" ")}`);
	}
}

/**
 * A Chromium to drive: one that is installed, Debian's (as root), one from npm, Playwright's.
 *
 * @returns path of the program
 */
export async function ensureBrowser(root: string): Promise<string> {
	const given = process.env.CHROMIUM_PATH;
	if (given) return given;
	const installed = findBrowser();
	if (installed) return installed;
	if (process.getuid?.() === 0) aptInstall(["chromium"]);
	const found = findBrowser() ?? (await fromNpm(root)) ?? fromPlaywright(root);
	if (found) return found;
	throw new Error("The tests need a browser. Run: sudo apt-get install -y chromium");
}

function findBrowser(): string | null {
	return BROWSERS.map(find).find((path) => path !== null) ?? null;
}

function find(program: string): string | null {
	const dirs = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
	return dirs.map((dir) => join(dir, program)).find(existsSync) ?? null;
}

function aptInstall(packages: readonly string[]): void {
	if (!find("apt-get")) return;
	process.stdout.write(`Installing ${packages.join(", ")} …\n`);
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	const apt = (...args: string[]) =>
		spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"], env });
	apt("update");
	apt("install", "-y", "--no-install-recommends", ...packages);
}

/** A Chromium packed for servers; kept beside the dependencies, which it is not one of. */
async function fromNpm(root: string): Promise<string | null> {
	const dir = join(root, "node_modules", ".cache", "chromium");
	const module = join(dir, "node_modules", "@sparticuz", "chromium", "build", "esm", "index.js");
	if (!existsSync(module)) {
		process.stdout.write("Installing a browser …\n");
		const args = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", dir, SPARTICUZ];
		spawnSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] });
	}
	if (!existsSync(module)) return null;
	const loaded = (await import(pathToFileURL(module).href)) as { default: { executablePath(): Promise<string> } };
	const path = await loaded.default.executablePath();
	return spawnSync(path, ["--headless", "--no-sandbox", "--version"]).status === 0 ? path : null;
}

function fromPlaywright(root: string): string | null {
	const cli = join(root, "node_modules", "playwright", "cli.js");
	if (spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" }).status !== 0) return null;
	const script = 'process.stdout.write(require("playwright").chromium.executablePath())';
	const { stdout } = spawnSync(process.execPath, ["-e", script], { cwd: root, encoding: "utf8" });
	return existsSync(stdout) ? stdout : null;
}
