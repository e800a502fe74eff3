/** Who is acting. Every verb takes one; none asks how it was authenticated. */
export type UserPrincipal = {
	kind: "user";
	accountId: string;
	userId: string;
	teamId: string;
	role: "Admin" | "TeamAdmin" | "Member";
	name: string;
	email: string;
	/** Documents made with a sandbox key are apart from live ones; a session lists and makes the kind it shows. */
	isSandbox: boolean;
	via: "session" | "api-key" | "oauth";
	/** Id of the session, API key or OAuth client. */
	credentialId: string;
	/** What the credential was given at most; left out: whatever the user's role may. */
	scopes?: readonly string[];
	/** Whose plan, rate limit and credits a call uses; left out: the user's own account. */
	payerAccountId?: string;
};

/** A signer who came through a link. */
export type SignerPrincipal = {
	kind: "signer";
	accountId: string;
	documentId: string;
	signerId: string;
	name: string;
	email: string;
	/** SHA-256 of the link's token, in hex. */
	tokenHash: string;
};

/** Somebody who only gets a copy of the sealed document, through a link of their own. */
export type CopyPrincipal = { kind: "copy"; accountId: string; carbonCopyId: string; email: string };

/** A job or the command line. */
export type SystemPrincipal = { kind: "system"; name: string };

export type Principal = UserPrincipal | SignerPrincipal | CopyPrincipal | SystemPrincipal;

/** What a verb knows of the call it serves. */
export type Context<P extends Principal = Principal> = {
	principal: P;
	/** Client address as TRUSTED_PROXIES allows to know it; empty for jobs. */
	ip: string;
	userAgent: string;
	/** IANA zone of the browser; left out where nobody knows it. */
	timeZone?: string;
	requestId: string;
	/** The clock; tests inject their own. */
	now: () => Date;
};

export type UserContext = Context<UserPrincipal>;
export type SignerContext = Context<SignerPrincipal>;

/** The context of a job or a command. */
export function systemContext(name: string, now: () => Date = () => new Date()): Context<SystemPrincipal> {
	return { principal: { kind: "system", name }, ip: "", userAgent: "", requestId: "", now };
}
