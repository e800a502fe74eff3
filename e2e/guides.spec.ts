import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { lexer, type Token, type Tokens } from "marked";
import { LOGO_SVG } from "#lib/testing/brand-form.ts";
import { admin, CREDENTIALS, newInstallation, removeInstallation, Start } from "./support/installation.ts";

const ROOT = join(import.meta.dirname, "..");
const CORPUS = join(ROOT, "lib/testing/corpus");
/** Files that guides name as the reader’s own. */
const FILES = { "lease.pdf": "plain.pdf", "rules.pdf": "plain.pdf" };
const NOT_RUN = /^sh not run: \S/;

type Block = { guide: string; code: string; lang: string; savedAs: string | undefined };

test("guides’ shell commands succeed in order, but for those that say why they’re not run", async () => {
	const blocks = await blocksOfGuides();
	const installation = await newInstallation();
	const start = new Start(installation);
	const folder = await workingFolder();
	try {
		await start.ready();
		admin(installation, "user", "create", "--email", "mia@example.com", "--name", "Mia Chen", "--role", "Admin");
		const failed: string[] = [];
		for (const guide of new Set(blocks.map((block) => block.guide))) {
			for (const [name, file] of Object.entries(FILES)) await cp(join(CORPUS, file), join(folder, name));
			await writeFile(
				join(folder, "env.sh"),
				`export SIGNET_URL=${installation.url} SIGNET_KEY=${CREDENTIALS.BOOTSTRAP_API_KEY}\n`,
			);
			let answer = "";
			for (const block of blocks.filter((one) => one.guide === guide)) {
				if (block.savedAs) await writeFile(join(folder, block.savedAs), block.code);
				if (block.lang !== "sh") continue;
				const script = withValues(block.code, answer, installation.url);
				try {
					answer = (await runShell(script, folder, installation.variables)) || answer;
				} catch (error) {
					failed.push(`${guide}:\n${block.code}\n${outputOf(error)}`);
					break;
				}
			}
		}
		expect(failed.join("\n\n")).toBe("");
	} finally {
		await start.stop();
		await removeInstallation(installation);
		await rm(folder, { recursive: true });
	}
});

async function blocksOfGuides(): Promise<Block[]> {
	const names = (await readdir(join(ROOT, "lib/guides"))).filter((name) => name.endsWith(".md"));
	const texts = await Promise.all(names.map((name) => readFile(join(ROOT, "lib/guides", name), "utf8")));
	return texts.flatMap((text, at) => blocksIn(names[at] ?? "", lexer(text)));
}

function blocksIn(guide: string, tokens: readonly Token[]): Block[] {
	return tokens.flatMap((token, at) => {
		if (token.type !== "code") return [];
		const { text: code, lang = "" } = token as Tokens.Code;
		if (lang.startsWith("sh ")) expect(lang, `${guide}: ${code}`).toMatch(NOT_RUN);
		const before = tokens.slice(0, at).findLast(({ type }) => type !== "space");
		const [, savedAs] = /Save (?:it|this \w+) as `([^`]+)`/.exec(before?.raw ?? "") ?? [];
		return [{ guide, code, lang, savedAs }];
	});
}

/** What guides leave out with an ellipsis: the key, or the ID in the answer before, as DOCUMENT_ID or with `# documentId`. */
function withValues(code: string, answer: string, url: string): string {
	return code
		.replaceAll("http://localhost:3000", url)
		.replace(/\b([A-Z_]+)=\S*…(?:\s+# (\w+))?/g, (_, name: string, named?: string) => {
			const member = named ?? name.toLowerCase().replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
			const found = new RegExp(`"${member}":\\s*"([^"]+)"`).exec(answer)?.[1];
			return `${name}=${name.endsWith("KEY") ? CREDENTIALS.BOOTSTRAP_API_KEY : found}`;
		});
}

/** A copy of the product’s folder by links, so that what commands write is thrown away. */
async function workingFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "signet-guides-"));
	for (const name of await readdir(ROOT)) await symlink(join(ROOT, name), join(folder, name));
	await writeFile(join(folder, "logo.svg"), LOGO_SVG);
	await writeFile(join(folder, ".curlrc"), "silent\nshow-error\nfail-with-body\n");
	return folder;
}

/** Scripts of package.json without what builds before them. */
async function npmFunction(): Promise<string> {
	const { scripts } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as {
		scripts: Record<string, string>;
	};
	const cases = Object.entries(scripts).map(([name, command]) => `${name}) ${command} "$@" ;;`);
	return `npm() {
		[ "$1" = run ] && shift; [ "$1" = -s ] && shift
		local script=$1; shift; [ "\${1:-}" = -- ] && shift
		case "$script" in ${cases.join("\n")} *) echo "no script $script" >&2; return 1 ;; esac
	}`;
}

function outputOf(error: unknown): string {
	const { stdout = "", stderr = String(error) } = error as { stdout?: string; stderr?: string };
	return stdout + stderr;
}

async function runShell(script: string, folder: string, variables: Record<string, string>): Promise<string> {
	const text = `${await npmFunction()}\n. ./env.sh\nset -eua\n${script}\nset +a\nexport -p > env.sh`;
	const running = promisify(execFile)("bash", ["-c", text], {
		cwd: folder,
		env: {
			PATH: process.env.PATH,
			HOME: process.env.HOME,
			CURL_HOME: folder,
			...variables,
		} as unknown as NodeJS.ProcessEnv,
		timeout: 60_000,
	});
	// Programs that wait for Enter get it.
	running.child.stdin?.end("\n");
	return (await running).stdout;
}
