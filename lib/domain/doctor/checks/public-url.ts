import { env } from "#lib/config/env.ts";
import { listProcesses } from "#lib/db/stores/installation/processes.ts";
import { type Check, type Finding, told } from "../finding.ts";
import { SILENT_MS } from "../note-process.ts";

/** Below, those who came elsewhere are scanners and monitors. */
const SHARE = 0.5;

/** Whether browsers use the address that links are made with. */
export const publicUrl: Check = {
	id: "publicUrl",
	needsDatabase: true,
	async look({ visit, now }): Promise<Finding> {
		const { publicUrl: url, signingUrl, isPublicUrlSet } = env();
		if (isPublicUrlSet && visit?.origin && isProxys(new URL(visit.origin).host)) {
			return sendsOther(new URL(visit.origin).host, visit.forwarded.length > 0 ? "wrong" : "warn");
		}
		if (visit?.origin && visit.origin !== url) {
			const mend = { key: "publicUrl", line: `PUBLIC_URL=${visit.origin}` } as const;
			return { level: "wrong", told: told("publicUrlOther", { seen: visit.origin, url }), mend };
		}
		const running = await listProcesses(new Date(now.getTime() - SILENT_MS));
		const hosts = running.flatMap(({ visitedHosts }) => visitedHosts);
		const own = [url, signingUrl].map((one) => new URL(one).host);
		const elsewhere = hosts.filter((host) => !own.includes(host));
		const seen = elsewhere.at(-1);
		if (seen && elsewhere.length > hosts.length * SHARE) {
			if (isPublicUrlSet && isProxys(seen)) return sendsOther(seen, "warn");
			const values = { count: elsewhere.length, total: hosts.length, seen, url };
			const line = `PUBLIC_URL=${new URL(url).protocol}//${seen}`;
			return { level: "warn", told: told("publicUrlVisits", values), mend: { key: "publicUrl", line } };
		}
		if (isPlain(url)) {
			const mend = { key: "https", line: `PUBLIC_URL=https://${new URL(url).hostname}` } as const;
			return { level: "warn", told: told("publicUrlPlain", { url }), mend };
		}
		if (!isPublicUrlSet) {
			const mend = { key: "publicUrl", line: `PUBLIC_URL=${url}` } as const;
			return { level: "note", told: told("publicUrlUnset", { url }), mend };
		}
		const lines = signingUrl === url ? [] : [told("publicUrlSigners", { url: signingUrl })];
		return { level: "well", told: told("publicUrlWell", { url }), lines };
	},
};

/** Whether a Host is one that a proxy put there: a name of this machine or network, or ours without the port. */
function isProxys(host: string): boolean {
	const { host: own, hostname } = new URL(env().publicUrl);
	if (host === own) return false;
	const name = host.replace(/:\d+$/, "");
	return host === hostname || (isInternal(name) && !isInternal(hostname));
}

function isInternal(name: string): boolean {
	return !/[.:]/.test(name) || /^(?:127\.|\[::1\]$)/.test(name);
}

function sendsOther(seen: string, level: "warn" | "wrong"): Finding {
	const { publicUrl: url } = env();
	const mend = { key: "proxyHost", line: "proxy_set_header Host $http_host;" } as const;
	return { level, told: told("publicUrlProxy", { seen, host: new URL(url).host }), mend };
}

/** What browsers take for no secure context. */
function isPlain(url: string): boolean {
	const { protocol, hostname } = new URL(url);
	return protocol === "http:" && !/(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
}
