import type { ExportMailWords } from "./en.ts";

/** French words of mails about what an organisation's Admins do with all of its data. */
export const exportsFr: ExportMailWords = {
	startedSubject: (account) => `Un export de toutes les données de ${account} a été lancé`,
	startedHeading: "Un export de toutes les données a été lancé",
	startedLead: (person, account) =>
		`${person} a demandé une copie de tout ce que ${account} possède : tous les documents avec leurs fichiers, les membres, les marques et les réglages. Vous en êtes informé en tant qu’administrateur.`,
	readySubject: (account) => `L’export de toutes les données de ${account} est prêt`,
	readyHeading: "L’export est prêt",
	readyLead: (person, account) =>
		`La copie de tout ce que ${account} possède est prête. Seule la personne qui l’a demandée, ${person}, peut la télécharger.`,
	readyLeadOwn: (account) => `La copie de tout ce que ${account} possède est prête. Vous seul pouvez la télécharger.`,
	by: "Demandé par",
	at: "Quand",
	from: "Depuis",
	until: "Téléchargeable jusqu’au",
	help: "Si cela ne devrait pas avoir lieu, annulez l’export et demandez qui l’a lancé. Faites ensuite changer son mot de passe.",
	look: "Voir l’export",
	download: "Télécharger l’export",
};
