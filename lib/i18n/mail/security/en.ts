/** English words of emails about security-relevant changes in an organisation. */
export const securityEn = {
	subject: {
		admins: "New admin access",
		"api-keys": "New API key",
		"oauth-apps": "OAuth app changed",
		webhooks: "Webhook changed",
		"frame-origins": "Embedding sites changed",
		"sign-in-provider": "Sign-in provider changed",
	},
	inAccount: (subject: string, account: string) => `${subject} in ${account}`,
	lead: (account: string, count: number) =>
		count === 1 ? `This change was made in ${account}.` : `These changes were made in ${account}.`,
	/** What happened, with the name of what it concerns. */
	changes: {
		UserCreated: (name: string) => `Invited ${name} as an admin`,
		UserRoleChanged: (name: string) => `Made ${name} an admin`,
		UserActivated: (name: string) => `Reactivated the admin ${name}`,
		InvitationCorrected: (name: string) => `Sent an admin invitation to ${name} instead`,
		ApiKeyCreated: (name: string) => `Created the API key ${name}`,
		OAuthAppCreated: (name: string) => `Created the OAuth app ${name}`,
		OAuthAppUpdated: (name: string) => `Changed the OAuth app ${name}`,
		OAuthSecretRolled: (name: string) => `Replaced a client secret of ${name}`,
		WebhookCreated: (name: string) => `Added the webhook ${name}`,
		WebhookChanged: (name: string) => `Changed the webhook ${name}`,
		WebhookSecretRolled: (name: string) => `Replaced the signing secret of ${name}`,
		AccountSettingsSet: (name: string) =>
			name === "" ? "Removed all sites that can embed signing pages" : `Allowed ${name} to embed signing pages`,
		ProviderSet: (name: string) => `Set up sign-in with ${name}`,
		ProviderEnabled: () => "Turned on the sign-in provider",
		ProviderDisabled: () => "Turned off the sign-in provider",
		ProviderRemoved: () => "Removed the sign-in provider",
	},
	through: { "api-key": "API key", oauth: "OAuth app" },
	by: "By",
	at: "When",
	from: "From",
	more: (count: number) =>
		count === 1 ? "The audit log has one more change." : `The audit log has ${count} more changes.`,
	help: "If you don’t recognise a change, undo it and make sure the person named here still controls their account.",
	button: "View audit log",
};

export type SecurityMailWords = typeof securityEn;
