import type { correctionsEn } from "./en.ts";

const verbs = { sign: "signer", review: "relire", host: "faire signer" };

/** French words of a document that was corrected after it was sent, or was not. */
export const correctionsFr: typeof correctionsEn = {
	subject: (sender, title) => `${sender} a corrigé «\u00a0${title}\u00a0»`,
	heading: (sender) => `${sender} a corrigé le document`,
	lead: (task, who) =>
		`${who} a corrigé le document que vous avez été invité à ${verbs[task]}. Ce que vous avez saisi est conservé là où cela convient encore. Vos liens précédents mènent aussi au document corrigé.`,
	state: "Corrigé",
	releasedSubject: (title) => `Demande retirée\u00a0: «\u00a0${title}\u00a0»`,
	releasedHeading: {
		sign: "Votre signature n’est plus demandée",
		review: "Votre relecture n’est plus demandée",
		host: "Vous n’avez plus à faire signer ce document",
	},
	releasedLead: (who) =>
		`${who} a changé les participants de ce document. Les liens que vous avez reçus ne fonctionnent plus et vous n’avez plus rien à faire.`,
	discardedSubject: (title) => `Non corrigé\u00a0: «\u00a0${title}\u00a0»`,
	discardedHeading: "Votre correction a été abandonnée",
	discardedLead:
		"Personne ne l’a poursuivie pendant un jour\u00a0: elle a donc été abandonnée. Le document reste tel qu’il a été envoyé et ses signataires poursuivent. Vous pouvez commencer une nouvelle correction.",
	discardedState: "Abandonnée",
};
