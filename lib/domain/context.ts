import type { LinkChannel } from "#lib/db/stores/signing/link-tokens.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";

/** Who is acting. Every verb takes one; none asks how it was authenticated. */
export type UserPrincipal = {
	kind: "user";
	accountId: string;
	userId: string;
	teamId: string;
	role: "Admin" | "TeamAdmin" | "Member";
	name: string;
	email: string;
	/** The language that the person has chosen for the workplace; left out where there is none, or no page is shown. */
	locale?: string;
	/** The IANA zone that the person has chosen for all dates; left out likewise. */
	timeZone?: string;
	/** Where the workplace finds the person's picture; left out likewise. */
	picture?: string;
	/** Documents made with a sandbox key are apart from live ones; a session lists and makes the kind it shows. */
	isSandbox: boolean;
	via: "session" | "api-key" | "oauth" | "review-link";
	/** When the user last confirmed it’s them in this session; left out: not since it began, or no session. */
	reauthedAt?: Date;
	/** Id of the session, API key or OAuth client; of a link its signer's. */
	credentialId: string;
	/** Whom alone a link for deciding about an identity is about, and whether it lets one do more than look. */
	reviewed?: { documentId: string; signerId: string; mayDecide: boolean };
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
	/** How the link reached its holder. */
	channel: LinkChannel;
	/** Of what the browser keeps of an earlier proof; left out: it keeps nothing. */
	proofHash?: string;
	/** The link is on a device that a host lends to the signer; left out: it is the signer's. */
	isHosted?: true;
};

/** Somebody who only gets a copy of the sealed document, through a link of their own. */
export type CopyPrincipal = { kind: "copy"; accountId: string; carbonCopyId: string; email: string };

/** Somebody of whom nothing is known but how they call. The name is for logs. */
export type VisitorPrincipal = { kind: "visitor"; name: string };

/** Whoever has a shell on the installation. */
export type OperatorPrincipal = { kind: "operator"; name: string };

/** What the product does by itself. */
export type JobPrincipal = { kind: "job"; name: string };

export type Principal =
	| UserPrincipal
	| SignerPrincipal
	| CopyPrincipal
	| VisitorPrincipal
	| OperatorPrincipal
	| JobPrincipal;

/**
 * Which rows a permission is for: those of oneself, of the team, of the account. Nothing is shared with single people
 * yet: what a share reaches ("granted") comes with the first thing that can be shared, as a value here, a column in the
 * table and a place in the walk. Until then no row could name it and no test say what it means.
 */
export type Reach = "own" | "team" | "account";

/** What a verb knows of the call it serves. */
export type Context<P extends Principal = Principal> = {
	principal: P;
	/** Client address as TRUSTED_PROXIES allows to know it; empty for jobs. */
	ip: string;
	userAgent: string;
	/** IANA zone of the browser; left out where nobody knows it. */
	timeZone?: string;
	/** First of the browser's languages that we have words for; left out where nobody knows it. */
	locale?: CatalogueLocale;
	requestId: string;
	/** What the browser keeps of having proved who holds it, for the link that is called; left out: nothing. */
	proof?: string;
	/** The tokens of links through which the browser has reassigned documents; left out: none. */
	reassigned?: string[];
	/** The clock; tests inject their own. */
	now: () => Date;
};

export type UserContext = Context<UserPrincipal>;
export type SignerContext = Context<SignerPrincipal>;
export type CopyContext = Context<CopyPrincipal>;
export type VisitorContext = Context<VisitorPrincipal>;
export type OperatorContext = Context<OperatorPrincipal>;
export type JobContext = Context<JobPrincipal>;

/** What a verb gets of a user's call once lib/policy has let it in: with the rows that it reaches. */
export type GrantedContext = UserContext & { reach: Reach };

type Clock = () => Date;
const clock: Clock = () => new Date();

/** The context of a command. @param name what logs call it */
export function operatorContext(name: string, now: Clock = clock): OperatorContext {
	return { principal: { kind: "operator", name }, ip: "", userAgent: "", requestId: "", now };
}

/** The context of a job. */
export function jobContext(now: Clock = clock): JobContext {
	return { principal: { kind: "job", name: "Signet" }, ip: "", userAgent: "", requestId: "", now };
}

/** The context of a call of which nothing is known yet; the caller adds how it came. */
export function visitorContext(name = "visitor", now: Clock = clock): VisitorContext {
	return { principal: { kind: "visitor", name }, ip: "", userAgent: "", requestId: "", now };
}
