import type { Surroundings } from "#lib/db/stores/installation/processes.ts";

/** What a process of an older version says of its surroundings: nothing. */
export const NO_SURROUNDINGS: Surroundings = {
	diskFreeBytes: null,
	diskTotalBytes: null,
	certificateSha256: null,
	certificateEndsAt: null,
	mailKind: null,
	storageKind: null,
	storageMark: null,
};
