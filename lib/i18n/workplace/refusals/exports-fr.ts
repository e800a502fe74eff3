import type { exportRefusalsEn } from "./exports-en.ts";

/** Why something about an export of everything was refused, or went wrong, in French. */
export const exportRefusalsFr: Record<keyof typeof exportRefusalsEn, string> = {
	exportRunning: "Un export est déjà en cours. Attendez qu’il soit prêt, ou annulez-le.",
	deletionName: "Saisissez le nom de l’organisation exactement comme il est écrit ci-dessus.",
	deletionAsked: "La suppression des documents est déjà demandée.",
	deletionBegun: "Les documents sont en cours de suppression\u202f: il n’est plus possible d’y renoncer.",
	deletionPending:
		"Tous les documents du compte vont être supprimés\u202f: rien ne peut être envoyé tant qu’un administrateur n’y renonce pas dans les réglages.",
	exportGone: "Cet export n’existe pas. Il est conservé 24 heures, pour la personne qui l’a demandé.",
	exportNoSpace: "L’installation n’a plus assez d’espace. Prévenez votre administrateur, puis réessayez.",
	exportOther: "Un problème est survenu de notre côté. Le journal du serveur en dit plus.",
};
