import type { Scope } from "#lib/contract/operation.ts";
import type { Reach, UserPrincipal } from "#lib/domain/context.ts";

export type Role = UserPrincipal["role"];

/** What a user may, by role, and how a key or token narrows it. */
export type UserGrant = {
	/** What each role reaches; a role that is not named may not. */
	roles: Partial<Record<Role, Reach>>;
	/**
	 * By which credential: a scope, which every key or token with limits needs; "session", only the user's own browser;
	 * "any", whatever lets the user in.
	 */
	through: Scope | "session" | "any";
	/**
	 * What a sandbox key or token may: "open", the rows of the sandbox where there are such, and reading what both
	 * environments share; "own-made", making rows and changing those made so; "closed", nothing.
	 */
	sandbox: "open" | "own-made" | "closed";
	/** Also by a link that was made for one signer's identity: by each, or by those that let one decide. */
	byReviewLink?: "looking" | "deciding";
	/** Who may not is told that there is nothing. */
	isHidden?: true;
	/** A session needs a sign-in or confirmation within the last REAUTH_MINUTES (grants.ts). */
	needsReauth?: true;
};

/** Whoever is no user. */
export type Others = "signer" | "copy" | "visitor" | "operator" | "job";

export type PermissionRow = { users?: UserGrant; others?: readonly Others[] };

/** An Admin reaches the account, a TeamAdmin the team, a Member what is their own. */
const BY_RANK = { Admin: "account", TeamAdmin: "team", Member: "own" } as const;
/** What is the whole account's, and used by everybody in it. */
const SHARED = { Admin: "account", TeamAdmin: "account", Member: "account" } as const;
const OWN = { Admin: "own", TeamAdmin: "own", Member: "own" } as const;
const LEADERS = { Admin: "account", TeamAdmin: "team" } as const;
const ADMINS = { Admin: "account" } as const;

const ofAdminsBrowser = { roles: ADMINS, through: "session", sandbox: "closed" } as const;
/** Not available from an unattended browser: credentials, new Admins, and settings the whole account depends on. */
const ofConfirmedAdmins = { ...ofAdminsBrowser, needsReauth: true } as const;

/**
 * Who may do what, and which rows it reaches: the one place that says it. Every verb names its row where it is
 * defined (define-verb.ts), and whoever is not named here may not.
 */
export const PERMISSIONS = {
	"documents.read": { users: { roles: BY_RANK, through: "Service.Documents.Read", sandbox: "open" } },
	"documents.create": { users: { roles: BY_RANK, through: "Service.Documents.Create", sandbox: "open" } },
	"documents.change": { users: { roles: BY_RANK, through: "Service.Documents.Write", sandbox: "open" } },
	"documents.delete": { users: { roles: BY_RANK, through: "Service.Documents.Delete", sandbox: "open" } },

	/** Templates of one’s own, the team’s or the account’s, and shared ones (template-scope.ts). */
	"templates.read": { users: { roles: BY_RANK, through: "Service.Templates.Read", sandbox: "open" } },
	"templates.create": { users: { roles: BY_RANK, through: "Service.Templates.Create", sandbox: "open" } },
	"templates.change": { users: { roles: BY_RANK, through: "Service.Templates.Write", sandbox: "open" } },
	"templates.delete": { users: { roles: BY_RANK, through: "Service.Templates.Delete", sandbox: "open" } },

	/** That nothing deletes a document, or that it may be deleted again. */
	"documents.hold": { users: ofAdminsBrowser },

	/** To whom one gives, one has to see. */
	"documents.hand-over": { users: { roles: LEADERS, through: "session", sandbox: "closed" } },

	/** What signers showed of who they are is the sender's alone, whoever administers the account. */
	"identity-verifications.read": {
		users: { roles: OWN, through: "Service.IdentityVerification.Read", sandbox: "open", byReviewLink: "looking" },
	},
	"identity-verifications.review": {
		users: { roles: OWN, through: "session", sandbox: "open", byReviewLink: "deciding" },
	},
	/** That whoever a document passed to may look at pictures that were taken before. */
	"identity-verifications.disclose": { users: ofAdminsBrowser },

	"brands.read": { users: { roles: SHARED, through: "Service.Brands.All", sandbox: "open" } },
	"brands.change": { users: { roles: ADMINS, through: "Service.Brands.All", sandbox: "own-made" } },
	/** Their own ones and, for Admins, those that are shared. */
	"custom-fields.read": { users: { roles: SHARED, through: "Service.CustomFields.All", sandbox: "open" } },
	"custom-fields.change": {
		users: {
			roles: { Admin: "account", TeamAdmin: "own", Member: "own" },
			through: "Service.CustomFields.All",
			sandbox: "own-made",
		},
	},

	/** Their own ones and, for Admins, shared ones. */
	"blocks.read": { users: { roles: SHARED, through: "session", sandbox: "open" } },
	"blocks.change": {
		users: { roles: { Admin: "account", TeamAdmin: "own", Member: "own" }, through: "session", sandbox: "closed" },
	},

	/** Anyone in the account can send to any contact group: choose-groups.ts. */
	"contacts.read": { users: { roles: BY_RANK, through: "Service.Contacts.Read", sandbox: "open" } },
	"contacts.change": { users: { roles: BY_RANK, through: "Service.Contacts.Write", sandbox: "own-made" } },

	"users.read": { users: { roles: LEADERS, through: "Service.Users.Read", sandbox: "open" } },
	"users.change": { users: { roles: LEADERS, through: "Service.Users.Write", sandbox: "closed" } },
	/** Making someone an Admin by role, invitation or reactivation. */
	"users.make-admin": {
		users: { roles: ADMINS, through: "Service.Users.Write", sandbox: "closed", needsReauth: true },
	},
	"users.move": { users: { roles: ADMINS, through: "Service.Users.Write", sandbox: "closed" } },
	/** How the people of the account look: whoever works with them. */
	"people.see": { users: { roles: SHARED, through: "session", sandbox: "open" } },
	/** What is left of the credits that the own documents take: any credential works, so that clients try theirs here. */
	"credits.count": { users: { roles: SHARED, through: "any", sandbox: "open" } },
	"teams.read": { users: { roles: LEADERS, through: "Service.Teams.Read", sandbox: "open" } },
	"teams.change": { users: { roles: ADMINS, through: "Service.Teams.Write", sandbox: "closed" } },
	"sender-identities.read": { users: { roles: SHARED, through: "Service.SenderIdentity.Read", sandbox: "open" } },
	"sender-identities.create": { users: { roles: ADMINS, through: "Service.SenderIdentity.Create", sandbox: "closed" } },
	"sender-identities.change": { users: { roles: ADMINS, through: "Service.SenderIdentity.Write", sandbox: "closed" } },
	"sender-identities.delete": { users: { roles: ADMINS, through: "Service.SenderIdentity.Delete", sandbox: "closed" } },

	"api-keys.manage": { users: ofAdminsBrowser },
	"api-keys.create": { users: ofConfirmedAdmins },
	"oauth-apps.manage": { users: ofAdminsBrowser, others: ["operator"] },
	/** Their settings, acting users and secrets. */
	"oauth-apps.change": { users: ofConfirmedAdmins, others: ["operator"] },
	"oauth-apps.read": { users: ofAdminsBrowser },
	"webhooks.manage": { users: ofAdminsBrowser, others: ["operator"] },
	/** Webhook endpoints and their signing secrets. */
	"webhooks.change": { users: ofConfirmedAdmins, others: ["operator"] },
	/** The log of the API: Admins see everybody's calls, others their own keys' and apps'. */
	"requests.read": {
		users: { roles: { Admin: "account", TeamAdmin: "own", Member: "own" }, through: "session", sandbox: "closed" },
	},
	"account.inspect": { users: ofAdminsBrowser },
	"account.change": { users: ofAdminsBrowser },
	/** The account’s two-factor requirement and the retention of completed documents. */
	"account.secure": { users: ofConfirmedAdmins },
	/** The account’s data export: its progress and download. */
	"account.export": { users: ofAdminsBrowser },
	"account.start-export": { users: ofConfirmedAdmins },
	/** The deletion of all documents of the account: its progress and undo. */
	"account.delete-content": { users: ofAdminsBrowser },
	"account.start-deletion": { users: ofConfirmedAdmins },
	/** What it is called and says of itself, and what its documents begin with. */
	"account-settings.manage": { users: ofAdminsBrowser, others: ["operator"] },
	/** The sites that may embed signing pages. */
	"frame-origins.change": { users: ofConfirmedAdmins, others: ["operator"] },
	/** Who decides about identities, and how long their pictures stay. */
	"identity-settings.manage": { users: ofAdminsBrowser, others: ["operator"] },
	/** By which provider people sign in besides their passwords. */
	"sign-in-provider.manage": { users: ofAdminsBrowser, others: ["operator"] },
	"sign-in-provider.change": { users: ofConfirmedAdmins, others: ["operator"] },
	/** It holds everybody's links. */
	"outbox.read": { users: { ...ofAdminsBrowser, isHidden: true } },
	/** Emails with a link that sets a password, an Admin’s included. */
	"outbox.read-password-links": { users: { ...ofConfirmedAdmins, isHidden: true } },

	/** Oneself: settings, sessions, password, the apps that one has let in. */
	"self.manage": { users: { roles: OWN, through: "session", sandbox: "closed" } },
	/** The user's own second factors and recovery codes. */
	"self.secure": { users: { roles: OWN, through: "session", sandbox: "closed", needsReauth: true } },
	/** That the same call is answered once, whichever it is. */
	"calls.repeat": { users: { roles: OWN, through: "any", sandbox: "open" } },

	"signing.read": { others: ["signer"] },
	"signing.act": { others: ["signer"] },
	"copies.read": { others: ["copy"] },
	/** What a link of 256 random bits opens before anybody is known: the verb finds out what its holder may. */
	"links.open": { others: ["visitor"] },
	/** Signing in and out, and finding out whose key, token or session it is. */
	"identity.prove": { others: ["visitor"] },
	/** What the authorization server asks and keeps for whoever calls it. */
	"authorization.serve": { others: ["visitor"] },
	/** Logos, health, the check of a file. */
	"public.read": { others: ["visitor", "operator"] },

	"installation.administer": { others: ["operator"] },
	"jobs.run": { others: ["job"] },
} as const satisfies Record<string, PermissionRow>;

export type Permission = keyof typeof PERMISSIONS;
