import type { SecurityTopic } from "#lib/jobs/definitions.ts";

/** Which entries of the account's log an email about a topic tells of; `isMeant` of those types alone whose data say so. */
export const SECURITY_EVENTS: Record<
	SecurityTopic,
	{ types: readonly string[]; isMeant?: (data: Record<string, unknown>) => boolean }
> = {
	admins: {
		types: ["UserCreated", "UserRoleChanged", "UserActivated", "InvitationCorrected"],
		isMeant: makesAdmin,
	},
	"api-keys": { types: ["ApiKeyCreated"] },
	"oauth-apps": { types: ["OAuthAppCreated", "OAuthAppUpdated", "OAuthSecretRolled"] },
	webhooks: { types: ["WebhookCreated", "WebhookChanged", "WebhookSecretRolled"] },
	"frame-origins": { types: ["AccountSettingsSet"], isMeant: (data) => "frameOrigins" in data },
	"sign-in-provider": { types: ["ProviderSet", "ProviderSwitched", "ProviderRemoved"] },
};

/** Whether someone is an Admin by an event, or is invited as one: by the role that its data name. */
export function makesAdmin({ role, to }: Record<string, unknown>): boolean {
	return role === "Admin" || to === "Admin";
}
