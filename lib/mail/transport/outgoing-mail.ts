export type MailAddress = { name: string; address: string };

export type MailAttachment = { name: string; mediaType: string } & ({ path: string } | { content: Uint8Array });

/** A mail ready to leave: rendered, addressed, with the Message-ID that makes a repeat recognisable. */
export type OutgoingMail = {
	/** `<local-part@domain>`; the local part names the file in the outbox. */
	messageId: string;
	from: MailAddress;
	/** Where answers go; null or absent: to `from`. */
	replyTo?: MailAddress | null;
	to: MailAddress;
	subject: string;
	html: string;
	text: string;
	attachments: MailAttachment[];
	headers?: Record<string, string>;
};

type Delivery = {
	accepted: string[];
	/** What the server answered, or the file that was written. */
	response: string;
};

/** State of the server after the last exchanges with it. */
export type MailServerState = {
	/** It refused our user or password: no mail is sent until it accepts them. */
	refusesCredentials: boolean;
	/** How many messages it takes at a time; more would wait in memory while their jobs expire. */
	maxConnections: number;
	/** It timed out, and has not answered since. */
	hasTimedOut: boolean;
};

export type MailTransport = {
	readonly server: Readonly<MailServerState>;
	/**
	 * @throws PermanentMailError when a repeat cannot help, RefusedMailError when the server has certainly not taken it;
	 * anything but the first is worth a repeat
	 */
	deliver: (message: OutgoingMail) => Promise<Delivery>;
	/**
	 * Checks whether the server would accept mail, without sending any. Once it accepts our credentials, mail resumes.
	 * @throws Error with what the server said
	 */
	check: () => Promise<void>;
	/** Lets go of pooled connections. */
	close: () => void;
};
