/** The server has not taken this mail, so no one will read it. */
export class RefusedMailError extends Error {
	/** The server's reply code, when a server spoke. */
	readonly responseCode: number | undefined;

	constructor(message: string, options: { responseCode?: number | undefined; cause?: unknown } = {}) {
		super(message, { cause: options.cause });
		this.name = "RefusedMailError";
		this.responseCode = options.responseCode;
	}
}
