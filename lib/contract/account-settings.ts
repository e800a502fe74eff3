import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";

/** How much an organisation may say of itself and of its documents. */
export const ACCOUNT_LIMITS = {
	nameLength: 200,
	addressLength: 300,
	websiteLength: 200,
	origins: 50,
	originLength: 255,
	reasons: 20,
	reasonLength: 200,
	expiryDays: { from: 1, to: 180 },
	reminderDays: { from: 1, to: 180 },
	reminderCount: { from: 1, to: 5 },
};

/** The origin that a line means, as browsers write it; null: it is none. A page's address says more than an origin. */
export function readOrigin(line: string): string | null {
	const text = line.trim();
	const url = text.length <= ACCOUNT_LIMITS.originLength && URL.canParse(text) ? new URL(text) : null;
	if (!url || !/^https?:$/.test(url.protocol) || /[*;,\s]/.test(text)) return null;
	// A slash alone at the end is no page.
	return text.replace(/\/$/, "").toLowerCase() === url.origin ? url.origin : null;
}

/** A web address that one can be sent to, as it is written; null: it is none. Without a scheme it is meant for https. */
export function readWebsite(text: string): string | null {
	const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
	const url = address.length <= ACCOUNT_LIMITS.websiteLength && URL.canParse(address) ? new URL(address) : null;
	if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || !url.hostname.includes(".")) return null;
	return url.pathname === "/" && url.search === "" && url.hash === "" ? url.origin : url.href;
}

/** Whether mail can be sent there. */
export const isContactEmail = (text: string): boolean => text.length <= 254 && isEmailAddress(text);
