import type { MailDeed } from "../mail/mail-task.ts";
import type { SmsCatalogue, SmsTask } from "./en.ts";

const verbs: Record<SmsTask, string> = { sign: "signer", review: "relire" };
const participles: Record<MailDeed, string> = { signed: "signé", approved: "approuvé", finished: "terminé" };

/** French words of text messages. */
export const fr: SmsCatalogue = {
	request: (task, sender, title, url) =>
		`${sender} vous demande de ${verbs[task]} «\u00a0${title}\u00a0»\u00a0: ${url}`,
	turn: (task, sender, title, url) => `À vous de ${verbs[task]} «\u00a0${title}\u00a0» pour ${sender}\u00a0: ${url}`,
	reminder: (task, sender, title, url) =>
		`Rappel\u00a0: ${sender} attend votre ${task === "review" ? "relecture de" : "signature sur"} «\u00a0${title}\u00a0»\u00a0: ${url}`,
	newLink: (title, url) => `Votre nouveau lien vers «\u00a0${title}\u00a0»\u00a0: ${url}`,
	expiring: (task, sender, title, url) =>
		`Il reste peu de temps pour ${verbs[task]} «\u00a0${title}\u00a0» pour ${sender}\u00a0: ${url}`,
	corrected: (sender, title, url) => `${sender} a corrigé «\u00a0${title}\u00a0». À revoir\u00a0: ${url}`,
	code: (code, title, minutes) =>
		`${code} est votre code pour «\u00a0${title}\u00a0». Il sert pendant ${minutes} minutes. Ne le communiquez pas.`,
	completed: (deed, title, url) =>
		`Tout le monde a ${participles[deed]} «\u00a0${title}\u00a0». Votre exemplaire\u00a0: ${url}`,
	identityAccepted: (title, url) =>
		`Votre identité est confirmée. Vous pouvez ouvrir «\u00a0${title}\u00a0»\u00a0: ${url}`,
	identityRejected: (title, url, triesLeft) =>
		`Votre pièce d’identité n’a pas été acceptée pour «\u00a0${title}\u00a0». ${triesLeft > 0 ? "Voir pourquoi et réessayer" : "Voir pourquoi"}\u00a0: ${url}`,
	sandbox: (text) => `[Test] ${text}`,
};
