import type { DeskProposalsMessages } from "./proposals-en.ts";

/** Mots de ce que le bureau propose : ce qui a été trouvé dans les fichiers et peut devenir un champ. */
export const deskProposalsFr: DeskProposalsMessages = {
	title: {
		place: { one: "1 emplacement ressemble à un champ", other: "# emplacements ressemblent à des champs" },
		form: { one: "Le fichier contient 1 champ de formulaire", other: "Le fichier contient # champs de formulaire" },
		tag: { one: "Le fichier contient 1 balise de texte", other: "Le fichier contient # balises de texte" },
		any: { one: "1 champ trouvé dans le fichier", other: "# champs trouvés dans le fichier" },
	},
	owner: "Ils deviennent des champs de {name}",
	owners: "Ils deviennent des champs de {names}",
	placeAll: { one: "Le placer", other: "Placer les #" },
	notNow: "Plus tard",
	place: "Placer",
	notField: "Pas un champ",
	list: "Proposés",
	named: "Proposition\u202f: {field}, page {page}, {index} sur {total}",
	page: "page {page}",
	placeNamed: "Placer {field}, page {page}",
	actions: "Que faire de la proposition",
	placed: { one: "1 champ placé.", other: "# champs placés." },
	dismissed: "Pas un champ\u202f: {field}, page {page}.",
};
