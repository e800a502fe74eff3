import type { IncomingMessage } from "node:http";

/** So many are remembered. */
const MOST = 50;
/** A name or address, and a port: what else somebody sends under this header is not kept. */
const HOST = /^[\w.:[\]-]{1,255}$/;

/** The hosts that browsers asked for with the last pages they opened, the latest last. */
export function rememberVisits(): { note(request: IncomingMessage): void; hosts(): string[] } {
	const hosts: string[] = [];
	return {
		note({ headers: { host = "", "sec-fetch-mode": mode } }) {
			if (mode !== "navigate" || !HOST.test(host)) return;
			hosts.push(host.toLowerCase());
			if (hosts.length > MOST) hosts.shift();
		},
		hosts: () => [...hosts],
	};
}
