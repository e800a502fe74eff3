import { describe, expect, it } from "vitest";
import type { TrustedProxies } from "#lib/config/env.ts";
import { clientIp, PEER_HEADER } from "./client-ip.ts";

type Row = [what: string, forwarded: string | null, peer: string | null, trusted: TrustedProxies, ip: string];

const none: TrustedProxies = { hops: 0 };

const rows: Row[] = [
	["no proxy: the connection", null, "203.0.113.7", none, "203.0.113.7"],
	["no proxy: a claim is not believed", "1.1.1.1", "203.0.113.7", none, "203.0.113.7"],
	["one proxy: what it appended", "1.1.1.1, 203.0.113.7", "10.0.0.1", { hops: 1 }, "203.0.113.7"],
	["two proxies", "1.1.1.1, 203.0.113.7, 10.0.0.2", "10.0.0.1", { hops: 2 }, "203.0.113.7"],
	["fewer entries than proxies: the first", "203.0.113.7", "10.0.0.1", { hops: 5 }, "203.0.113.7"],
	[
		"networks: the first stranger from the right",
		"1.1.1.1, 203.0.113.7, 10.9.9.9",
		"10.0.0.1",
		{ networks: ["10.0.0.0/8"] },
		"203.0.113.7",
	],
	["networks: a stranger connects directly", "1.1.1.1", "203.0.113.7", { networks: ["10.0.0.0/8"] }, "203.0.113.7"],
	["networks: a single address", "203.0.113.7", "192.168.1.4", { networks: ["192.168.1.4"] }, "203.0.113.7"],
	["networks: everybody is ours", "10.1.1.1", "10.0.0.1", { networks: ["10.0.0.0/8"] }, "10.1.1.1"],
	["IPv4 in IPv6", null, "::ffff:203.0.113.7", none, "203.0.113.7"],
	["IPv6 with brackets and a port", "[2001:db8::1]:4711", "10.0.0.1", { hops: 1 }, "2001:db8::1"],
	["a port is left out", "unknown, 203.0.113.7:80", "10.0.0.1", { hops: 1 }, "203.0.113.7"],
	["one proxy that knows nobody: not what the client claims", "6.6.6.6, unknown", "10.0.0.1", { hops: 1 }, ""],
	["one proxy that hides whom it knows", "6.6.6.6, _hidden", "10.0.0.1", { hops: 1 }, ""],
	["two proxies, the nearer knows nobody", "6.6.6.6, 203.0.113.7, unknown", "10.0.0.1", { hops: 2 }, "203.0.113.7"],
	["networks: a proxy of ours knows nobody", "6.6.6.6, unknown", "10.0.0.1", { networks: ["10.0.0.0/8"] }, ""],
	["networks: what is no address is a stranger", "6.6.6.6, x, 10.9.9.9", "10.0.0.1", { networks: ["10.0.0.0/8"] }, ""],
	["an empty header", "", "203.0.113.7", none, "203.0.113.7"],
	["nothing known", null, null, none, ""],
];

describe("the client's address", () => {
	it.each(rows)("%s", (_, forwarded, peer, trusted, ip) => {
		const headers = new Headers();
		if (forwarded !== null) headers.set("x-forwarded-for", forwarded);
		if (peer) headers.set(PEER_HEADER, peer);
		expect(clientIp(headers, trusted)).toBe(ip);
	});
});
