/** What the last intact seal of ours, or one that pretends to be, says of its file. */
export type FileSeal = {
	/** From our private entries of the signature; of a file without one from its document information. */
	documentId: string | null;
	chainHead: string | null;
	/** Fingerprint of the certificate of the signature with these entries; null: they are not signed. */
	sealedWith: string | null;
	/** The file's hash as it was sealed, where only padding of the seal was changed since; null: none was. */
	asSealedSha256: string | null;
};
