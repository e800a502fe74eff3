import { MAX_NAME_LENGTH } from "#lib/contract/users/literals.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { isOneAway } from "#lib/i18n/near-words.ts";
import type { Invitees, KnownAddress } from "./invitees.ts";

/** Where most people have their mailbox. */
const COMMON = ["gmail.com", "outlook.com", "hotmail.com", "yahoo.com", "icloud.com"];

/**
 * The domain that somebody probably meant: one that is known here, and one letter away from what was typed.
 *
 * @param own the domain of who is typing
 * @returns the address at that domain; null where nothing seems wrong
 */
export function nearAddress(email: string, own: string): string | null {
	const at = email.lastIndexOf("@");
	const domain = email.slice(at + 1);
	const known = [own, ...COMMON].filter((one) => one.length > 5);
	if (at < 1 || known.includes(domain)) return null;
	const near = known.find((one) => isOneAway(domain, one));
	return near === undefined ? null : email.slice(0, at + 1) + near;
}

type Verdict = "fine" | "form" | KnownAddress["state"];

/** One address of the list, and whether it can be invited. */
export type Entry = {
	email: string;
	verdict: Verdict;
	/** As the account knows them, else as pasted; empty when unknown. */
	name: string;
	invitedAt: string | null;
	/** What was probably meant; null where nothing seems wrong. */
	near: string | null;
};

/** An address in angle brackets with the name before it, also as "Chen, Mia". */
const NAMED = /(?:["“]([^"“”]*)["”]\s*|((?:(?<=^|[,;\n\t>])[^<>@,;\n\t]+,)?[^<>@,;\n\t]*))<([^<>\s]+)>/g;

/** Addresses in what somebody typed or pasted: from a mail's head, a sheet or a list; each once, in lower case. */
export function readAddresses(text: string): string[] {
	// Mail programs add characters that no one sees and no one could remove by hand.
	const bare = text.replace(/\p{Cf}/gu, "").replace(NAMED, " $3 ");
	const parts = bare.split(/[\s,;]+/).map((part) =>
		part
			.replace(/^['"“‘([<]+/, "")
			.replace(/^mailto:/i, "")
			.replace(/['"”’)\]>.:]+$/, ""),
	);
	return [...new Set(parts.filter((part) => part !== "").map((part) => part.toLowerCase()))];
}

/** Names that stand before addresses in angle brackets, by address in lower case. */
export function readNames(text: string): Record<string, string> {
	const found = [...text.replace(/\p{Cf}/gu, "").matchAll(NAMED)].flatMap(([, quoted, plain, email = ""]) => {
		const name = (quoted ?? plain ?? "").replace(/\s+/g, " ").trim();
		return name === "" ? [] : [[email.toLowerCase(), cutText(name, MAX_NAME_LENGTH)] as const];
	});
	return Object.fromEntries(found);
}

/** Whether an entry stays out whatever is done. Who was invited before is mailed again. */
export function isRefused({ verdict }: Entry): boolean {
	return verdict !== "fine" && verdict !== "invited";
}

/** Judges addresses by their form and by what the server knows; those that are refused come first. */
export function judgeEntries({ emails, names, known }: Omit<Invitees, "freeSeats">, ownDomain: string): Entry[] {
	const entries = emails.map((email): Entry => {
		const found = known.find((one) => one.email === email);
		if (found) return { email, verdict: found.state, name: found.name, invitedAt: found.invitedAt, near: null };
		const isFine = isEmailAddress(email);
		const near = isFine ? nearAddress(email, ownDomain) : null;
		return { email, verdict: isFine ? "fine" : "form", name: names[email] ?? "", invitedAt: null, near };
	});
	return [...entries.filter(isRefused), ...entries.filter((one) => !isRefused(one))];
}
