import { statfs } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "#lib/config/env.ts";
import { signingIdentity } from "#lib/config/signing-identity.ts";
import type { Surroundings } from "#lib/domain/doctor/note-process.ts";
import { certificateOf } from "#lib/pdf/seal/signing/certificate-of.ts";
import { storeMark } from "#lib/storage/store-mark.ts";

/** Longer no heartbeat waits for a disk: whoever is silent counts as one that does not run. */
const LATE_MS = 2000;

/** What is told by files. */
type Seen = Omit<Surroundings, "mailKind" | "storageKind">;

const UNSEEN: Seen = {
	diskFreeBytes: null,
	diskTotalBytes: null,
	certificateSha256: null,
	certificateEndsAt: null,
	storageMark: null,
};

/**
 * Looks at what this process has around it, each time it is asked. A disk that hangs is not asked a second time before
 * it has answered: its questions would take every thread that reads files.
 *
 * @param look at the files, @param lateMs after which it is null what they say
 */
export function watchSurroundings(look = lookAtFiles, lateMs = LATE_MS): () => Promise<Surroundings> {
	let underway: Promise<Seen> | undefined;
	return async () => {
		const { smtpUrl, s3 } = env();
		underway ??= look().finally(() => {
			underway = undefined;
		});
		const late = wait(lateMs, UNSEEN, { ref: false });
		const seen = await Promise.race([underway, late]);
		return { ...seen, mailKind: smtpUrl ? "smtp" : "outbox", storageKind: s3 ? "s3" : "disk" };
	};
}

/** What cannot be read is null. */
async function lookAtFiles(): Promise<Seen> {
	const [disk, certificate, storageMark] = await Promise.all([
		statfs(env().dataDir).catch(() => null),
		signingIdentity()
			.then(certificateOf)
			.catch(() => null),
		storeMark().catch(() => null),
	]);
	return {
		diskFreeBytes: disk && disk.bavail * disk.bsize,
		diskTotalBytes: disk && disk.blocks * disk.bsize,
		certificateSha256: certificate?.sha256 ?? null,
		certificateEndsAt: certificate?.endsAt ?? null,
		storageMark,
	};
}
