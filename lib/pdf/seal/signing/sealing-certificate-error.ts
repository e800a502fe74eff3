import type { Said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";

/** The sealing certificate cannot be used. It says why, in one sentence without paths, for whoever waits for a seal. */
export class SealingCertificateError extends Error {
	readonly said: Said;

	constructor(said: Said, options?: ErrorOptions) {
		super(sayIn(said, "EN"), options);
		this.name = "SealingCertificateError";
		this.said = said;
	}
}
