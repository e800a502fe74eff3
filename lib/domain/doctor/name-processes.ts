import type { RunningProcess } from "#lib/db/stores/installation/processes.ts";

/** More nobody reads. */
const MOST = 4;

/** Which processes they are, as `web-1 (web 12), web-1 (worker 13)`: the same in every language. */
export function nameProcesses(them: readonly RunningProcess[]): string {
	const names = them.slice(0, MOST).map(({ host, kind, pid }) => `${host} (${kind} ${pid})`);
	return [...names, ...(them.length > MOST ? [`+ ${them.length - MOST}`] : [])].join(", ");
}
