import ipaddr from "ipaddr.js";

/**
 * Whether an address is on the public internet: plain unicast only. Private, loopback, link-local, shared
 * (100.64/10), benchmarking (198.18/15), translated (NAT64, 6to4, Teredo) and reserved ones are not; an IPv4
 * address in IPv6 clothes is judged as what it is.
 */
export function isPublicAddress(address: string): boolean {
	if (!ipaddr.isValid(address)) return false;
	const parsed = ipaddr.process(address);
	if (parsed.range() !== "unicast") return false;
	return !CLOSED.some(([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits));
}

/** What the library counts as unicast and is not for us: benchmarking, and IPv4 addresses written the old way. */
const CLOSED = ["198.18.0.0/15", "::/96", "64:ff9b:1::/48", "2001:db8::/32"].map((text) => ipaddr.parseCIDR(text));
