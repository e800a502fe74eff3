import type { Variables } from "./variables.ts";

/** Ports of each host that callers may have files fetched from although it is on the own network. */
export type FileHosts = ReadonlyMap<string, readonly number[]>;

/** FILE_URL_HOSTS: "files.example.internal, 10.0.0.7:8443"; 443 where no port is given. */
export function readFileHosts(from: Variables): FileHosts {
	const hosts = new Map<string, number[]>();
	for (const entry of from
		.text("FILE_URL_HOSTS")
		?.split(/[\s,]+/)
		.filter(Boolean) ?? []) {
		const address = `https://${entry}/`;
		const url = URL.canParse(address) ? new URL(address) : null;
		const isHost = url?.username === "" && url.password === "" && `${url.pathname}${url.search}${url.hash}` === "/";
		if (!url || !isHost) {
			from.problem('FILE_URL_HOSTS must be a list of hosts like "files.example.internal, 10.0.0.7:8443".');
			return new Map();
		}
		const host = url.hostname.replace(/^\[|\]$/g, "");
		hosts.set(host, [...(hosts.get(host) ?? []), url.port === "" ? 443 : Number(url.port)]);
	}
	return hosts;
}
