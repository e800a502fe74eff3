import type { DeskPropertiesMessages } from "./properties-en.ts";

/** Mots de ce qu’est un champ, là où il se modifie. */
export const deskPropertiesFr: DeskPropertiesMessages = {
	none: "Choisissez un champ à gauche, puis cliquez sur la page à l’endroit voulu. Ou glissez-le.",
	several: { one: "# champ sélectionné", other: "# champs sélectionnés" },
	who: "Rempli par",
	nobody: "Personne",
	group: {
		name: "Groupe",
		aboutRadio: "Un seul choix du même groupe peut être retenu.",
		count: "Compter les cases d’un groupe",
		least: "Au moins",
		most: "Au plus",
		noMost: "Toutes",
		boxes: { one: "# case dans ce groupe", other: "# cases dans ce groupe" },
	},
	shown: {
		title: "Affiché si",
		always: "Toujours",
		count: { one: "# condition", other: "# conditions" },
		about: "Affiché dès que l’une d’elles est remplie.",
		field: "Champ",
		is: "Est",
		ticked: "Cochée",
		unticked: "Non cochée",
		add: "Ajouter une condition",
		remove: "Retirer la condition",
		noTriggers: "Il faut une case, un choix ou une liste de la même personne.",
	},
	position: "Position et taille, px",
	page: "Page",
	api: {
		title: "Pour l’API",
		id: "Identifiant",
		idTaken: "Un autre champ a cet identifiant.",
		idPrefix: "Les identifiants de «\u202f{name}\u202f» commencent par «\u202f{prefix}\u202f».",
		idFixed:
			"Les identifiants de «\u202f{name}\u202f» commencent par «\u202f{prefix}\u202f»\u202f; cela ne peut pas être modifié.",
		tab: "Ordre de tabulation",
	},
	keep: {
		action: "Enregistrer comme champ personnalisé…",
		title: "Enregistrer comme champ personnalisé",
		about: "Il apparaîtra sous «\u202fVos champs\u202f» partout où {brand} est utilisée, avec tous ses réglages.",
		name: "Nom",
		nameMissing: "Donnez-lui un nom.",
		prefix: "Les identifiants commencent par",
		prefixAbout:
			"Laissez vide pour les nommer d’après le type. Un numéro suit\u202f: «\u202fBC1\u202f», «\u202fBC2\u202f».",
		fixed: "Les expéditeurs ne peuvent pas modifier ce début",
		shared: "Tout le compte peut l’utiliser",
		cancel: "Annuler",
		confirm: "Enregistrer",
		kept: "«\u202f{name}\u202f» est enregistré comme champ personnalisé.",
		offline: "Pas de connexion. Réessayez dans un instant.",
	},
	delete: { one: "Supprimer le champ", other: "Supprimer les # champs" },
};
