/** What of a document can be downloaded, as pages list it. */
export type DocumentFiles = {
	/** All of it comes as a zip of its files, as it was sent to be; else as one PDF. */
	isZip: boolean;
	/** It is completed and sealed; until then it is downloaded with the values so far. */
	isSealed: boolean;
	/**
	 * In the document's order. isByItself: it can be downloaded without the others · hasItsFonts: false when it shows text
	 * in fonts that are not in it
	 */
	files: { name: string; pageCount: number; sha256: string; isByItself: boolean; hasItsFonts: boolean }[];
	/** What its signers attached. */
	attachments: { fieldId: string; name: string; sha256: string; signerName: string }[];
	/** There is a certificate of completion. */
	hasCertificate: boolean;
};
