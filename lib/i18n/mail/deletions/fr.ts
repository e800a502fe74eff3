import type { DeletionMailWords } from "./en.ts";

/** French words of mails about the deletion of all documents of an organisation. */
export const deletionsFr: DeletionMailWords = {
	"deletion-started": {
		subject: (account) => `Tous les documents de ${account} vont être supprimés`,
		heading: "Tous les documents vont être supprimés",
		lead: (person, account, due) =>
			`${person} veut supprimer tous les documents de ${account}. Cela aura lieu le ${due}. D’ici là, rien ne peut être envoyé et chaque administrateur peut y renoncer.`,
	},
	"deletion-reminder": {
		subject: (account) => `Dans trois jours, tous les documents de ${account} seront supprimés`,
		heading: "Tous les documents seront bientôt supprimés",
		lead: (person, account, due) =>
			`${person} a voulu supprimer tous les documents de ${account}. Cela aura lieu le ${due}, et ne pourra plus être annulé.`,
	},
	"deletion-undone": {
		subject: (account) => `Les documents de ${account} sont conservés`,
		heading: "Tous les documents sont conservés",
		lead: (person, account) =>
			`${person} a renoncé à la suppression de tous les documents de ${account}. L’envoi est de nouveau possible.`,
	},
	"deletion-done": {
		subject: (account) => `Tous les documents de ${account} sont supprimés`,
		heading: "Tous les documents sont supprimés",
		lead: (person, account) =>
			`À la demande de ${person}, les documents de ${account} sont définitivement supprimés. Le compte, ses membres, ses clés et le journal sont toujours là.`,
	},
	by: "Par",
	at: "Quand",
	from: "Depuis",
	due: "Suppression le",
	deleted: "Documents supprimés",
	kept: "Conservés, car protégés",
	certificates: {
		label: "Certificats conservés de documents disparus",
		go: "Supprimés aussi",
		stay: "Conservés",
	},
	help: "Si cela ne devrait pas avoir lieu, annulez et demandez qui l’a voulu. Faites ensuite changer son mot de passe.",
	undo: "Voir ou annuler",
	look: "Voir vos données",
};
