import { readFileSync } from "node:fs";
import { isIP } from "node:net";

/** Variables that can also name a file with their value, as NAME_FILE: secrets that containers mount. */
export const SECRETS = [
	"BOOTSTRAP_ADMIN_PASSWORD",
	"BOOTSTRAP_API_KEY",
	"DATABASE_URL",
	"INSTALLATION_KEY",
	"S3_ACCESS_KEY_ID",
	"S3_SECRET_ACCESS_KEY",
	"SESSION_SECRET",
	"SIGNING_P12_PASSWORD",
	"SMS_AUTH_TOKEN",
	"SMTP_URL",
	"STRIPE_IDENTITY_KEY",
	"STRIPE_IDENTITY_TEST_KEY",
	"STRIPE_IDENTITY_TEST_WEBHOOK_SECRET",
	"STRIPE_IDENTITY_WEBHOOK_SECRET",
] as const;
type Secret = (typeof SECRETS)[number];

/** Reads variables of one source and remembers every problem as a sentence, so that all are told at once. */
export type Variables = {
	/** Without blanks at its ends. */
	text(name: string): string | null;
	text(name: string, fallback: string): string;
	/** As it is but for a line’s end; blanks at its ends may be part of a password. */
	secret(name: Secret): string | null;
	integer(name: string, fallback: number, range: { from: number; to: number }): number;
	choice<const T extends string>(name: string, fallback: T, choices: readonly T[]): T;
	boolean(name: string, fallback: boolean): boolean;
	/** @param prepare what is parsed, of what was given */
	url(name: string, protocols: readonly string[], prepare?: (given: string) => string): URL | null;
	problem(sentence: string): void;
	readonly problems: readonly string[];
	/** Sentences about values that can be used, but may not be what was meant. */
	readonly warnings: readonly string[];
};

/** A variable that is set to nothing counts as not set: compose files often write `NAME=`. */
export function readVariables(source: Record<string, string | undefined>): Variables {
	const problems: string[] = [];
	const problem = (sentence: string) => {
		problems.push(sentence);
	};
	const warnings = new Set<string>();
	const given = readGiven(source, problem);
	/** Null for what is empty or blank. */
	const read = (name: string, blanksAre: string): string | null => {
		const value = given(name);
		if (value.trim() === "") return null;
		if (value !== value.trim()) warnings.add(`${name} has leading or trailing spaces. They’re ${blanksAre}.`);
		return value;
	};
	function text(name: string): string | null;
	function text(name: string, fallback: string): string;
	function text(name: string, fallback: string | null = null): string | null {
		return read(name, "ignored")?.trim() ?? fallback;
	}

	return {
		text,
		secret: (name) => read(name, "part of the value"),
		problem,
		problems,
		get warnings() {
			return [...warnings];
		},
		integer(name, fallback, { from, to }) {
			const given = text(name);
			if (given === null) return fallback;
			const value = Number(given);
			if (/^\d+$/.test(given) && value >= from && value <= to) return value;
			problem(`${name} is "${given}" but must be a whole number from ${from} to ${to}.`);
			return fallback;
		},
		choice(name, fallback, choices) {
			const given = text(name);
			if (given === null) return fallback;
			const found = choices.find((choice) => choice === given);
			if (found === undefined) problem(`${name} is "${given}" but must be one of ${choices.join(", ")}.`);
			return found ?? fallback;
		},
		boolean(name, fallback) {
			const given = text(name);
			if (given === null) return fallback;
			if (/^(true|1|yes)$/i.test(given)) return true;
			if (/^(false|0|no)$/i.test(given)) return false;
			problem(`${name} is "${given}" but must be true or false.`);
			return fallback;
		},
		url: urlReader(text, problem),
	};
}

function urlReader(text: Variables["text"], problem: Variables["problem"]): Variables["url"] {
	return (name, protocols, prepare = (given) => given) => {
		const given = text(name);
		if (given === null) return null;
		const mustEncode = rawCharacters(given);
		if (mustEncode.length > 0) {
			problem(
				`${name} has characters in the user name or password that must be percent-encoded. Write ${codesOf(mustEncode)}.`,
			);
			return null;
		}
		const parsed = parseUrl(prepare(given));
		if (parsed && protocols.includes(parsed.protocol)) return parsed;
		// The value may hold a password, so the sentence does not repeat it.
		problem(`${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}.`);
		return null;
	};
}

function codesOf(characters: readonly string[]): string {
	return characters.map((character) => `${character} as ${encodeURIComponent(character)}`).join(", ");
}

function parseUrl(text: string): URL | null {
	return URL.canParse(text) ? new URL(text) : null;
}

/**
 * Characters of a user name or password that end that part of a URL where they aren’t encoded: `#`, `/` and `?`. Beside
 * one of them an `@` may be read wrongly as well, or a `%`, where no two hexadecimal digits follow it.
 */
function rawCharacters(given: string): string[] {
	const [, login = ""] = /^[a-z][a-z\d+.-]*:\/\/(.*)@/is.exec(given) ?? [];
	const parsed = parseUrl(given);
	// An address is right where the last @ is not what ends its login: `…/signet?options=a@b`.
	const isLater = parsed && /^\/[^@]*$/.test(parsed.pathname) && !parsed.hash.includes("@");
	const cut = isLater || !/[#/?]/.test(login) || /^[^#/?@]+\/[^@]*\?/.test(login) ? "" : login;
	const percent = /%(?![\da-f]{2})/i.test(cut || (parsed ? parsed.username + parsed.password : "")) ? ["%"] : [];
	return [...percent, ...["#", "/", "?", "@"].filter((character) => cut.includes(character))];
}

/** The value of a variable or of the file that it names, without one end of a line; empty when there is none. */
function readGiven(source: Record<string, string | undefined>, problem: (sentence: string) => void) {
	const read = new Map<string, string>();
	return (name: string): string => {
		const known = read.get(name);
		if (known !== undefined) return known;
		const path = SECRETS.some((secret) => secret === name) ? source[`${name}_FILE`]?.trim() : undefined;
		const value = (path ? readSecretFile(name, path, problem) : (source[name] ?? "")).replace(/(?:\r\n|\r|\n)$/, "");
		if (path && source[name]?.trim()) problem(`${name} and ${name}_FILE are both set. Set one of them.`);
		read.set(name, value);
		return value;
	};
}

function readSecretFile(name: string, path: string, problem: (sentence: string) => void): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(/* turbopackIgnore: true */ path));
	} catch (error) {
		const reason = error instanceof TypeError ? "isn’t UTF-8 text" : "can’t be read";
		problem(`${name}_FILE is set to ${path}, which ${reason}.`);
		return "";
	}
}

/** An address, or an address with a prefix length, as in `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
	const [address = "", prefix, ...rest] = text.split("/");
	const version = isIP(address);
	if (version === 0 || rest.length > 0) return false;
	return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** An address, with or without a port: `9.9.9.9:53`, `[2620:fe::fe]:53`. */
export function isServer(text: string): boolean {
	if (isIP(text) !== 0) return true;
	const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([\d.]+)):(\d{1,5})$/.exec(text) ?? [];
	return isIP(bracketed ?? plain ?? "") !== 0 && Number(port) <= 65_535;
}

/** Whether every `%` begins a byte, and all together are UTF-8. */
export function isDecodable(text: string): boolean {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}
