/** The sealing certificate cannot be used. The message says why, in one sentence without paths, for whoever waits for a seal. */
export class SealingCertificateError extends Error {
	constructor(message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = "SealingCertificateError";
	}
}
