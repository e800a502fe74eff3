import type { QuarantineReason } from "#lib/storage/judge-mark.ts";

const CAUSES: Record<QuarantineReason, string> = {
	"copied-database": "This database is a copy.",
	"foreign-store": "The stored files belong to another installation.",
	"copied-files": "This data directory was copied while Signet was running.",
	"in-use": "Another copy of this database is using the stored files.",
};

/** Printed for the operator when a process starts in quarantine. */
export function quarantineNotice(reason: QuarantineReason): string {
	return [
		`Quarantine: ${CAUSES[reason]} Signet sends, changes and deletes nothing.`,
		"  npm run admin -- installation adopt    make this the only installation",
		"  npm run admin -- installation detach   keep it as a separate copy that sends nothing about its current documents",
	].join("\n");
}
