import { signingIdentity } from "#lib/config/signing-identity.ts";
import { listProcesses, type RunningProcess } from "#lib/db/stores/installation/processes.ts";
import { certificateOf } from "#lib/pdf/seal/signing/certificate-of.ts";
import { type Check, type Finding, type Told, told } from "../finding.ts";
import { nameProcesses } from "../name-processes.ts";
import { SILENT_MS } from "../note-process.ts";
import { certificateLine, SOON_MS } from "./certificate.ts";
import { mailLine } from "./mail.ts";
import { storageLine } from "./storage.ts";

/** Of a hash, enough to tell it from others. */
const SHOWN = 8;

/** In what processes must not differ, as each says of itself; null: it says nothing, and is compared with none. */
const SHARED = [
	{
		key: "settingsCertificates",
		of: ({ certificateSha256: sha256 }: RunningProcess) => sha256?.slice(0, SHOWN) ?? null,
		line: certificateLine,
	},
	{ key: "settingsMails", of: ({ mailKind }: RunningProcess) => mailKind, line: mailLine },
	{ key: "settingsStorages", of: storageOf, line: storageLine },
] as const;

function storageOf({ storageKind: kind, storageMark: mark }: RunningProcess): string | null {
	return kind && mark && `${kind} ${mark.slice(0, SHOWN)}`;
}

/** Whether processes seal, send and keep alike, and whether a certificate ends that only others have. */
export const settings: Check = {
	id: "settings",
	needsDatabase: true,
	async look({ now }) {
		const running = await listProcesses(new Date(now.getTime() - SILENT_MS));
		const own = await signingIdentity()
			.then(certificateOf)
			.catch(() => null);
		return judgeSettings(running, own?.sha256 ?? null, now);
	},
};

/** @param judged hash of the certificate that is looked at already */
export function judgeSettings(running: readonly RunningProcess[], judged: string | null, now: Date): Finding {
	const differing = SHARED.flatMap(({ key, of, line }) => {
		const groups = groupBy(running, of);
		return groups.length > 1 ? [{ said: told(key, { groups: writeGroups(groups) }), line: line() }] : [];
	});
	const ends = listEnds(running, judged, now);
	const [first, ...lines] = [
		...ends.filter(({ key }) => key === "settingsEnded"),
		...differing.map(({ said }) => said),
		...ends.filter(({ key }) => key === "settingsSoon"),
	];
	if (!first) return { level: "well", told: told("settingsWell") };
	const mend =
		differing.length > 0
			? ({ key: "settings", line: differing.map(({ line }) => line).join(" ") } as const)
			: ({ key: "certificate", line: certificateLine() } as const);
	return { level: first.key === "settingsEnded" ? "wrong" : "warn", told: first, lines, mend };
}

type Group = [value: string, them: RunningProcess[]];

/** Those that say the same together, the most of them first. */
function groupBy(running: readonly RunningProcess[], of: (one: RunningProcess) => string | null): Group[] {
	const groups = new Map<string, RunningProcess[]>();
	for (const one of running) {
		const value = of(one);
		if (value !== null) groups.set(value, [...(groups.get(value) ?? []), one]);
	}
	return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function writeGroups(groups: readonly Group[]): string {
	return groups.map(([value, them]) => `${nameProcesses(them)}: ${value}`).join(" ≠ ");
}

function listEnds(running: readonly RunningProcess[], judged: string | null, now: Date): Told[] {
	const others = groupBy(running, ({ certificateSha256: sha256 }) => (sha256 === judged ? null : sha256));
	return others.flatMap(([, them]) => {
		const day = them[0]?.certificateEndsAt;
		const leftMs = day ? day.getTime() - now.getTime() : SOON_MS;
		if (!day || leftMs >= SOON_MS) return [];
		const values = { who: nameProcesses(them), day: { day } };
		return [leftMs <= 0 ? told("settingsEnded", values) : told("settingsSoon", { ...values, time: { ms: leftMs } })];
	});
}
