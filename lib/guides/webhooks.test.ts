import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lexer, type Tokens } from "marked";
import { expect, it } from "vitest";
import { WEBHOOK_VERIFY_EXAMPLE } from "#lib/contract/webhooks/verify-example.ts";
import { signBody } from "#lib/domain/webhooks/deliver-webhook.ts";

const guide = lexer(readFileSync("lib/guides/webhooks.md", "utf8"));

/** The first block of code in a language. */
function codeIn(lang: string): string {
	const block = guide.find((token): token is Tokens.Code => token.type === "code" && token.lang === lang);
	if (!block) throw new Error(`The guide has no code in ${lang}.`);
	return block.text;
}

/** How each language runs the code on a list of bodies, headers and secrets, as JSON, and prints the verdicts. */
const PROGRAMS = {
	js: {
		file: "verify.mjs",
		command: process.execPath,
		call: "console.log(JSON.stringify(JSON.parse(process.argv[2]).map((one) => isFromSignet(...one))));",
	},
	python: {
		file: "verify.py",
		command: "python3",
		call: `import json, sys
print(json.dumps([is_from_signet(body.encode(), *rest) for body, *rest in json.loads(sys.argv[1])]))`,
	},
	php: {
		file: "verify.php",
		command: "php",
		call: "echo json_encode(array_map(fn ($one) => isFromSignet(...$one), json_decode($argv[1])));",
	},
} as const;

type Case = [body: string, header: string, secret: string];

function verify(lang: keyof typeof PROGRAMS, cases: Case[]): boolean[] {
	const { file, command, call } = PROGRAMS[lang];
	const dir = mkdtempSync(join(tmpdir(), "signet-webhooks-"));
	try {
		const path = join(dir, file);
		writeFileSync(path, `${codeIn(lang)}\n${call}\n`);
		return JSON.parse(execFileSync(command, [path, JSON.stringify(cases)], { encoding: "utf8" })) as boolean[];
	} finally {
		rmSync(dir, { recursive: true });
	}
}

it.each(["js", "python", "php"] as const)("the code in %s accepts what was signed here, and nothing else", (lang) => {
	const body = '{"event":{"eventType":"Completed"},"data":{"messageTitle":"Café “Quai”"}}';
	const now = new Date();
	const header = signBody(body, ["new", "old"], now);
	const accepted: Case[] = [
		[body, header, "new"],
		[body, header, "old"],
	];
	const refused: Case[] = [
		[body, header, "other"],
		[`${body} `, header, "new"],
		[body, signBody(body, ["new"], new Date(now.getTime() - 301_000)), "new"],
		// No time, though the signature matches without one.
		[body, `s0=${createHmac("sha256", "new").update(`.${body}`).digest("hex")}`, "new"],
		...["", "t=", "junk", "t=é, s0=é", "s0=00"].map((malformed): Case => [body, malformed, "new"]),
	];
	expect(verify(lang, accepted)).toEqual(accepted.map(() => true));
	expect(verify(lang, refused)).toEqual(refused.map(() => false));
});

it("the code for Node.js is the reference’s", () => {
	expect(codeIn("js")).toBe(WEBHOOK_VERIFY_EXAMPLE);
});
