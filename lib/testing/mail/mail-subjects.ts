import type { MailKind } from "#lib/queue/definitions.ts";

/** Of the document that the samples are about (sample-content.ts). */
const TITLE = "Lease agreement, 12 Harbour Street";

/** The subject of every sample, in English and French. */
export const MAIL_SUBJECTS: Record<MailKind, [en: string, fr: string]> = {
	"please-sign": [`Mia Chen asked you to sign “${TITLE}”`, `Mia Chen vous demande de signer « ${TITLE} »`],
	"your-turn": [`Your turn to sign “${TITLE}”`, `À vous de signer « ${TITLE} »`],
	reminder: [`Reminder: please sign “${TITLE}”`, `Rappel : merci de signer « ${TITLE} »`],
	"new-link": [`Your new link to “${TITLE}”`, `Votre nouveau lien vers « ${TITLE} »`],
	expiring: [`Sign “${TITLE}” before it expires`, `Signez « ${TITLE} » avant son expiration`],
	"signer-completed": [`Completed: “${TITLE}”`, `Terminé : « ${TITLE} »`],
	"signer-declined": [`Declined: “${TITLE}”`, `Refusé : « ${TITLE} »`],
	"signer-revoked": [`Revoked: “${TITLE}”`, `Révoqué : « ${TITLE} »`],
	"signer-expired": [`Expired: “${TITLE}”`, `Expiré : « ${TITLE} »`],
	"signer-not-needed": [`No action needed: “${TITLE}”`, `Aucune action requise : « ${TITLE} »`],
	"signer-released": [`Request cancelled: “${TITLE}”`, `Demande annulée : « ${TITLE} »`],
	"copy-sent": [`Mia Chen copied you on “${TITLE}”`, `Mia Chen vous a mis en copie de « ${TITLE} »`],
	"copy-completed": [`Completed: “${TITLE}”`, `Terminé : « ${TITLE} »`],
	"sender-viewed": [`Omar Diaz viewed “${TITLE}”`, `Omar Diaz a consulté « ${TITLE} »`],
	"sender-signed": [`Omar Diaz signed “${TITLE}”`, `Omar Diaz a signé « ${TITLE} »`],
	"sender-declined": [`Ana Petrova declined to sign “${TITLE}”`, `Ana Petrova a refusé de signer « ${TITLE} »`],
	"sender-reassigned": [
		`Ana Petrova reassigned “${TITLE}” to Omar Diaz`,
		`Ana Petrova a réattribué « ${TITLE} » à Omar Diaz`,
	],
	"sender-completed": [`Completed: “${TITLE}”`, `Terminé : « ${TITLE} »`],
	"sender-expiring": [`Expires soon: “${TITLE}”`, `Expire bientôt : « ${TITLE} »`],
	"sender-expired": [`Expired: “${TITLE}”`, `Expiré : « ${TITLE} »`],
	"sender-delivery-failed": [`Not delivered to Omar Diaz: “${TITLE}”`, `Non remis à Omar Diaz : « ${TITLE} »`],
	"sender-seal-failed": [`Signed but not sealed yet: “${TITLE}”`, `Signé, mais pas encore scellé : « ${TITLE} »`],
	"sender-pages-undrawn": [`Can’t be signed: “${TITLE}”`, `Ne peut pas être signé : « ${TITLE} »`],
	corrected: [`Mia Chen corrected “${TITLE}”`, `Mia Chen a corrigé « ${TITLE} »`],
	"sender-not-corrected": [`Correction discarded: “${TITLE}”`, `Correction abandonnée : « ${TITLE} »`],
	"sender-send-failed": [`Not sent: “${TITLE}”`, `Non envoyé : « ${TITLE} »`],
	"proof-code": [`Your code for “${TITLE}”`, `Votre code pour « ${TITLE} »`],
	"identity-accepted": [`You can now open “${TITLE}”`, `Vous pouvez ouvrir « ${TITLE} »`],
	"identity-rejected": [
		`Your identity document wasn’t accepted: “${TITLE}”`,
		`Votre pièce d’identité n’a pas été acceptée : « ${TITLE} »`,
	],
	"sender-identity-review": [
		`Review Omar Diaz’s identity document for “${TITLE}”`,
		`À examiner : pièce d’identité de Omar Diaz pour « ${TITLE} »`,
	],
	"sender-identity-failed": [
		`Omar Diaz’s identity document wasn’t accepted: “${TITLE}”`,
		`Pièce d’identité de Omar Diaz non acceptée : « ${TITLE} »`,
	],
	"sender-proof-locked": [`Locked for Omar Diaz: “${TITLE}”`, `Verrouillé pour Omar Diaz : « ${TITLE} »`],
	"factor-changed": [
		"An authenticator app was added to your account",
		"Une application d’authentification a été ajoutée à votre compte",
	],
	"password-reset": ["Choose a new password for Signet", "Choisissez un nouveau mot de passe pour Signet"],
	"webhook-disabled": ["Webhook disabled: hooks.harbour.example", "Webhook désactivé : hooks.harbour.example"],
	retention: [
		"3 documents move to the trash on Feb 28, 2026",
		"3 documents seront mis à la corbeille le 28 févr. 2026",
	],
	"brand-domain-lost": [
		"Emails are no longer sent from harbour.example",
		"Les e-mails ne sont plus envoyés depuis harbour.example",
	],
	"security-changed": ["New API key in Harbour Homes", "Nouvelle clé d’API dans Harbour Homes"],
	"export-started": ["A full export of Harbour Homes was started", "Un export complet de Harbour Homes a été lancé"],
	"export-ready": ["The full export of Harbour Homes is ready", "L’export complet de Harbour Homes est prêt"],
	"deletion-started": [
		"All documents in Harbour Homes will be deleted",
		"Tous les documents de Harbour Homes seront supprimés",
	],
	"deletion-reminder": [
		"All documents in Harbour Homes will be deleted in 3 days",
		"Dans trois jours, tous les documents de Harbour Homes seront supprimés",
	],
	"deletion-undone": [
		"Deletion of all documents in Harbour Homes cancelled",
		"La suppression des documents de Harbour Homes est annulée",
	],
	"deletion-done": [
		"All documents in Harbour Homes have been deleted",
		"Tous les documents de Harbour Homes ont été supprimés",
	],
	"identity-answered": [
		"Ana Petrova declined your request to send on their behalf",
		"Ana Petrova refuse l’envoi de documents en son nom",
	],
	"behalf-sent": [`Sent on your behalf: “${TITLE}”`, `Envoyé en votre nom : « ${TITLE} »`],
	"behalf-revoked": [`Revoked: “${TITLE}”`, `Révoqué : « ${TITLE} »`],
	"behalf-reassigned": [`Ana Petrova will now sign “${TITLE}”`, `Ana Petrova signe désormais « ${TITLE} »`],
	"behalf-reminded": [`Ana Petrova was reminded about “${TITLE}”`, `Rappel envoyé à Ana Petrova : « ${TITLE} »`],
	"identity-request": [
		"Harbour Homes wants to send documents on your behalf",
		"Harbour Homes souhaite envoyer des documents en votre nom",
	],
	invitation: [
		"Mia Chen invited you to Harbour Homes on Signet",
		"Mia Chen vous invite à rejoindre Harbour Homes sur Signet",
	],
};
