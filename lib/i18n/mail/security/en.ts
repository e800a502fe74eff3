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
	lead: (account: string) => `You’re receiving this because you’re an admin of ${account}.`,
	what: "Change",
	by: "By",
	at: "When",
	from: "From",
	more: "More changes",
	help: "If you don’t recognise this, undo the change and make sure the person named here still controls their account.",
	button: "View audit log",
};

export type SecurityMailWords = typeof securityEn;
