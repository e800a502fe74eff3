/** A text message on its way out. */
export type OutgoingSms = {
	/** E.164, "+33612345678". */
	to: string;
	text: string;
};

/** Hands text messages over for delivery. */
export type SmsTransport = {
	/** @throws PermanentSmsError when it will never arrive; any other error may pass */
	deliver(message: OutgoingSms): Promise<void>;
};

/** The provider refused the message for good: no such number, not allowed. */
export class PermanentSmsError extends Error {
	override name = "PermanentSmsError";
}
