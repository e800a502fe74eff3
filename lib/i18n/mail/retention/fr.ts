import type { RetentionWords } from "./en.ts";

/** The same in French. */
export const retentionFr: RetentionWords = {
	subject: (count, day) =>
		count === 1 ? `Un document sera supprimé le ${day}` : `${count} documents seront supprimés le ${day}`,
	heading: (count) =>
		count === 1 ? "Un document sera bientôt supprimé" : `${count} documents seront bientôt supprimés`,
	lead: (count, account, day) =>
		`${account} ne conserve pas les documents terminés indéfiniment. Le ${day}, ${count === 1 ? "un document que vous avez envoyé sera mis" : `${count} documents que vous avez envoyés seront mis`} à la corbeille.`,
	leadOther: (count, sender, account, day) =>
		`${account} ne conserve pas les documents terminés indéfiniment. Le ${day}, ${count === 1 ? `un document envoyé par ${sender} sera mis` : `${count} documents envoyés par ${sender} seront mis`} à la corbeille. Cette personne n’est plus là\u00a0: c’est donc vous qui recevez cet e-mail.`,
	title: "Terminés le",
	more: (count) => (count === 1 ? "et un autre" : `et ${count} autres`),
	button: "Voir vos documents",
	trash: "À la corbeille, on peut les reprendre pendant 30 jours\u00a0; ensuite, ils sont supprimés définitivement.",
	keeps: "Leurs certificats d’achèvement sont conservés.",
	keepsNothing: "Téléchargez avant cela ce que vous voulez garder.",
	hold: "Un administrateur peut protéger un document qui doit rester.",
};
