import type { SecurityMailWords } from "./en.ts";

/** French words of emails about security-relevant changes in an organisation. */
export const securityFr: SecurityMailWords = {
	subject: {
		admins: "Nouvel accès administrateur",
		"api-keys": "Nouvelle clé d’API",
		"oauth-apps": "Application OAuth modifiée",
		webhooks: "Webhook modifié",
		"frame-origins": "Sites d’intégration modifiés",
		"sign-in-provider": "Fournisseur d’identité modifié",
	},
	inAccount: (subject, account) => `${subject} dans ${account}`,
	lead: (account, count) =>
		count === 1
			? `Cette modification a été effectuée dans ${account}.`
			: `Ces modifications ont été effectuées dans ${account}.`,
	changes: {
		UserCreated: (name) => `Invitation de ${name} comme administrateur`,
		UserRoleChanged: (name) => `Rôle d’administrateur accordé à ${name}`,
		UserActivated: (name) => `Réactivation de l’administrateur ${name}`,
		InvitationCorrected: (name) => `Invitation d’administrateur renvoyée à ${name}`,
		ApiKeyCreated: (name) => `Création de la clé d’API ${name}`,
		OAuthAppCreated: (name) => `Création de l’application OAuth ${name}`,
		OAuthAppUpdated: (name) => `Modification de l’application OAuth ${name}`,
		OAuthSecretRolled: (name) => `Remplacement d’un secret client de ${name}`,
		WebhookCreated: (name) => `Ajout du webhook ${name}`,
		WebhookChanged: (name) => `Modification du webhook ${name}`,
		WebhookSecretRolled: (name) => `Remplacement du secret de signature de ${name}`,
		AccountSettingsSet: (name) =>
			name === ""
				? "Suppression des sites autorisés à intégrer les pages de signature"
				: `Intégration des pages de signature autorisée pour ${name}`,
		ProviderSet: (name) => `Configuration de la connexion avec ${name}`,
		ProviderEnabled: () => "Activation du fournisseur d’identité",
		ProviderDisabled: () => "Désactivation du fournisseur d’identité",
		ProviderRemoved: () => "Suppression du fournisseur d’identité",
	},
	through: { "api-key": "Clé d’API", oauth: "Application OAuth" },
	by: "Par",
	at: "Quand",
	from: "Depuis",
	more: (count) =>
		count === 1
			? "Le journal d’audit contient une autre modification."
			: `Le journal d’audit contient ${count} autres modifications.`,
	help: "Si une modification vous surprend, annulez-la et assurez-vous que la personne indiquée contrôle toujours son compte.",
	button: "Voir le journal d’audit",
};
