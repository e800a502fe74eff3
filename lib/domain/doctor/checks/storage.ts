import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { env } from "#lib/config/env.ts";
import { peekInstallation } from "#lib/storage/lease.ts";
import { storage as objects } from "#lib/storage/storage.ts";
import { type Check, type Finding, told } from "../finding.ts";
import { mendOf, reasonOf } from "../run-checks.ts";

const BYTES = 1024;
/** In the place of an account: no row names it, so what a killed check leaves is swept away. */
const FOLDER = "doctor";

/** Whether a file can be written, read and removed. */
export const storage: Check = {
	id: "storage",
	needsDatabase: true,
	async look() {
		const startedAt = performance.now();
		const written = randomBytes(BYTES);
		try {
			if ((await peekInstallation()) !== null) return { level: "note", told: told("storageQuarantine") };
			const { key } = await objects().putBytes(FOLDER, written);
			const read = await buffer(await objects().stream(key)).finally(() => objects().delete(key));
			if (!read.equals(written)) return refused("storageOther");
			return { level: "well", told: told("storageWell", { time: { ms: performance.now() - startedAt } }) };
		} catch (error) {
			const { mend, ...finding } = refused("storageRefused");
			return { ...finding, mend: mendOf(error, mend), answer: reasonOf(error) };
		}
	},
};

function refused(key: "storageOther" | "storageRefused") {
	const mend = { key: env().s3 ? "storageS3" : "storageFiles", line: storageLine() } as const;
	return { level: "wrong", told: told(key), mend } satisfies Finding;
}

/** The line that names where files are kept. */
export function storageLine(): string {
	const { s3, dataDir } = env();
	return s3 ? `S3_BUCKET=${s3.bucket}` : `DATA_DIR=${dataDir}`;
}
