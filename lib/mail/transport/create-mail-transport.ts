import { createOutboxTransport } from "./create-outbox-transport.ts";
import { createSmtpTransport } from "./create-smtp-transport.ts";
import type { MailTransport } from "./outgoing-mail.ts";

/** Mail goes over SMTP where a server is configured, otherwise into the outbox folder. */
export function createMailTransport(config: { smtpUrl: string | null; outboxDir: string }): MailTransport {
	return config.smtpUrl === null ? createOutboxTransport(config.outboxDir) : createSmtpTransport(config.smtpUrl);
}
