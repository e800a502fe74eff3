import { PERMISSIONS, type Permission, type PermissionRow } from "#lib/policy/permissions.ts";

const SENDERS = "Admin account, TeamAdmin team, Member own";
const EVERYBODY = "Admin account, TeamAdmin account, Member account";
const LEADERS = "Admin account, TeamAdmin team";
const ADMINS = "Admin account";
const ONESELF = "Admin own, TeamAdmin own, Member own";
const ADMINS_BROWSER = `${ADMINS} | session | closed`;
const CONFIRMED_ADMINS = `${ADMINS_BROWSER} | confirmed`;

/** The table of permissions, written down a second time by hand: who changes one line changes it here as well. */
export const EXPECTED_GRANTS: Record<Permission, string> = {
	"documents.read": `${SENDERS} | Service.Documents.Read | open`,
	"documents.create": `${SENDERS} | Service.Documents.Create | open`,
	"documents.change": `${SENDERS} | Service.Documents.Write | open`,
	"documents.delete": `${SENDERS} | Service.Documents.Delete | open`,
	"templates.read": `${SENDERS} | Service.Templates.Read | open`,
	"templates.create": `${SENDERS} | Service.Templates.Create | open`,
	"templates.change": `${SENDERS} | Service.Templates.Write | open`,
	"templates.delete": `${SENDERS} | Service.Templates.Delete | open`,
	"documents.hold": ADMINS_BROWSER,
	"documents.hand-over": `${LEADERS} | session | closed`,
	"identity-verifications.read": `${ONESELF} | Service.IdentityVerification.Read | open | link for looking`,
	"identity-verifications.review": `${ONESELF} | session | open | link for deciding`,
	"identity-verifications.disclose": ADMINS_BROWSER,
	"brands.read": `${EVERYBODY} | Service.Brands.All | open`,
	"brands.change": `${ADMINS} | Service.Brands.All | own-made`,
	"custom-fields.read": `${EVERYBODY} | Service.CustomFields.All | open`,
	"custom-fields.change": "Admin account, TeamAdmin own, Member own | Service.CustomFields.All | own-made",
	"blocks.read": `${EVERYBODY} | session | open`,
	"blocks.change": "Admin account, TeamAdmin own, Member own | session | closed",
	"contacts.read": `${SENDERS} | Service.Contacts.Read | open`,
	"contacts.change": `${SENDERS} | Service.Contacts.Write | own-made`,
	"users.read": `${LEADERS} | Service.Users.Read | open`,
	"users.change": `${LEADERS} | Service.Users.Write | closed`,
	"users.make-admin": `${ADMINS} | Service.Users.Write | closed | confirmed`,
	"users.move": `${ADMINS} | Service.Users.Write | closed`,
	"people.see": `${EVERYBODY} | session | open`,
	"credits.count": `${EVERYBODY} | any | open`,
	"teams.read": `${LEADERS} | Service.Teams.Read | open`,
	"teams.change": `${ADMINS} | Service.Teams.Write | closed`,
	"sender-identities.read": `${EVERYBODY} | Service.SenderIdentity.Read | open`,
	"sender-identities.create": `${ADMINS} | Service.SenderIdentity.Create | closed`,
	"sender-identities.change": `${ADMINS} | Service.SenderIdentity.Write | closed`,
	"sender-identities.delete": `${ADMINS} | Service.SenderIdentity.Delete | closed`,
	"api-keys.manage": ADMINS_BROWSER,
	"api-keys.create": CONFIRMED_ADMINS,
	"oauth-apps.manage": `${ADMINS_BROWSER} + operator`,
	"oauth-apps.change": `${CONFIRMED_ADMINS} + operator`,
	"oauth-apps.read": ADMINS_BROWSER,
	"webhooks.manage": `${ADMINS_BROWSER} + operator`,
	"webhooks.change": `${CONFIRMED_ADMINS} + operator`,
	"requests.read": "Admin account, TeamAdmin own, Member own | session | closed",
	"account.inspect": ADMINS_BROWSER,
	"account.change": ADMINS_BROWSER,
	"account.secure": CONFIRMED_ADMINS,
	"account.export": ADMINS_BROWSER,
	"account.start-export": CONFIRMED_ADMINS,
	"account.delete-content": ADMINS_BROWSER,
	"account.start-deletion": CONFIRMED_ADMINS,
	"account-settings.manage": `${ADMINS_BROWSER} + operator`,
	"frame-origins.change": `${CONFIRMED_ADMINS} + operator`,
	"identity-settings.manage": `${ADMINS_BROWSER} + operator`,
	"sign-in-provider.manage": `${ADMINS_BROWSER} + operator`,
	"sign-in-provider.change": `${CONFIRMED_ADMINS} + operator`,
	"outbox.read": `${ADMINS_BROWSER} | hidden`,
	"outbox.read-password-links": `${ADMINS_BROWSER} | hidden | confirmed`,
	"self.manage": `${ONESELF} | session | closed`,
	"self.secure": `${ONESELF} | session | closed | confirmed`,
	"calls.repeat": `${ONESELF} | any | open`,
	"signing.read": " + signer",
	"signing.act": " + signer",
	"copies.read": " + copy",
	"links.open": " + visitor",
	"identity.prove": " + visitor",
	"authorization.serve": " + visitor",
	"public.read": " + visitor, operator",
	"installation.administer": " + operator",
	"jobs.run": " + job",
};

/** A row of the table in the same words. */
export function grantAsWords(permission: Permission): string {
	const { users, others }: PermissionRow = PERMISSIONS[permission];
	const roles = Object.entries(users?.roles ?? {}).map(([role, reach]) => `${role} ${reach}`);
	const parts = users
		? [
				roles.join(", "),
				users.through,
				users.sandbox,
				...(users.byReviewLink ? [`link for ${users.byReviewLink}`] : []),
				...(users.isHidden ? ["hidden"] : []),
				...(users.needsReauth ? ["confirmed"] : []),
			]
		: [];
	return `${parts.join(" | ")}${others ? ` + ${others.join(", ")}` : ""}`;
}
