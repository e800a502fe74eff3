import { readEnv } from "#lib/config/env.ts";
import { VARIABLE_GROUPS } from "#lib/config/variable-groups.ts";
import { readVariables, SECRETS, type Variables } from "#lib/config/variables.ts";

/** What the reader of a variable says of it, in Markdown; null: nothing. */
type Read = { form: string | null; fallback: string | null };

/** Every variable that readEnv asks for, with what it accepts and its default. */
export function readDeclarations(): ReadonlyMap<string, Read> {
	const read = new Map<string, Read>();
	const note = (name: string, form: string | null, fallback: unknown = null) => {
		read.set(name, { form, fallback: fallback === null ? null : `\`${fallback}\`` });
	};
	const plain = readVariables({});
	function text(name: string): string | null;
	function text(name: string, fallback: string): string;
	function text(name: string, fallback: string | null = null): string | null {
		note(name, null, fallback);
		return fallback;
	}
	const recorder: Variables = {
		...plain,
		text,
		secret(name) {
			note(name, null);
			return null;
		},
		integer(name, fallback, { from, to }) {
			note(name, `${inDigits(from)}–${inDigits(to)}`, fallback);
			return fallback;
		},
		choice(name, fallback, choices) {
			note(name, `${choices.slice(0, -1).map(inCode).join(", ")} or ${inCode(choices.at(-1) ?? "")}`, fallback);
			return fallback;
		},
		boolean(name, fallback) {
			note(name, "`true` or `false`", fallback);
			return fallback;
		},
		url(name, protocols) {
			note(name, `URL (${protocols.map((protocol) => protocol.replace(":", "")).join(", ")})`);
			return null;
		},
	};
	readEnv({}, recorder);
	return read;
}

/** lib/guides/configuration.md. */
export function writeConfigurationGuide(): string {
	const declarations = readDeclarations();
	const groups = VARIABLE_GROUPS.map(({ title, variables }) => {
		const rows = Object.entries(variables).map(([name, { about, form, unset }]) => {
			const read = declarations.get(name);
			return row([inCode(name), form ?? read?.form ?? "text", unset ?? read?.fallback ?? queueDefaults(), about]);
		});
		return [`## ${title}`, "", ...HEADER, ...rows].join("\n");
	});
	return `${[INTRODUCTION, ...groups, REST].join("\n\n")}\n`;
}

const HEADER = [row(["variable", "type and limits", "default", "description"]), "|---|---|---|---|"];

const INTRODUCTION = `# Configuration

Use environment variables to configure Signet. If a variable is invalid, Signet doesn’t start, and the error message names the variable and shows a valid value. Empty variables are treated as unset.`;

const REST = `Signet uses the \`BOOTSTRAP_…\` variables only when it creates the first admin. Afterwards, you can remove them.

## Special characters in URLs

In \`DATABASE_URL\` and \`SMTP_URL\`, percent-encode special characters in the user name and password:

| character | write |
|---|---|
| \`@\` | \`%40\` |
| \`:\` | \`%3A\` |
| \`/\` | \`%2F\` |
| \`?\` | \`%3F\` |
| \`#\` | \`%23\` |
| \`%\` | \`%25\` |
| space | \`%20\` |

## Secrets in files

To read a value from a file, add \`_FILE\` to the variable’s name and use the file’s path as the value, for example \`SIGNING_P12_PASSWORD_FILE=/run/secrets/p12\`. A line break at the end of the file is removed, but spaces are kept. You can use files for these variables:

${SECRETS.map((name) => `- ${inCode(name)}`).join("\n")}`;

/** The queues that run more than one job, and what all others run. */
function queueDefaults(): string {
	const queues = Object.entries(readEnv({}).queueConcurrency).filter(([, count]) => count > 1);
	return `${inCode(queues.map(([name, count]) => `${name}=${count}`).join(", "))}, all others 1`;
}

function row(cells: readonly string[]): string {
	return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function inCode(text: string): string {
	return `\`${text}\``;
}

function inDigits(value: number): string {
	return value.toLocaleString("en-GB");
}
