/** This mail can never be delivered to this address: tell people instead of trying again. */
export class PermanentMailError extends Error {
	/** The server's reply code, when a server spoke. */
	readonly responseCode: number | undefined;

	constructor(message: string, options: { responseCode?: number; cause?: unknown } = {}) {
		super(message, { cause: options.cause });
		this.name = "PermanentMailError";
		this.responseCode = options.responseCode;
	}
}
