import { peekInstallation } from "#lib/storage/lease.ts";
import { type Check, told } from "../finding.ts";

/** Whether this database and this store belong together and to this installation only. */
export const installation: Check = {
	id: "installation",
	needsDatabase: true,
	async look() {
		const reason = await peekInstallation();
		if (reason === null) return { level: "well", told: told("installationWell") };
		const line = "npm run admin -- installation adopt";
		return { level: "wrong", told: told(QUARANTINE[reason]), mend: { key: "installation", line } };
	},
};

const QUARANTINE = {
	"copied-database": "installationCopiedDatabase",
	"foreign-store": "installationForeignStore",
	"copied-files": "installationCopiedFiles",
	"in-use": "installationInUse",
} as const;
