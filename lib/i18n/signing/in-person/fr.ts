import type { InPersonMessages } from "./en.ts";

/** Les mots des pages affichées sur l’appareil d’un hôte avant qu’un signataire le prenne, et après qu’il l’a rendu. */
export const inPersonFr: InPersonMessages = {
	host: "votre hôte",
	readyTitle: "Passez l’appareil à {signer}",
	readyText:
		"Ce document est destiné à {signer}, qui le lit et le signe sur cet appareil. Rien n’en est affiché d’ici là.",
	begunText: "{signer} a commencé. Ce qui est déjà saisi est conservé et réapparaît quand {signer} reprend.",
	question: "Êtes-vous {signer}\u00a0?",
	record: "Continuez seulement si c’est le cas. Votre confirmation est conservée avec le document.",
	asks: {
		AccessCode: "Vous saisirez ensuite le code d’accès que {sender} vous a donné.",
		EmailOTP: "Un code sera ensuite envoyé à votre propre adresse e-\u2060mail.",
		SMSOTP: "Un code sera ensuite envoyé sur votre propre téléphone.",
	},
	iAm: "Je suis {signer}",
	waitingTitle: "Ce n’est pas encore le tour de {signer}",
	waitingText: "C’est d’abord à quelqu’un d’autre. Rouvrez cette page quand {signer} pourra signer.",
	waitingScheduled: "Le document n’a pas encore été envoyé.",
	signedTitle: "{signer} a signé",
	signedText: "Merci. Rendez maintenant l’appareil à {host}\u00a0: rien de ce qui a été saisi n’y est plus affiché.",
	copySent: "Quand tout le monde aura signé, le document scellé sera envoyé à l’adresse personnelle de {signer}.",
	copyAsked: "{signer} peut demander à {sender} un exemplaire du document scellé.",
	declinedTitle: "{signer} a refusé de signer",
	declinedText: "{sender} en a été informé. L’appareil revient à {host}\u00a0; il n’y a plus rien à faire ici.",
};
