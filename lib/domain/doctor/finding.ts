import type { TrustedProxies } from "#lib/config/env.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import type { AnyMessage, ValuesOf } from "#lib/i18n/message.ts";

type Words = Messages["system-health"];
export type CheckId = keyof Words["names"];
type MendKey = keyof Words["fixes"];
type ToldKey = keyof Words["findings"];

/** An amount in a message, written as the reader's language does. */
export type Amount = { ms: number } | { bytes: number } | { day: Date };

type Given<Values> = { [Name in keyof Values]: Values[Name] extends string ? string | Amount : number };
type ToldValues<Key extends ToldKey> = Words["findings"][Key] extends AnyMessage
	? [values: Given<ValuesOf<Words["findings"][Key]>>]
	: [];

/** A reference to a message of the system health, which is worded where it is read. */
export type Told = { key: ToldKey; values: Readonly<Record<string, string | number | Amount>> };

/** Refers to a message of the system health, with its values. */
export function told<Key extends ToldKey>(key: Key, ...[values]: ToldValues<Key>): Told {
	return { key, values: values ?? {} };
}

/** well; note: to be known; warn: will hurt, or hurts a few; wrong: something does not work. */
export type Level = "well" | "note" | "warn" | "wrong";

/** What a check found. */
export type Finding = {
	level: Level;
	told: Told;
	/** What the other side said, in its own words; secrets are taken out before anybody reads it. */
	answer?: string;
	/** How to mend it, with a line that can be copied: what is secret in it is masked already (mask-url.ts). */
	mend?: { key: MendKey; line?: string };
	/** Further lines, one each. */
	lines?: Told[];
	/** What can be tried from here. */
	trial?: "mail" | "seals" | "jobs";
};

/** How the call came that asks; null in the terminal. */
export type Visit = {
	/** As the browser has it: scheme, host and port. */
	origin: string | null;
	/** The addresses that stand in X-Forwarded-For, the first first. */
	forwarded: string[];
	/** Address of the connection. */
	peer: string;
	/** The address that is believed. */
	address: string;
};

/** What every check is given. */
export type Looking = {
	now: Date;
	/** Of whoever asks; null in the terminal: then it is about all accounts. */
	accountId: string | null;
	visit: Visit | null;
	trustedProxies: TrustedProxies;
};

/** One thing that is looked at. */
export type Check = {
	id: CheckId;
	/** Cannot be looked at without the database. */
	needsDatabase?: true;
	/** @throws whatever: then the finding is that it could not be looked at, and why */
	look(looking: Looking): Promise<Finding>;
};
