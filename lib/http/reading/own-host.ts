import { isIPv4, isIPv6 } from "node:net";
import { env } from "#lib/config/env.ts";

/** A name or an IPv6 address, and a port (RFC 9112 section 3.2). Container names have underscores. */
const HOST = /^(?:([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)|\[([0-9a-f:.]+)\])(?::\d{1,5})?$/i;

/** Names that browsers read as IPv4 addresses, such as 127.1 or 0x7f000001. */
const NUMERIC = /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/i;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Whether a Host header is a plain host name or address that can be read in only one way. */
export function isWellFormedHost(host: string): boolean {
	const [, name, address] = HOST.exec(host) ?? [];
	if (address !== undefined) return isIPv6(address);
	if (name === undefined || name.includes("..")) return false;
	return isIPv4(name) || !NUMERIC.test(name);
}

/** Whether a Host header names the host of an origin, in upper or lower case, with or without the default port. */
export function isHostOf(origin: string, host = ""): boolean {
	const { protocol, host: own, port } = new URL(origin);
	const given = host.toLowerCase();
	const usual = protocol === "https:" ? 443 : 80;
	return given === own || (port === "" && given === `${own}:${usual}`);
}

/**
 * A Host header with the port of our origin, where a proxy has left it out (nginx’s `$host` does): the framework
 * compares it with the Origin of an action. Unchanged where both origins have this name.
 */
export function withOwnPort(host: string): string {
	const { publicUrl, signingUrl } = env();
	const own = new Set(
		[publicUrl, signingUrl]
			.map((origin) => new URL(origin))
			.filter((url) => url.hostname === host.toLowerCase())
			.map((url) => url.host),
	);
	const [only] = own.size === 1 ? own : [];
	return only ?? host;
}

/**
 * Whether a Host header is one of our hosts: PUBLIC_URL’s, SIGNING_URL’s, or a loopback host if both are the same
 * origin. While PUBLIC_URL is not set, any host is.
 */
export function isOwnHost(host = ""): boolean {
	const { publicUrl, signingUrl, isPublicUrlSet } = env();
	if (isHostOf(publicUrl, host) || isHostOf(signingUrl, host)) return true;
	return publicUrl === signingUrl && (LOOPBACK.test(host) || (!isPublicUrlSet && isWellFormedHost(host)));
}
