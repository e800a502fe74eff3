import { Resolver } from "node:dns/promises";
import { env } from "#lib/config/env.ts";

const TIMEOUT_MS = 5000;

/** Answers that say for certain that there is no such record (RFC 1035, 4.1.1; RFC 2308). */
const ABSENT = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * The TXT records at a name; empty when there are none for certain.
 *
 * @throws Error when nobody could tell: no answer, a failing server
 */
export async function resolveTexts(name: string): Promise<string[]> {
	const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
	const { dnsServers } = env();
	if (dnsServers) resolver.setServers(dnsServers);
	try {
		const records = await resolver.resolveTxt(name);
		// A long text comes in pieces that belong together (RFC 7208, 3.3).
		return records.map((pieces) => pieces.join(""));
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		if (ABSENT.has(code)) return [];
		throw error;
	}
}
