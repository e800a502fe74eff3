import { env } from "#lib/config/env.ts";
import { createHttpTransport } from "./create-http-transport.ts";
import type { SmsTransport } from "./outgoing-sms.ts";

/** Without a provider a message goes nowhere: it is kept with the mails, and the outbox page shows it. */
const OUTBOX: SmsTransport = { deliver: async () => undefined };

/** The transport of this installation. */
export function smsTransport(): SmsTransport {
	const { sms } = env();
	return sms ? createHttpTransport(sms) : OUTBOX;
}
