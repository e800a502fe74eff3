/** A file of a request, already on disk among the temp files of that request. */
export type UploadedFile = {
	path: string;
	/** As the client named it; for people, never for paths. */
	fileName: string;
	sizeBytes: number;
	/** In hex, computed while it streamed in. */
	sha256: string;
};
