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
	lead: (account) => `Vous recevez cet e-mail car vous êtes administrateur de ${account}.`,
	what: "Modification",
	by: "Par",
	at: "Quand",
	from: "Depuis",
	more: "Autres modifications",
	help: "Si cette modification vous surprend, annulez-la et assurez-vous que la personne indiquée contrôle toujours son compte.",
	button: "Voir le journal d’audit",
};
