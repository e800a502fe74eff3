import { join } from "node:path";
import { env } from "#lib/config/env.ts";
import { createMailTransport } from "./transport/create-mail-transport.ts";
import type { MailTransport } from "./transport/outgoing-mail.ts";

export { PermanentMailError } from "./transport/permanent-mail-error.ts";
export { RefusedMailError } from "./transport/refused-mail-error.ts";

const kept = globalThis as typeof globalThis & { signetMailTransport?: { of: string; transport: MailTransport } };

/** The transport of this installation: SMTP when SMTP_URL is set, else files in DATA_DIR/outbox. */
export function mailTransport(): MailTransport {
	const config = { smtpUrl: env().smtpUrl, outboxDir: join(env().dataDir, "outbox") };
	const of = JSON.stringify(config);
	if (kept.signetMailTransport?.of !== of) {
		kept.signetMailTransport?.transport.close();
		kept.signetMailTransport = { of, transport: createMailTransport(config) };
	}
	return kept.signetMailTransport.transport;
}
