import { isIP } from "node:net";

/** Reads variables of one source and remembers every problem as a sentence, so that all are told at once. */
export type Variables = {
	text(name: string): string | null;
	integer(name: string, fallback: number, range: { from: number; to: number }): number;
	choice<const T extends string>(name: string, fallback: T, choices: readonly T[]): T;
	boolean(name: string, fallback: boolean): boolean;
	url(name: string, protocols: readonly string[]): URL | null;
	problem(sentence: string): void;
	readonly problems: readonly string[];
};

/** A variable that is set to nothing counts as not set: compose files often write `NAME=`. */
export function readVariables(source: Record<string, string | undefined>): Variables {
	const problems: string[] = [];
	const problem = (sentence: string) => {
		problems.push(sentence);
	};
	const text = (name: string): string | null => source[name]?.trim() || null;

	return {
		text,
		problem,
		problems,
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
		url(name, protocols) {
			const given = text(name);
			if (given === null) return null;
			const parsed = URL.canParse(given) ? new URL(given) : null;
			if (parsed && protocols.includes(parsed.protocol)) return parsed;
			// The value may hold a password, so the sentence does not repeat it.
			problem(`${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}.`);
			return null;
		},
	};
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
