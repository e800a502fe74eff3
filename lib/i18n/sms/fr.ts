import type { SmsCatalogue } from "./en.ts";

/** French words of text messages. */
export const fr: SmsCatalogue = {
	request: (sender, title, url) => `${sender} vous demande de signer «\u00a0${title}\u00a0»\u00a0: ${url}`,
	turn: (sender, title, url) => `À vous de signer «\u00a0${title}\u00a0» pour ${sender}\u00a0: ${url}`,
	reminder: (sender, title, url) =>
		`Rappel\u00a0: ${sender} attend votre signature sur «\u00a0${title}\u00a0»\u00a0: ${url}`,
	newLink: (title, url) => `Votre nouveau lien vers «\u00a0${title}\u00a0»\u00a0: ${url}`,
	expiring: (sender, title, url) =>
		`Il reste peu de temps pour signer «\u00a0${title}\u00a0» pour ${sender}\u00a0: ${url}`,
	completed: (title, url) => `Tout le monde a signé «\u00a0${title}\u00a0». Votre exemplaire\u00a0: ${url}`,
	sandbox: (text) => `[Test] ${text}`,
};
