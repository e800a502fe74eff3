import { type Check, type Finding, type Looking, told } from "../finding.ts";

/** Whether what proxies say of addresses is believed as it should be. */
export const proxies: Check = {
	id: "proxies",
	look: async (looking) => judgeProxies(looking),
};

/** What forwarded addresses came with the visit, and which of them TRUSTED_PROXIES believes. */
export function judgeProxies({ visit, trustedProxies }: Pick<Looking, "visit" | "trustedProxies">): Finding {
	const count = "hops" in trustedProxies ? trustedProxies.hops : trustedProxies.networks.length;
	if (!visit) return { level: "note", told: told("proxiesUnseen", { count }) };
	const { forwarded, peer, address } = visit;
	const seen = forwarded.length;
	if ("hops" in trustedProxies && count > seen) {
		const mend = { key: "proxies", line: `TRUSTED_PROXIES=${seen}` } as const;
		return { level: "wrong", told: told("proxiesMissing", { count, seen }), mend };
	}
	// The connection’s address is always trusted. It is the browser’s if no proxy is in front of us, or on the same machine.
	const isIgnored = seen > 0 && address === peer && forwarded.at(-1) !== peer;
	if (!isIgnored) return { level: "well", told: told("proxiesWell", { count, address }) };
	const mend = {
		key: "proxies",
		line: "hops" in trustedProxies ? "TRUSTED_PROXIES=1" : `TRUSTED_PROXIES=${peer}`,
	} as const;
	const isStranger = "networks" in trustedProxies;
	return { level: "wrong", told: told(isStranger ? "proxiesStranger" : "proxiesIgnored", { peer }), mend };
}
