import { isEmailAddress } from "#lib/fields/text-rules.ts";
import { nearAddress } from "./near-domain.ts";

/** What the server knows of an address; times are ISO 8601. */
export type KnownAddress = {
	email: string;
	state: "here" | "invited" | "deactivated" | "elsewhere";
	name: string;
	invitedAt: string | null;
};

export type Verdict = "fine" | "form" | KnownAddress["state"];

/** One address of the list, and whether it can be invited. */
export type Entry = {
	email: string;
	verdict: Verdict;
	name: string;
	invitedAt: string | null;
	/** What was probably meant; null where nothing seems wrong. */
	near: string | null;
};

/** Addresses in what somebody typed or pasted: from a mail's head, a sheet or a list; each once, in lower case. */
export function readAddresses(text: string): string[] {
	// What nobody sees comes along from mail programs and cannot be corrected by hand; a name before an address in
	// angle brackets is the mail program's, not ours, also as "Chen, Mia".
	const bare = text
		.replace(/\p{Cf}/gu, "")
		.replace(/(?:["“][^"“”]*["”]\s*|(?:(?<=^|[,;\n\t>])[^<>@,;\n\t]+,)?[^<>@,;\n\t]*)<([^<>\s]+)>/g, " $1 ");
	const parts = bare.split(/[\s,;]+/).map((part) =>
		part
			.replace(/^['"“‘([<]+/, "")
			.replace(/^mailto:/i, "")
			.replace(/['"”’)\]>.:]+$/, ""),
	);
	return [...new Set(parts.filter((part) => part !== "").map((part) => part.toLowerCase()))];
}

/** Whether an entry stays out whatever is done. Who was invited before is mailed again. */
export function isRefused({ verdict }: Entry): boolean {
	return verdict !== "fine" && verdict !== "invited";
}

/** Judges addresses by their form and by what the server knows; those that are refused come first. */
export function judgeEntries(emails: readonly string[], known: readonly KnownAddress[], ownDomain: string): Entry[] {
	const entries = emails.map((email): Entry => {
		const found = known.find((one) => one.email === email);
		if (found) return { email, verdict: found.state, name: found.name, invitedAt: found.invitedAt, near: null };
		const isFine = isEmailAddress(email);
		const near = isFine ? nearAddress(email, ownDomain) : null;
		return { email, verdict: isFine ? "fine" : "form", name: "", invitedAt: null, near };
	});
	return [...entries.filter(isRefused), ...entries.filter((one) => !isRefused(one))];
}
