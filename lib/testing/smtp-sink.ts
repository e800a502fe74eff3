import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type SinkMail = { from: string; to: string[]; raw: Buffer; parsed: Email };

export type SmtpSink = {
	/** `smtp://127.0.0.1:port` */
	url: string;
	/** Every mail that was accepted, in order. */
	mails: SinkMail[];
	/** The accepted password, if the server asks for one; may change while it runs. */
	passwords: Set<string>;
	close: () => Promise<void>;
};

export type SmtpReply = { code: number; text: string };

/** What the server answers; a command without an entry succeeds. */
export type SmtpReplies = Partial<Record<"MAIL FROM" | "RCPT TO" | "DATA", SmtpReply>>;

function refusal(reply: SmtpReply): Error {
	return Object.assign(new Error(reply.text), { responseCode: reply.code });
}

/**
 * A mail server on a free port of this machine that keeps what it accepts, or refuses as it is told.
 *
 * @param refused answers by recipient; may change while the server runs
 * @param password required to sign in; without one, the server offers no sign-in
 */
export async function startSmtpSink(
	replies: SmtpReplies = {},
	refused: ReadonlyMap<string, SmtpReply> = new Map(),
	password: string | null = null,
): Promise<SmtpSink> {
	const passwords = new Set(password === null ? [] : [password]);
	const mails: SinkMail[] = [];
	const answer = (reply: SmtpReply | undefined, done: (error?: Error | null) => void) =>
		reply === undefined ? done() : done(refusal(reply));
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: password === null ? ["AUTH", "STARTTLS"] : ["STARTTLS"],
		allowInsecureAuth: true,
		onAuth: ({ username, password: given }, _session, done) =>
			passwords.has(given ?? "")
				? done(null, { user: username })
				: done(refusal({ code: 535, text: "5.7.8 Incorrect username or password" })),
		onMailFrom: (_address, _session, done) => answer(replies["MAIL FROM"], done),
		onRcptTo: ({ address }, _session, done) => answer(refused.get(address) ?? replies["RCPT TO"], done),
		onData: async (stream, session, done) => {
			const chunks = await stream.toArray().catch(() => null);
			// A sender that is killed in the middle of a mail has not sent it.
			if (chunks === null) return done(new Error("The mail was cut off."));
			const raw = Buffer.concat(chunks);
			if (replies.DATA !== undefined) return answer(replies.DATA, done);
			const { mailFrom, rcptTo } = session.envelope;
			mails.push({
				from: mailFrom === false ? "" : mailFrom.address,
				to: rcptTo.map((one) => one.address),
				raw,
				parsed: await PostalMime.parse(raw),
			});
			done();
		},
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(0, "127.0.0.1", resolve);
	});
	// A client that is closed in the middle of a conversation is no failure of the test.
	server.on("error", () => undefined);
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		passwords,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
