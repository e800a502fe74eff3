import type { MailKind } from "#lib/jobs/definitions.ts";

/** Of the document that the samples are about (sample-content.ts). */
const TITLE = "Lease agreement, 12 Harbour Street";

/** The subject of every sample, in English and French. */
export const MAIL_SUBJECTS: Record<MailKind, [en: string, fr: string]> = {
	"please-sign": [`Mia Chen asks you to sign “${TITLE}”`, `Mia Chen vous demande de signer « ${TITLE} »`],
	"your-turn": [`Your turn to sign “${TITLE}”`, `À vous de signer « ${TITLE} »`],
	reminder: [`Reminder: please sign “${TITLE}”`, `Rappel : merci de signer « ${TITLE} »`],
	"new-link": [`Your new link to “${TITLE}”`, `Votre nouveau lien vers « ${TITLE} »`],
	expiring: [`Little time left to sign “${TITLE}”`, `Plus que peu de temps pour signer « ${TITLE} »`],
	"signer-completed": [`Completed: “${TITLE}”`, `Terminé : « ${TITLE} »`],
	"signer-declined": [`Declined: “${TITLE}”`, `Refusé : « ${TITLE} »`],
	"signer-revoked": [`Withdrawn: “${TITLE}”`, `Retiré : « ${TITLE} »`],
	"signer-expired": [`Expired: “${TITLE}”`, `Expiré : « ${TITLE} »`],
	"signer-not-needed": [`Nothing left to do: “${TITLE}”`, `Plus rien à faire : « ${TITLE} »`],
	"signer-released": [`Request withdrawn: “${TITLE}”`, `Demande retirée : « ${TITLE} »`],
	"copy-sent": [
		`In copy: Mia Chen sent “${TITLE}” for signature`,
		`En copie : Mia Chen a envoyé « ${TITLE} » pour signature`,
	],
	"copy-completed": [`Completed: “${TITLE}”`, `Terminé : « ${TITLE} »`],
	"sender-viewed": [`Omar Diaz opened “${TITLE}”`, `Omar Diaz a ouvert « ${TITLE} »`],
	"sender-signed": [`Omar Diaz signed “${TITLE}”`, `Omar Diaz a signé « ${TITLE} »`],
	"sender-declined": [`Ana Petrova declined to sign “${TITLE}”`, `Ana Petrova a refusé de signer « ${TITLE} »`],
	"sender-reassigned": [
		`Ana Petrova handed “${TITLE}” over to Omar Diaz`,
		`Ana Petrova a confié « ${TITLE} » à Omar Diaz`,
	],
	"sender-completed": [`Completed: “${TITLE}”`, `Terminé : « ${TITLE} »`],
	"sender-expiring": [`Little time left: “${TITLE}”`, `Délai bientôt écoulé : « ${TITLE} »`],
	"sender-expired": [`Expired: “${TITLE}”`, `Expiré : « ${TITLE} »`],
	"sender-delivery-failed": [`Not delivered to Omar Diaz: “${TITLE}”`, `Non remis à Omar Diaz : « ${TITLE} »`],
	"sender-seal-failed": [`Signed, but not sealed yet: “${TITLE}”`, `Signé, mais pas encore scellé : « ${TITLE} »`],
	"sender-pages-undrawn": [`Cannot be signed: “${TITLE}”`, `Ne peut pas être signé : « ${TITLE} »`],
	corrected: [`Mia Chen corrected “${TITLE}”`, `Mia Chen a corrigé « ${TITLE} »`],
	"sender-not-corrected": [`Not corrected: “${TITLE}”`, `Non corrigé : « ${TITLE} »`],
	"sender-send-failed": [`Not sent: “${TITLE}”`, `Non envoyé : « ${TITLE} »`],
	"proof-code": [`Your code for “${TITLE}”`, `Votre code pour « ${TITLE} »`],
	"identity-accepted": [`You can now open “${TITLE}”`, `Vous pouvez ouvrir « ${TITLE} »`],
	"identity-rejected": [
		`Your identity document was not accepted: “${TITLE}”`,
		`Votre pièce d’identité n’a pas été acceptée : « ${TITLE} »`,
	],
	"sender-identity-review": [
		`To check: identity document of Omar Diaz for “${TITLE}”`,
		`À vérifier : pièce d’identité de Omar Diaz pour « ${TITLE} »`,
	],
	"sender-identity-failed": [
		`Identity document of Omar Diaz refused: “${TITLE}”`,
		`Pièce d’identité de Omar Diaz refusée : « ${TITLE} »`,
	],
	"sender-proof-locked": [`Locked for Omar Diaz: “${TITLE}”`, `Verrouillé pour Omar Diaz : « ${TITLE} »`],
	"factor-changed": ["An authenticator app was added", "Une application d’authentification a été ajoutée"],
	"password-reset": ["Choose a new password for Signet", "Choisissez un nouveau mot de passe pour Signet"],
	"webhook-disabled": [
		"Events no longer go to hooks.harbour.example",
		"Plus aucun événement n’est envoyé à hooks.harbour.example",
	],
	retention: ["3 documents are deleted on Feb 28, 2026", "3 documents seront supprimés le 28 févr. 2026"],
	"brand-domain-lost": ["Emails no longer come from harbour.example", "Les e-mails ne partent plus de harbour.example"],
	"security-changed": ["New API key in Harbour Homes", "Nouvelle clé d’API dans Harbour Homes"],
	"export-started": [
		"An export of everything in Harbour Homes was started",
		"Un export de toutes les données de Harbour Homes a été lancé",
	],
	"export-ready": [
		"The export of everything in Harbour Homes is ready",
		"L’export de toutes les données de Harbour Homes est prêt",
	],
	"deletion-started": [
		"All documents of Harbour Homes are to be deleted",
		"Tous les documents de Harbour Homes vont être supprimés",
	],
	"deletion-reminder": [
		"In three days all documents of Harbour Homes are deleted",
		"Dans trois jours, tous les documents de Harbour Homes seront supprimés",
	],
	"deletion-undone": ["The documents of Harbour Homes stay", "Les documents de Harbour Homes sont conservés"],
	"deletion-done": ["All documents of Harbour Homes are deleted", "Tous les documents de Harbour Homes sont supprimés"],
	"identity-answered": [
		"Ana Petrova said no to sending in their name",
		"Ana Petrova refuse l’envoi de documents en son nom",
	],
	"behalf-sent": [`Sent in your name: “${TITLE}”`, `Envoyé en votre nom : « ${TITLE} »`],
	"behalf-revoked": [`Withdrawn: “${TITLE}”`, `Retiré : « ${TITLE} »`],
	"behalf-reassigned": [`Ana Petrova now signs “${TITLE}”`, `Ana Petrova signe désormais « ${TITLE} »`],
	"behalf-reminded": [`Ana Petrova was reminded of “${TITLE}”`, `Rappel envoyé à Ana Petrova : « ${TITLE} »`],
	"identity-request": [
		"Harbour Homes wants to send documents in your name",
		"Harbour Homes souhaite envoyer des documents en votre nom",
	],
	invitation: [
		"Mia Chen invites you to Harbour Homes on Signet",
		"Mia Chen vous invite à rejoindre Harbour Homes sur Signet",
	],
};
