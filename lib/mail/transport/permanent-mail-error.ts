import { RefusedMailError } from "./refused-mail-error.ts";

/** This mail can never be delivered to this address: tell people instead of trying again. */
export class PermanentMailError extends RefusedMailError {
	override name = "PermanentMailError";
}
