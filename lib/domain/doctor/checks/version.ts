import { version as ownVersion } from "#lib/config/version.ts";
import { listProcesses } from "#lib/db/stores/installation/processes.ts";
import { type Check, told } from "../finding.ts";
import { SILENT_MS } from "../note-process.ts";

/** Which version this is, and whether every process runs it. */
export const version: Check = {
	id: "version",
	needsDatabase: true,
	async look({ now }) {
		const running = await listProcesses(new Date(now.getTime() - SILENT_MS));
		const other = running.find((one) => one.version !== ownVersion())?.version;
		if (other === undefined) {
			return { level: "well", told: told("versionWell", { version: ownVersion(), node: process.versions.node }) };
		}
		const mend = { key: "restart", line: "npm start" } as const;
		return { level: "warn", told: told("versionOther", { version: ownVersion(), other }), mend };
	},
};
