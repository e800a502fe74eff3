/** A text message on its way out. */
type OutgoingSms = {
	/** E.164, "+33612345678". */
	to: string;
	text: string;
};

/** Hands text messages over for delivery. */
export type SmsTransport = {
	/** refusesCredentials: nothing is sent until the provider accepts them. */
	readonly provider: Readonly<{ refusesCredentials: boolean }>;
	/** @throws PermanentSmsError when it will never arrive; any other error may pass */
	deliver(message: OutgoingSms): Promise<void>;
	/** Asks the provider whether it accepts our credentials, without sending anything. */
	check(): Promise<void>;
};

/** The provider refused the message for good: no such number, not allowed. */
export class PermanentSmsError extends Error {
	override name = "PermanentSmsError";
}
