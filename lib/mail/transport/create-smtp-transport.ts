import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import SMTPPool from "nodemailer/lib/smtp-pool/index.js";
import { log } from "#lib/config/log.ts";
import { composeMessage } from "./compose-message.ts";
import { isAuthFailure, isPermanentRefusal, type SmtpFailure } from "./is-permanent-refusal.ts";
import type { MailServerState, MailTransport } from "./outgoing-mail.ts";
import { PermanentMailError } from "./permanent-mail-error.ts";
import { RefusedMailError } from "./refused-mail-error.ts";

const DEFAULTS = {
	pool: true,
	maxConnections: 16,
	maxMessages: 100,
	// The job queue repeats with patience; the pool must report a lost connection instead of hiding it.
	maxRequeues: 0,
	connectionTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: 60_000,
	dnsTimeout: 10_000,
} as const;

/**
 * Mail over SMTP. `smtpUrl` is `smtp://user:password@host:port` (STARTTLS when offered) or `smtps://…`;
 * nodemailer's options in its query (`?requireTLS=true`, `?maxConnections=2`) win over ours.
 */
export function createSmtpTransport(smtpUrl: string): MailTransport {
	const pool = new SMTPPool({ ...DEFAULTS, url: smtpUrl });
	const mailer = createTransport(pool);
	const maxConnections = Number(pool.options.maxConnections) || DEFAULTS.maxConnections;
	const server: MailServerState = { refusesCredentials: false, hasTimedOut: false, maxConnections };
	return {
		server,
		async deliver(message) {
			const { envelope, chunks } = composeMessage(message);
			const raw = Readable.from(copied(chunks), { objectMode: false });
			try {
				const info = await mailer.sendMail({ envelope, raw });
				noteAnswer(server);
				return { accepted: [message.to.address], response: info.response };
			} catch (cause) {
				const failure: SmtpFailure & { message?: string } = cause instanceof Error ? cause : {};
				noteFailure(server, failure);
				// After the mail was sent, a lost connection leaves open whether the server took it.
				if (failure.responseCode === undefined && raw.readableDidRead) throw cause;
				const Refusal = isPermanentRefusal(failure) ? PermanentMailError : RefusedMailError;
				throw new Refusal(failure.message ?? "The mail was refused.", { responseCode: failure.responseCode, cause });
			} finally {
				// A mail that was refused is not read to its end.
				raw.destroy();
			}
		},
		check: async () => {
			try {
				await mailer.verify();
				noteAnswer(server);
			} catch (error) {
				noteFailure(server, error as SmtpFailure);
				throw error;
			}
		},
		close: () => mailer.close(),
	};
}

function noteAnswer(server: MailServerState): void {
	if (server.refusesCredentials) log.info("the mail server accepts the credentials in SMTP_URL again");
	Object.assign(server, { refusesCredentials: false, hasTimedOut: false });
}

function noteFailure(server: MailServerState, failure: SmtpFailure): void {
	if (failure.code === "ETIMEDOUT") server.hasTimedOut = true;
	else if (failure.responseCode !== undefined) server.hasTimedOut = false;
	if (!isAuthFailure(failure) || server.refusesCredentials) return;
	server.refusesCredentials = true;
	log.error(
		{ error: failure },
		"the mail server rejects the credentials in SMTP_URL; emails wait until it accepts them",
	);
}

/** What waits to be sent must not be written over. */
async function* copied(chunks: AsyncIterable<Buffer[]>): AsyncGenerator<Buffer, void> {
	for await (const buffers of chunks) yield Buffer.concat(buffers);
}
