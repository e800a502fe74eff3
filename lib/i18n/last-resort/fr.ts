import type { LastResortMessages } from "./en.ts";

/** French words of the page that stands in for one that failed. */
export const fr: LastResortMessages = {
	title: "Cette page n’a pas pu s’afficher",
	text: (number) =>
		`Une erreur s’est produite de notre côté. Réessayez\u00a0; si cela persiste, prévenez la personne qui gère ce serveur${
			number === "" ? "" : ` en lui indiquant le numéro ${number}`
		}.`,
	retry: "Réessayer",
	unavailableTitle: "Signet est momentanément indisponible",
	unavailableText: "Rien n’est perdu. Patientez une minute, puis réessayez.",
};
