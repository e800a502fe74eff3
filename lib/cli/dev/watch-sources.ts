import { watch } from "node:fs";
import { join } from "node:path";

/** What Next.js does not take anew by itself: code that the web process has loaded beside it, and its children. */
const OF_WEB = /^(?:cli|config|pdf)\//;
const SETTLED_MS = 150;

export type Changed = { web: boolean; worker: boolean; messages?: boolean };

/** What must begin anew when a file below lib has changed, named from there; null: nothing. */
export function restartsFor(name: string): Changed | null {
	if (/^i18n\/messages\/.*\.json$/.test(name)) return { web: false, worker: true, messages: true };
	if (!/\.(?:ts|tsx|mjs)$/.test(name) || /\.test\.tsx?$/.test(name)) return null;
	if (/^(?:testing|db\/generated|i18n\/generated)\//.test(name)) return null;
	return { web: OF_WEB.test(name), worker: true };
}

/** Tells of changes below lib, several at once when they come at once. */
export function watchSources(root: string, onChange: (changed: Changed) => void): void {
	let waiting: Changed | null = null;
	watch(join(root, "lib"), { recursive: true }, (_, name) => {
		const changed = name === null ? null : restartsFor(name);
		if (!changed) return;
		if (waiting) {
			waiting.web ||= changed.web;
			waiting.messages ||= changed.messages;
			return;
		}
		waiting = changed;
		setTimeout(() => {
			const told = waiting;
			waiting = null;
			if (told) onChange(told);
		}, SETTLED_MS);
	});
}
