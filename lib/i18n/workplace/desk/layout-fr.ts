import type { DeskLayoutMessages } from "./layout-en.ts";

/** Mots de ce qui entoure et recouvre les pages. */
export const deskLayoutFr: DeskLayoutMessages = {
	sides: {
		showTools: "Afficher les outils",
		recipients: "Destinataires",
		properties: "Propriétés",
		fields: "Champs",
		settings: "Réglages",
		pages: "Pages",
		close: "Fermer",
	},
	recipient: "Destinataire {number}",
	placing: {
		tap: "Touchez la page pour placer",
		what: "{field} de {name}",
		several: "En placer plusieurs",
		cancel: "Annuler",
	},
	page: {
		coming: "La page {page} arrive",
		thumbnail: "Aller à la page {page}",
		unreadable: "La page {page} ne peut pas être affichée. On peut quand même y placer des champs.",
	},
	empty: {
		title: "Déposez votre document ici",
		text: "PDF, Word ou images. Plusieurs fichiers forment un seul document.",
	},
	selected: { one: "1 champ sélectionné", other: "# champs sélectionnés" },
	zoomed: "{percent} %",
	keys: {
		title: "Tous les raccourcis",
		tools: "Outils",
		edit: "Champs",
		look: "Affichage",
		recipients: "Placer pour le destinataire 1 à 9",
		arrows: "Déplacer de 1 px, avec Maj de 10",
		resizing: "Redimensionner de 1 px, avec Maj de 10",
		placing: "Sur un outil : le placer avec les flèches",
		escape: "Arrêter, ou remettre en place",
	},
	said: {
		place: "À {left} mm de la gauche, à {top} mm du haut, page {page}.",
		size: "{width} sur {height} mm.",
		undone: "Annulé : {what}.",
		redone: "Rétabli : {what}.",
		pasted: { one: "1 champ collé.", other: "# champs collés." },
		placing: "{field} de {name}. Les flèches le déplacent, Entrée le place, Échap arrête.",
		stopped: "Rien n’a été placé.",
		nothingToPaste: "Rien de ce qui a été copié ne convient ici.",
	},
};
