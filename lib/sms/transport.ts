import { env, type SmsSettings } from "#lib/config/env.ts";
import { perProcess } from "#lib/config/per-process.ts";
import { createHttpTransport } from "./create-http-transport.ts";
import type { SmsTransport } from "./outgoing-sms.ts";

/** Without a provider a message goes nowhere: it is kept with the mails, and the outbox page shows it. */
const OUTBOX: SmsTransport = {
	provider: { refusesCredentials: false },
	deliver: async () => undefined,
	check: async () => undefined,
};

const shared = perProcess("sms-transport", () => ({ of: null as SmsSettings | null, transport: OUTBOX }));

/** The transport of this installation. */
export function smsTransport(): SmsTransport {
	const { sms } = env();
	if (shared.of !== sms) Object.assign(shared, { of: sms, transport: sms ? createHttpTransport(sms) : OUTBOX });
	return shared.transport;
}
