import type { handOverEn } from "./en.ts";

/** French words of a signing that one person has handed over to another. */
export const handOverFr: typeof handOverEn = {
	subject: (former, title, person) => `${former} a confié «\u00a0${title}\u00a0» à ${person}`,
	heading: (former, person, task) =>
		`${former} a confié la ${task === "review" ? "relecture" : "signature"} à ${person}`,
	lead: (former, person) =>
		`${person} a reçu sa propre demande, avec un lien personnel. Le lien de ${former} ne fonctionne plus, et ce qui y avait été saisi a été retiré.`,
	state: "Confié",
	toYou: (former, task) =>
		`${former} devait ${task === "review" ? "relire" : "signer"} ce document et vous a désigné à sa place.`,
	reason: (former, reason) => `${former} écrit\u00a0: «\u00a0${reason}\u00a0»`,
};
