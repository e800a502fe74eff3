/** Why a document could not be sealed, where neither the file nor its certificate says so itself. */
export const SEAL_FAILURES = {
	missingFile: "A file of the document is missing from the storage. An administrator can bring it back from a backup.",
	certificate: "The sealing certificate cannot be read.",
	other: "Something went wrong on our side. The server's log says more.",
} as const;
