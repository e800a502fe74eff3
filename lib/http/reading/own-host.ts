import { isIPv4, isIPv6 } from "node:net";
import { env } from "#lib/config/env.ts";

/** A name or an IPv6 address, and a port (RFC 9112 section 3.2). Underscores are in names of containers. */
const HOST = /^(?:([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)|\[([0-9a-f:.]+)\])(?::\d{1,5})?$/i;

/** What browsers would read as an IPv4 address, such as 127.1 or 0x7f000001. */
const NUMERIC = /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/i;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Whether a Host header is a plain host name or address as text: nothing in it may be read in two ways. */
export function isWellFormedHost(host: string): boolean {
	const [, name, address] = HOST.exec(host) ?? [];
	if (address !== undefined) return isIPv6(address);
	if (name === undefined || name.includes("..")) return false;
	return isIPv4(name) || !NUMERIC.test(name);
}

/** Whether a Host header names the host of an origin: in any case, with the usual port or without. */
export function isHostOf(origin: string, host = ""): boolean {
	const { protocol, host: own, port } = new URL(origin);
	const given = host.toLowerCase();
	const usual = protocol === "https:" ? 443 : 80;
	return given === own || (port === "" && given === `${own}:${usual}`);
}

/**
 * Whether a Host header is a name of ours: PUBLIC_URL’s, SIGNING_URL’s, or a loopback name where both are one. While
 * PUBLIC_URL is not set, any name is.
 */
export function isOwnHost(host = ""): boolean {
	const { publicUrl, signingUrl, isPublicUrlSet } = env();
	if (isHostOf(publicUrl, host) || isHostOf(signingUrl, host)) return true;
	return publicUrl === signingUrl && (LOOPBACK.test(host) || (!isPublicUrlSet && isWellFormedHost(host)));
}
