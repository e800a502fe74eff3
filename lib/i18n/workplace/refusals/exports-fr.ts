import type { exportRefusalsEn } from "./exports-en.ts";

/** Why something about an export of everything was refused, or went wrong, in French. */
export const exportRefusalsFr: Record<keyof typeof exportRefusalsEn, string> = {
	exportRunning: "Un export est déjà en cours. Attendez qu’il soit prêt, ou annulez-le.",
	exportGone: "Cet export n’existe pas. Il est conservé 24 heures, pour la personne qui l’a demandé.",
	exportNoSpace: "L’installation n’a plus assez d’espace. Prévenez votre administrateur, puis réessayez.",
	exportOther: "Un problème est survenu de notre côté. Le journal du serveur en dit plus.",
};
