import ipaddr from "ipaddr.js";
import { env, type TrustedProxies } from "#lib/config/env.ts";

/** Our own server writes the address of the connection here and throws away what a client sent under this name. */
export const PEER_HEADER = "x-signet-peer";

/** And here what proxies have said, or nothing: Next.js writes the address of the connection where they haven’t. */
export const FORWARDED_HEADER = "x-signet-forwarded";

/**
 * The client's address as far as the configured proxies vouch for it. The audit trail depends on it, so
 * what a client claims itself is never believed: only entries that trusted proxies have appended count.
 *
 * @returns an IPv4 or IPv6 address, or "" when it cannot be known
 */
export function clientIp(headers: Headers, trusted: TrustedProxies = env().trustedProxies): string {
	const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
	const peer = headers.get(PEER_HEADER);
	// Each proxy has written one entry, whatever it says: what is no address counts, and then is none.
	const chain = [...forwarded, ...(peer ? [peer] : [])].map((item) => normalise(item.trim()));
	const vouched = "hops" in trusted ? trusted.hops : countTrusted(chain, trusted.networks);
	return chain[Math.max(0, chain.length - 1 - vouched)] ?? "";
}

/** How many addresses at the end of the chain are proxies of ours. */
function countTrusted(chain: (string | null)[], networks: string[]): number {
	const firstStranger = chain.findLastIndex((address) => address === null || !isIn(address, networks));
	return chain.length - 1 - firstStranger;
}

function isIn(address: string, networks: string[]): boolean {
	const parsed = ipaddr.process(address);
	return networks.some((network) => {
		const [base, bits] = network.includes("/") ? ipaddr.parseCIDR(network) : [ipaddr.parse(network), null];
		if (base.kind() !== parsed.kind()) return false;
		return parsed.match(base, bits ?? (base.kind() === "ipv4" ? 32 : 128));
	});
}

/** One spelling: without a port, brackets or the IPv4-in-IPv6 prefix; null for what is no address. */
function normalise(item: string): string | null {
	const bare = item.replace(/^\[([^\]]+)\](?::\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
	return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null;
}
