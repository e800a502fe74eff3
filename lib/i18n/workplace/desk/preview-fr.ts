import type { DeskPreviewMessages } from "./preview-en.ts";

export const deskPreviewFr: DeskPreviewMessages = {
	title: "Aperçu",
	about: "Ce que voit le signataire. Rien n’est envoyé, gardé ni journalisé.",
	for: "Voir comme",
	screen: "Écran",
	desktop: "Ordinateur",
	phone: "Téléphone",
	back: "Revenir au document",
	page: "Page de signature de {name}",
	saving: "Enregistrement de vos dernières modifications…",
	notSaved: "L’aperçu montre ce qui est enregistré, et vos dernières modifications ne le sont pas encore.",
	again: "Réessayer",
	kept: "Aperçu\u202f: essayez, rien n’est gardé",
	code: "Ceci est un aperçu\u202f: le signataire reçoit ici un code qui lui est propre.",
	ended: {
		finished: "{name} aurait terminé ici",
		next: "La signature serait enregistrée, et ce serait au tour de {names}.",
		together: "La signature serait enregistrée. Une fois {names} passés à leur tour, le document suivrait son cours.",
		last: "La signature serait enregistrée et le document scellé. Chacun en recevrait une copie.",
		leads: "La page mènerait ensuite à {url}.",
		declined: "{name} aurait refusé",
		declinedText: "Le document s’arrêterait là, et vous en connaîtriez la raison.",
		nothing: "C’était un aperçu\u202f: rien n’a été envoyé, gardé ni journalisé.",
		again: "Recommencer",
	},
};
