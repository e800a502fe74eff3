// Runs before everything else, on any Node from 18 and without dependencies: installs them when they
// are missing or when package-lock.json has changed, and says so when the machine lacks something.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(fileURLToPath(import.meta.url), "../../..");
const stampPath = join(root, "node_modules", ".signet-installed");
const REQUIRED_NODE = [22, 19];

/** Ends with one sentence. */
function refuse(sentence) {
	process.stderr.write(`${sentence}\n`);
	process.exit(1);
}

function installedStamp() {
	const lock = readFileSync(join(root, "package-lock.json"));
	return `${createHash("sha256").update(lock).digest("hex")} ${process.platform} ${process.arch}`;
}

function isInstalled() {
	if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === installedStamp()) return true;
	if (!isInstalledByHand()) return false;
	writeFileSync(stampPath, installedStamp());
	return true;
}

/** Whether what npm lists at the end of an install, whoever typed it, is what is locked for this platform. */
function isInstalledByHand() {
	const listPath = join(root, "node_modules", ".package-lock.json");
	if (!existsSync(listPath)) return false;
	const there = packagesIn(listPath);
	const { "": _, ...locked } = packagesIn(join(root, "package-lock.json"));
	const isThere = ([path, one]) => (there[path] ? there[path].integrity === one.integrity : !isForHere(one));
	return Object.entries(locked).every(isThere) && Object.keys(there).every((path) => path in locked);
}

function packagesIn(path) {
	return JSON.parse(readFileSync(path, "utf8")).packages;
}

/** Optional ones that name no system belong to ones of other systems; npm judges the C library by itself. */
function isForHere({ optional, os, cpu, libc }) {
	if (!optional) return true;
	const names = (list, value) => [list].flat().includes(value);
	return !libc && names(os, process.platform) && names(cpu, process.arch);
}

function install() {
	process.stderr.write("Installing dependencies …\n");
	// A production environment must not leave out what builds the application.
	const env = { ...process.env, NODE_ENV: "development", npm_config_omit: "" };
	const args = ["ci", "--no-audit", "--no-fund", "--include=dev", "--include=optional", "--loglevel=error"];
	const { status, error } = spawnSync("npm", args, { cwd: root, stdio: ["ignore", 2, "inherit"], env });
	if (status !== 0) refuse(`Couldn’t install dependencies (npm ci${error ? `: ${error.message}` : ""}).`);
	writeFileSync(stampPath, installedStamp());
}

/** The locked Node that came with the dependencies, or else the machine's own when it is new enough. */
function findNode() {
	const locked = join(root, "node_modules", ".bin", "node");
	if (existsSync(locked) && spawnSync(locked, ["--version"]).status === 0) return locked;
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major > REQUIRED_NODE[0] || (major === REQUIRED_NODE[0] && minor >= REQUIRED_NODE[1])) return process.execPath;
	return refuse(`Signet needs Node ${REQUIRED_NODE.join(".")} or later on this platform. This is ${process.version}.`);
}

if (!isInstalled()) install();

const [script, ...args] = process.argv.slice(2);
if (script) {
	const env = { ...process.env, PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter) };
	const { status, signal } = spawnSync(findNode(), [join(root, script), ...args], { cwd: root, stdio: "inherit", env });
	process.exitCode = status ?? (signal === "SIGINT" ? 130 : 1);
}
