import type { SecurityWords } from "#lib/i18n/mail/mail-catalogue.ts";
import type { SecurityTopic } from "#lib/queue/definitions.ts";

type SwitchedKind = "ProviderEnabled" | "ProviderDisabled";
/** Entries that an email lists; each has words of its own there. */
export type SecurityEventType = Exclude<keyof SecurityWords["changes"], SwitchedKind> | "ProviderSwitched";

/** Entries of the account's log that an email about a topic lists; `isMeant` filters them by their data. */
export const SECURITY_EVENTS: Record<
	SecurityTopic,
	{ types: readonly SecurityEventType[]; isMeant?: (data: Record<string, unknown>) => boolean }
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

/** Whether an event makes or invites an Admin, by the role in its data. */
export function makesAdmin({ role, to }: Record<string, unknown>): boolean {
	return role === "Admin" || to === "Admin";
}
